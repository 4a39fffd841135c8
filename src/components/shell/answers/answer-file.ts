import type { GameId } from '../../../engine/rulebooks/ids.ts';
import type { Place } from '../../base/words/clause.ts';

/** What a question may ask for: the unit that it names decides between entries of one name. */
export type AnswerKind = 'fu' | 'han' | 'option' | 'term';

/** Something that a rulebook says and that can be asked by name. */
export interface AnswerEntry {
  readonly kind: AnswerKind;
  readonly title: string;
  /** The names under which it is asked for, each whole. */
  readonly names: readonly string[];
  /** What the rulebook says: `2 fu`, `3,000 in total`. */
  readonly says: string;
  readonly place: Place | undefined;
}

/** What a word of a question stands for. */
export const ASKED_PARTS = [
  'han',
  'fu',
  'counters',
  'dealer',
  'other',
  'draw',
  'discard',
  'points',
  'not',
  'asking',
] as const;
export type AskedPart = (typeof ASKED_PARTS)[number];

/** How questions are worded in a language. */
export interface AskedWords {
  readonly parts: Readonly<Record<AskedPart, readonly string[]>>;
  /** The numbers from one on. */
  readonly numbers: readonly string[];
  /** The names of the limits by their ids. */
  readonly limits: Readonly<Record<string, readonly string[]>>;
}

/** What the search answers by one rulebook in one language; built with the site and fetched with the first question. */
export interface AnswerFile {
  readonly game: GameId;
  readonly book: string;
  readonly lang: string;
  readonly locale: string | undefined;
  readonly asked: AskedWords;
  readonly entries: readonly AnswerEntry[];
  /** Strings for what is counted in the browser, by their keys. */
  readonly words: Readonly<Record<string, string>>;
  /** The places of the rules that payments rest on, by the rules' ids. */
  readonly places: Readonly<Record<string, Place>>;
}

/** The address of such a file below the root of the site. */
export const answersPath = (book: string, locale: string | undefined): string =>
  `${locale ? `${locale}/` : ''}answers/${book}.json`;

/** An answer as the search shows it. */
export interface Answer {
  readonly title: string;
  readonly lines: readonly string[];
  readonly place: Place | undefined;
}
