import { seatAfter } from './seats.ts';
import type { Next, SettleRequest, Wind } from './types.ts';

const ROUNDS: Wind[] = ['east', 'south', 'west', 'north'];

/**
 * The next hand, or the end when the deal passes back to the first East of the last round: the south round in riichi
 * (EMA 2016 3.5), the north round in Mahjong Competition Rules.
 */
export function nextHand(
  request: SettleRequest,
  dealerStays: boolean,
  table: { bets: number; counters: number },
  lastRound: Wind,
): Next {
  const { dealer, roundWind, firstDealer = 0 } = request;
  if (dealerStays) return { kind: 'hand', dealer, roundWind, ...table };
  const passedTo = seatAfter(dealer, 1);
  if (passedTo !== firstDealer) return { kind: 'hand', dealer: passedTo, roundWind, ...table };
  if (roundWind === lastRound) return { kind: 'over', bets: table.bets };
  const next = ROUNDS[ROUNDS.indexOf(roundWind) + 1];
  if (next === undefined) return { kind: 'over', bets: table.bets };
  return { kind: 'hand', dealer: passedTo, roundWind: next, ...table };
}
