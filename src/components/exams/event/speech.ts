import { type Strings, ui } from '../../../i18n/strings.ts';
import { type PracticeWords, practiceWords } from '../../questions/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../words/speech.ts';

/** All words of the page of an event, in the page's language. */
interface EventWords extends PracticeWords {
  readonly event: Strings<'event'>;
  readonly levels: Strings<'levels'>;
}

/** What every part of the page of an event needs to speak. */
export type Speech = SpeechOf<EventWords>;

/** Collects the words of the page of an event from a page's translations. */
export const eventWords = (t: { all(): object }): EventWords => ({
  ...practiceWords(t),
  event: ui(t, 'event'),
  levels: ui(t, 'levels'),
});

export const { SpeechProvider, useSpeech } = makeSpeech<EventWords>('the page of an event');
