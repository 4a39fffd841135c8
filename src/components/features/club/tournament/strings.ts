import { type Strings, ui } from '../../../../i18n/strings.ts';
import { type SettleWords, settleWords } from '../settle/strings.ts';
import { type IslandStrings, makeIslandStrings } from '../../../base/words/strings.ts';

/** All texts of the tournament sheet in the page's language. */
export interface TournamentWords extends SettleWords {
  readonly tournament: Strings<'tournament'>;
  /** What a session clock says. */
  readonly clock: Pick<Strings<'log'>, (typeof CLOCK)[number]>;
}

const CLOCK = [
  'clock',
  'clock.after.0',
  'clock.after.1',
  'clock.after.stop',
  'clock.left',
  'clock.now',
  'clock.over',
  'clock.reset',
  'clock.start',
  'clock.stop',
  'session.next',
  'session.previous',
] as const;

/** Strings for all parts of the tournament sheet. */
export type TournamentStrings = IslandStrings<TournamentWords>;

/** Collects the texts of the tournament sheet from a page's translations. */
export function tournamentWords(t: { all(): object }): TournamentWords {
  const log = ui(t, 'log');
  const clock = Object.fromEntries(CLOCK.map((key) => [key, log[key]])) as TournamentWords['clock'];
  return { ...settleWords(t), tournament: ui(t, 'tournament'), clock };
}

export const { StringsProvider, useStrings } = makeIslandStrings<TournamentWords>('the tournament sheet');
