import { type Strings, ui } from '../../../i18n/strings.ts';
import { type PracticeWords, practiceWords } from '../../questions/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../words/speech.ts';

/** All words of sitting an exam, in the page's language. */
export interface SitWords extends PracticeWords {
  readonly sit: Strings<'sit'>;
  readonly levels: Strings<'levels'>;
}

/** What every part of an exam that is sat needs to speak. */
export type Speech = SpeechOf<SitWords>;

/** Collects the words of an exam from a page's translations; an answer is given here, and not checked. */
export function sitWords(t: { all(): object }): SitWords {
  const [words, sit, levels] = [practiceWords(t), ui(t, 'sit'), ui(t, 'levels')];
  return { ...words, practice: { ...words.practice, check: sit.answer }, sit, levels };
}

export const { SpeechProvider, useSpeech } = makeSpeech<SitWords>('an exam');
