import type { Strings } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';

/** Words that describe a table and its events. */
export interface PlayWords extends HandWords {
  readonly play: Strings<'play'>;
}
