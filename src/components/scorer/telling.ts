import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Strings, ui } from '../../i18n/strings.ts';
import type { HandWords } from '../hand/label.ts';
import type { StepWords } from '../words/step-text.ts';

/** All words of the scorer in the page's language. */
export interface ScorerWords extends HandWords, StepWords {
  readonly scorer: Strings<'scorer'>;
  readonly refusal: Strings<'refusal'>;
}

/** What every part of the scorer needs to speak: the words, the language of numbers, the locale of links. */
export interface Speech {
  readonly words: ScorerWords;
  readonly lang: string;
  readonly locale: string | undefined;
}

const GROUPS = ['scorer', 'refusal', 'hand', 'tile', 'step', 'fu', 'yaku', 'book'] as const;

/** Every word that only the page around the scorer says. */
const OF_THE_PAGE = ['title', 'description', 'noscript', 'scores'];

/** Collects the words of the scorer from a page's translations. */
export function scorerWords(t: { all(): object }): ScorerWords {
  const words = Object.fromEntries(GROUPS.map((group) => [group, ui(t, group)])) as unknown as ScorerWords;
  const own = Object.entries(words.scorer).filter(([key]) => !OF_THE_PAGE.includes(key.split('.')[0] ?? ''));
  return { ...words, scorer: Object.fromEntries(own) as ScorerWords['scorer'] };
}

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives a language to everything inside. */
export const SpeechProvider = SpeechContext.Provider;

/** The language of the scorer around a component. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('a part of the scorer stands outside it');
  return speech;
}
