import type { FanId } from '../../../engine/mcr/index.ts';
import type { Strings } from '../../../i18n/strings.ts';

/** A fan in words: its names and what makes it, each with its language where that is not the page's. */
export interface FanWord {
  readonly name: string;
  readonly nameLang?: string;
  readonly is: string;
  readonly isLang?: string;
  readonly chinese: string;
  /** Normalised text of all its names, as `searchable` makes it. */
  readonly sought: string;
}

/** All MCR texts in one language. */
export interface McrWords {
  readonly fans: Readonly<Record<FanId, FanWord>>;
  readonly mcr: Strings<'mcr'>;
  readonly mistake: Strings<'mcr-mistake'>;
  readonly lacks: Strings<'mcr-lacks'>;
}
