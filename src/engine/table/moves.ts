import type { Clause } from '../base/clause.ts';
import { type BySeat, type SeatNumber, eachSeat } from './seats.ts';

/** Where points come from or go to: a seat, the sticks on the table, or nobody. */
export type Purse = SeatNumber | 'table' | 'nobody';

/** A transfer of points with its clause; the result of a hand is the sum of these. */
export interface Move<Why extends string = string> {
  readonly kind: 'move';
  readonly from: Purse;
  readonly to: Purse;
  /** More than 0. */
  readonly points: number;
  readonly why: Why;
  readonly cite: Clause;
}

/** A move of points, as a list: empty where nothing moves. */
export const moves = <Why extends string>(
  from: Purse,
  to: Purse,
  points: number,
  why: Why,
  cite: Clause,
): readonly Move<Why>[] => (points > 0 && from !== to ? [{ kind: 'move', from, to, points, why, cite }] : []);

/** The net change of each seat after some moves. */
export const deltasOf = (steps: readonly Move[]): BySeat<number> =>
  eachSeat((seat) =>
    steps.reduce((sum, { from, to, points }) => sum + (to === seat ? points : 0) - (from === seat ? points : 0), 0),
  );
