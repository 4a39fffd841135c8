import type { McrShares } from '../../base/terms.ts';
import { RARE } from './numbers.ts';
import { mcrParameterId } from './number-ids.ts';

/** How a win is paid: its points, and whether it was by discard. */
export interface Won {
  readonly points: number;
  readonly by: 'discard' | 'draw';
}

/** A named misconception about who pays what. */
export interface PayMisconception {
  readonly id: string;
  readonly weight: number;
  /** What each player pays by this misconception, from the points and the eight that everybody pays. */
  readonly shares: (points: number, base: number) => McrShares;
}

/** Other numbers than the eight that everybody pays, and how often somebody pays the points of the hand. */
const [OTHER_BASES, OTHER_TIMES] = [
  [4, 5, 6, 7, 9, 10, 12, 16],
  [2, 3],
] as const;

const shared = (points: number): number => Math.round(points / 3);

/** The misconceptions about a win by discard, and those about a self-draw. */
export const PAY_MISCONCEPTIONS: Readonly<Record<Won['by'], readonly PayMisconception[]>> = {
  discard: [
    { id: 'others-pay-nothing', weight: 4, shares: (points, base) => ({ discarder: base + points, others: 0 }) },
    { id: 'base-forgotten', weight: 3, shares: (points, base) => ({ discarder: points, others: base }) },
    { id: 'points-alone', weight: 2.5, shares: (points) => ({ discarder: points, others: 0 }) },
    { id: 'discarder-for-all', weight: 2, shares: (points, base) => ({ discarder: 3 * base + points, others: 0 }) },
    {
      id: 'all-pay-points',
      weight: 2,
      shares: (points, base) => ({ discarder: base + points, others: base + points }),
    },
    { id: 'base-twice', weight: 1, shares: (points, base) => ({ discarder: 2 * base + points, others: base }) },
    ...OTHER_BASES.map((n) => ({
      id: mcrParameterId('base-worth', n),
      weight: RARE,
      shares: (points: number) => ({ discarder: n + points, others: n }),
    })),
    ...OTHER_TIMES.map((n) => ({
      id: mcrParameterId('discarder-times', n),
      weight: RARE,
      shares: (points: number, base: number) => ({ discarder: base + n * points, others: base }),
    })),
  ],
  draw: [
    { id: 'draw-base-forgotten', weight: 4, shares: (points) => ({ discarder: null, others: points }) },
    {
      id: 'draw-points-shared',
      weight: 2.5,
      shares: (points, base) => ({ discarder: null, others: base + shared(points) }),
    },
    { id: 'draw-base-alone', weight: 2, shares: (_, base) => ({ discarder: null, others: base }) },
    { id: 'draw-points-split', weight: 1.5, shares: (points) => ({ discarder: null, others: shared(points) }) },
    ...OTHER_BASES.map((n) => ({
      id: mcrParameterId('base-worth', n),
      weight: RARE,
      shares: (points: number) => ({ discarder: null, others: n + points }),
    })),
    ...OTHER_TIMES.map((n) => ({
      id: mcrParameterId('draw-times', n),
      weight: RARE,
      shares: (points: number, base: number) => ({ discarder: null, others: base + n * points }),
    })),
  ],
};
