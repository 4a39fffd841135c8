import type { Strings } from '../../../i18n/strings.ts';
import type { HandWords } from '../../base/hand/label.ts';
import { type Speech as SpeechOf, makeSpeech, wordsOf } from '../../base/words/speech.ts';
import type { StepWords } from '../../base/steps/step-text.ts';

/** All words of the scorer in the page's language. */
export interface ScorerStrings extends HandWords, StepWords {
  readonly scorer: Strings<'scorer'>;
  readonly refusal: Strings<'refusal'>;
}

/** What is said until the scorer of MCR is there. */
export type WaitingWords = Pick<Strings<'scorer'>, 'loading' | 'missing' | 'missing.again'>;

/** What every part of the scorer needs to speak. */
export type Speech = SpeechOf<ScorerStrings>;

/** Every word that only the page around the scorer says. */
const OF_THE_PAGE = ['title', 'description', 'noscript', 'scores', 'loading', 'missing'];

/** Collects the words of the scorer from a page's translations. */
export function scorerWords(t: { all(): object }): ScorerStrings {
  const words = wordsOf<ScorerStrings>(t, ['scorer', 'refusal', 'hand', 'tile', 'step', 'fu', 'yaku', 'book']);
  const own = Object.entries(words.scorer).filter(([key]) => !OF_THE_PAGE.includes(key.split('.')[0] ?? ''));
  return { ...words, scorer: Object.fromEntries(own) as ScorerStrings['scorer'] };
}

export const { SpeechProvider, useSpeech } = makeSpeech<ScorerStrings>('the scorer');
