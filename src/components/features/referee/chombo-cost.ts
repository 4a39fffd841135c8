import { settleRequest } from '../../../engine/riichi/index.ts';
import type { RiichiId } from '../../../engine/rulebooks/ids.ts';

/** What a chombo costs: at the table, by who made it, or off the score after the game. Points throughout. */
export type ChomboCost =
  | { readonly kind: 'table'; readonly toEast: number; readonly toOther: number; readonly byEastToEach: number }
  | { readonly kind: 'after-uma'; readonly points: number };

/** A hand with a riichi stick, a counter and a bet on the table, ended by a chombo of one seat; East is seat 0. */
export const chomboRequest = (rules: RiichiId, offender: 0 | 1) => ({
  rules,
  roundWind: 'east',
  dealer: 0,
  scores: [30000, 30000, 30000, 30000],
  counters: 1,
  bets: 1,
  riichi: [3],
  event: { type: 'chombo', seats: [offender] },
});

function settled(rules: RiichiId, offender: 0 | 1) {
  const result = settleRequest(chomboRequest(rules, offender));
  if (!result.ok) throw new Error(`a chombo under ${rules} is refused: ${result.error.why}`);
  return result;
}

/** What a chombo costs under a rulebook, as the engine settles it. */
export function chomboCost(rules: RiichiId): ChomboCost {
  const byOther = settled(rules, 1);
  const [booked] = byOther.penalties;
  if (booked) return { kind: 'after-uma', points: booked.points };
  const [toEast, , toOther] = byOther.deltas;
  return { kind: 'table', toEast, toOther, byEastToEach: settled(rules, 0).deltas[1] };
}
