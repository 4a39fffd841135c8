import { WINDS, type Wind } from '../base/tile.ts';
import type { Next } from './result.ts';
import { type SeatNumber, seatAfter } from './seats.ts';

/** The position in a game: the round, who is East, and who was first East. */
export interface Deal {
  readonly roundWind: Wind;
  readonly dealer: SeatNumber;
  readonly firstDealer: SeatNumber;
}

/** The hand after this one with the sticks on the table, or the end of the game when the deal passes out of its last round. */
export function nextHand(
  { roundWind, dealer, firstDealer }: Deal,
  dealerStays: boolean,
  { counters, bets }: { readonly counters: number; readonly bets: number },
  lastRound: Wind,
): Next {
  if (dealerStays) return { kind: 'hand', dealer, roundWind, counters, bets };
  const next = seatAfter(dealer, 1);
  if (next !== firstDealer) return { kind: 'hand', dealer: next, roundWind, counters, bets };
  const round = WINDS.indexOf(roundWind);
  return round >= WINDS.indexOf(lastRound)
    ? { kind: 'over', bets }
    : { kind: 'hand', dealer: next, roundWind: WINDS[round + 1]!, counters, bets };
}
