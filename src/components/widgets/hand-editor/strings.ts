import type { Strings } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';
import { type IslandStrings, makeIslandStrings, wordsOf } from '../../base/words/strings.ts';
import type { ReadingWords } from '../../base/words/other-reading.ts';
import type { StepWords } from '../../base/steps/step-text.ts';

/** All texts of the scorer in the page's language. */
export interface ScorerWords extends HandWords, StepWords {
  readonly scorer: Strings<'scorer'>;
  readonly refusal: Strings<'refusal'>;
  readonly reading: ReadingWords;
}

/** Texts shown while the MCR scorer loads. */
export type WaitingWords = Pick<Strings<'scorer'>, 'loading' | 'missing' | 'missing.again'>;

/** Strings for all parts of the scorer. */
export type ScorerStrings = IslandStrings<ScorerWords>;

/** Text groups used only by the page around the scorer. */
const OF_THE_PAGE = ['title', 'description', 'noscript', 'scores', 'loading'];

/** What `bookName` finds in the header of the page. */
const OF_THE_HEADER = /^(?:with|house)/;

/** Collects the texts of the scorer from a page's translations. */
export function scorerWords(t: { all(): object }): ScorerWords {
  const words = wordsOf<ScorerWords>(t, ['scorer', 'refusal', 'reading', 'hand', 'tile', 'step', 'fu', 'yaku', 'book']);
  const own = Object.entries(words.scorer).filter(([key]) => !OF_THE_PAGE.includes(key.split('.')[0] ?? ''));
  const books = Object.entries(words.book).filter(([key]) => !OF_THE_HEADER.test(key));
  return {
    ...words,
    scorer: Object.fromEntries(own) as ScorerWords['scorer'],
    book: Object.fromEntries(books) as ScorerWords['book'],
  };
}

export const { StringsProvider, useStrings } = makeIslandStrings<ScorerWords>('the scorer');
