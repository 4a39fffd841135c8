import { type Strings, ui } from '../../../i18n/strings.ts';
import { type PracticeWords, practiceWords } from '../../questions/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../words/speech.ts';

/** All words of a sheet that is shown to whoever filled it in, in the page's language. */
interface FeedbackWords extends PracticeWords {
  readonly feedback: Strings<'feedback'>;
  readonly levels: Strings<'levels'>;
}

/** What every part of such a sheet needs to speak. */
export type Speech = SpeechOf<FeedbackWords>;

/** Collects the words of such a sheet from a page's translations. */
export const feedbackWords = (t: { all(): object }): FeedbackWords => ({
  ...practiceWords(t),
  feedback: ui(t, 'feedback'),
  levels: ui(t, 'levels'),
});

export const { SpeechProvider, useSpeech } = makeSpeech<FeedbackWords>('a sheet that is shown');
