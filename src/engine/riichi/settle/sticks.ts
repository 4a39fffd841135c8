import { type Move, moves } from '../../table/moves.ts';
import type { NoteOf } from '../../table/result.ts';
import type { SeatNumber } from '../../table/seats.ts';
import type { RiichiRules } from '../options/rules.ts';
import { TABLE_CLAUSES } from '../rulebooks/table.ts';
import type { RiichiTable, RiichiTableNote, RiichiWhy, Sticks } from './settle-types.ts';

/** Points of a riichi stick (EMA 2016 3.3.14). */
export const STICK = 1000;

/** Each riichi puts a stick on the table. */
export const putDown = ({ riichi }: Sticks, { cite }: RiichiRules): readonly Move<RiichiWhy>[] =>
  riichi.flatMap((seat) => moves(seat, 'table', STICK, 'riichi-bet', cite['riichi-declaration']));

/**
 * How many sticks each winner takes, `paid` beginning with the nearest to the discarder's right: winners in riichi take
 * back their own and the nearest the rest, or the nearest takes all (EMA 2016 4.1).
 */
export function sticksOf(
  paid: readonly SeatNumber[],
  { riichi, bets }: Sticks,
  { options }: RiichiRules,
): Map<SeatNumber, number> {
  const takesOwn = (seat: SeatNumber): boolean =>
    options.severalRonBets === 'own-then-nearest' && riichi.includes(seat);
  const own = new Map(paid.map((seat) => [seat, takesOwn(seat) ? 1 : 0]));
  const [nearest] = paid;
  if (nearest === undefined) return own;
  const rest = bets + riichi.length - paid.filter(takesOwn).length;
  return own.set(nearest, (own.get(nearest) ?? 0) + rest);
}

/** The winners take their sticks from the table. */
export const takeSticks = (taken: ReadonlyMap<SeatNumber, number>, { cite }: RiichiRules): readonly Move<RiichiWhy>[] =>
  [...taken].flatMap(([seat, count]) =>
    moves('table', seat, count * STICK, 'riichi-bet', taken.size > 1 ? cite.severalRonBets : cite.bets),
  );

/** The note that sticks on the table stay for the next winner. */
export const betsStay = ({ bets, riichi, rules }: RiichiTable): readonly NoteOf<string>[] =>
  bets + riichi.length === 0 ? [] : [{ id: 'bets-stay', cite: TABLE_CLAUSES[rules.id]['bets-stay'] }];

/** The note that four riichi would have ended the hand earlier, where the rulebook has that draw. */
export const wouldAbort = ({ riichi, rules: { options, cite } }: RiichiTable): readonly NoteOf<RiichiTableNote>[] =>
  riichi.length === 4 && options.abortiveDraws.includes('four-riichi')
    ? [{ id: 'four-riichi-would-abort', cite: cite.abortiveDraws }]
    : [];
