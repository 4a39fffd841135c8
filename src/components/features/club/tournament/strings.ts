import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type SettleStrings, settleWords } from '../settle/strings.ts';
import { type Speech as SpeechOf, makeSpeech } from '../../../base/words/speech.ts';

/** All words of the tournament sheet, in the page's language. */
export interface TournamentStrings extends SettleStrings {
  readonly tournament: Strings<'tournament'>;
}

/** What every part of the tournament sheet needs to speak. */
export type Speech = SpeechOf<TournamentStrings>;

/** Collects the words of the tournament sheet from a page's translations. */
export const tournamentWords = (t: { all(): object }): TournamentStrings => ({
  ...settleWords(t),
  tournament: ui(t, 'tournament'),
});

export const { SpeechProvider, useSpeech } = makeSpeech<TournamentStrings>('the tournament sheet');
