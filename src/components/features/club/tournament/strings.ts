import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type SettleWords, settleWords } from '../settle/strings.ts';
import { type IslandStrings, makeIslandStrings } from '../../../base/words/strings.ts';

/** All texts of the tournament sheet in the page's language. */
export interface TournamentWords extends SettleWords {
  readonly tournament: Strings<'tournament'>;
}

/** Strings for all parts of the tournament sheet. */
export type TournamentStrings = IslandStrings<TournamentWords>;

/** Collects the texts of the tournament sheet from a page's translations. */
export const tournamentWords = (t: { all(): object }): TournamentWords => ({
  ...settleWords(t),
  tournament: ui(t, 'tournament'),
});

export const { StringsProvider, useStrings } = makeIslandStrings<TournamentWords>('the tournament sheet');
