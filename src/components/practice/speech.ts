import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Strings, ui } from '../../i18n/strings.ts';
import type { HandWords } from '../hand/label.ts';
import type { StepWords } from '../words/step-text.ts';

/** All words of practice in the page's language. */
export interface PracticeWords extends HandWords, StepWords {
  readonly practice: Strings<'practice'>;
  readonly sets: Strings<'sets'>;
  readonly mistake: Strings<'mistake'>;
}

/** What every part of practice needs to speak: the words, the language of numbers, the locale of links. */
export interface Speech {
  readonly words: PracticeWords;
  readonly lang: string;
  readonly locale: string | undefined;
}

const GROUPS = ['practice', 'mistake', 'hand', 'tile', 'step', 'fu', 'sets', 'yaku', 'book'] as const;

/** Collects the words of practice from a page's translations. */
export const practiceWords = (t: { all(): object }): PracticeWords =>
  Object.fromEntries(GROUPS.map((group) => [group, ui(t, group)])) as unknown as PracticeWords;

const SpeechContext = createContext<Speech | undefined>(undefined);

/** Gives a language to everything inside. */
export const SpeechProvider = SpeechContext.Provider;

/** The language of practice around a component. */
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('a part of practice stands outside it');
  return speech;
}
