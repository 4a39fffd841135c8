import { FANS } from '../../../engine/mcr/index.ts';
import { worthOf } from '../hands/count.ts';
import type { McrMisconception } from './misconception.ts';
import { fanWorthId, mcrParameterId } from './number-ids.ts';

/** How common a wrong number is, beside misconceptions that many people share. */
export const RARE = 0.1;

/** The points that a fan may have, and how many places beside the right one it is taken for. */
const SCALE = [1, 2, 4, 6, 8, 12, 16, 24, 32, 48, 64, 88] as const;
const BESIDE = 2;

/** Other minimums than eight; nine is a misconception of its own: that eight are not enough. */
const OTHER_MINIMUMS = [4, 5, 6, 7, 10, 12, 16] as const;

/** A fan with the points of others. */
const otherWorths = FANS.filter((fan) => fan !== 'flower-tiles').flatMap((fan) =>
  SCALE.map((n): McrMisconception => ({
    id: fanWorthId(fan, n),
    weight: RARE,
    rule: fan,
    view: (one) => {
      const often = one.count.items.find(({ id }) => id === fan)?.count ?? 0;
      if (often === 0) return undefined;
      const right = worthOf([fan], one);
      const apart = Math.abs(SCALE.findIndex((one) => one >= n) - SCALE.findIndex((one) => one >= right));
      return n === right || apart > BESIDE ? undefined : { more: often * (n - right) };
    },
  })),
);

/** Right in kind, but with another number: the points of a fan, or the minimum. */
export const NUMBERS: readonly McrMisconception[] = [
  ...otherWorths,
  ...OTHER_MINIMUMS.map((n): McrMisconception => ({
    id: mcrParameterId('minimum-points', n),
    weight: RARE,
    rule: 'minimum',
    view: () => ({ least: n }),
  })),
];
