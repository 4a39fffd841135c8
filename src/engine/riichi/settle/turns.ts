import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import { type SeatNumber, turnsAfter } from '../../table/seats.ts';
import type { RiichiTable } from './settle-types.ts';
import type { InTiles } from './winners.ts';

const TURNS = 4;

/**
 * The turn on which the winning tile came, counted from the dealer's first draw, as far as a winner's claim fixes it: the
 * first turn, and ippatsu after a double riichi, each mean that nothing has broken the go-around since the deal.
 */
function turnOfWin({ seat, tiles: { hand } }: InTiles, onTurn: SeatNumber, dealer: SeatNumber): number | undefined {
  const playing = turnsAfter(dealer, onTurn);
  if (hand.firstTurn) return playing;
  if (hand.riichi.kind !== 'double' || !hand.riichi.ippatsu) return undefined;
  return playing > turnsAfter(dealer, seat) ? playing : playing + TURNS;
}

/**
 * Checks the order of turns in an unbroken first go-around. Who is in riichi must have had a turn before the winning tile; a
 * riichi on one's first discard is a double riichi, so a single one needs a second turn; and all winners must agree on when
 * the tile came. `onTurn` is the seat that drew or discarded it.
 */
export function turnError(
  winners: readonly InTiles[],
  onTurn: SeatNumber,
  { dealer, riichi, rules: { cite } }: RiichiTable,
): TableRefusal | undefined {
  const turnOf = (winner: InTiles): number | undefined => turnOfWin(winner, onTurn, dealer);
  const claiming = winners.find((winner) => turnOf(winner) !== undefined);
  const turn = claiming && turnOf(claiming);
  if (turn === undefined) return undefined;
  const other = winners.find((winner) => (turnOf(winner) ?? turn) !== turn);
  if (other) return refuseTable('turns-disagree', `${other.at}.hand`, {}, cite.renhou);
  const early = riichi.find((seat) => turnsAfter(dealer, seat) >= turn);
  if (early !== undefined)
    return refuseTable('riichi-before-turn', 'riichi', { seat: early }, cite['riichi-declaration']);
  const single = winners.find(
    ({ seat, tiles: { hand } }) => hand.riichi.kind === 'riichi' && turnsAfter(dealer, seat) + TURNS >= turn,
  );
  return single && refuseTable('single-riichi-in-first-turns', `${single.at}.hand.riichi`, {}, cite['double-riichi']);
}
