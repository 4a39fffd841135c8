import type { Strings } from '../../../i18n/strings.ts';
import type { PlayWords } from '../play/words.ts';
import { type IslandStrings, makeIslandStrings, wordsOf } from '../../base/words/strings.ts';
import type { ReadingWords } from '../../base/words/other-reading.ts';
import type { StepWords } from '../../base/steps/step-text.ts';

/** All texts of practice in the page's language. */
export interface PracticeWords extends PlayWords, StepWords {
  readonly practice: Strings<'practice'>;
  readonly sets: Strings<'sets'>;
  readonly mistake: Strings<'mistake'>;
  readonly reading: ReadingWords;
}

/** The texts of practice with the page's language and locale. */
export type PracticeStrings = IslandStrings<PracticeWords>;

/** Collects the texts of practice from a page's translations. */
export const practiceWords = (t: { all(): object }): PracticeWords =>
  wordsOf<PracticeWords>(t, [
    'practice',
    'play',
    'mistake',
    'reading',
    'hand',
    'tile',
    'step',
    'fu',
    'sets',
    'yaku',
    'book',
  ]);

export const { StringsProvider, useStrings } = makeIslandStrings<PracticeWords>('practice');
