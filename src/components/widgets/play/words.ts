import type { Strings } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';

/** The words in which a table and what happens at it are told. */
export interface PlayWords extends HandWords {
  readonly play: Strings<'play'>;
}
