import type { HandRequest } from '../../engine/riichi/index.ts';
import type { Situation } from '../base/terms.ts';

/** What decides the payment of a hand. */
export const situationOf = ({ seatWind, by, counters }: HandRequest): Situation => ({
  dealer: seatWind === 'east',
  by,
  counters: counters ?? 0,
});
