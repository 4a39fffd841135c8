import { type Strings, ui } from '../../../i18n/strings.ts';
import { type PracticeWords, practiceWords } from '../../questions/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../words/speech.ts';

/** All words of examining on paper and at the desk, in the page's language. */
export interface SupervisedWords extends PracticeWords {
  readonly supervised: Strings<'supervised'>;
  readonly levels: Strings<'levels'>;
}

/** What every part of these pages needs to speak. */
export type Speech = SpeechOf<SupervisedWords>;

/** Collects the words of these pages from a page's translations. */
export const supervisedWords = (t: { all(): object }): SupervisedWords => ({
  ...practiceWords(t),
  supervised: ui(t, 'supervised'),
  levels: ui(t, 'levels'),
});

export const { SpeechProvider, useSpeech } = makeSpeech<SupervisedWords>('a supervised exam');
