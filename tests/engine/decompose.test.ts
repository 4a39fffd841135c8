import { expect, test, vi } from 'vitest';
import { type Split, splits } from '../../src/engine/base/decompose.ts';
import { isComplete, isSevenPairs } from '../../src/engine/riichi/hand/shapes.ts';
import { type Counts, noTiles } from '../../src/engine/base/tile.ts';

/** Enough for long work on a busy machine, in milliseconds. */
vi.setConfig({ testTimeout: 60_000 });

const RANKS = 9;
const COPIES = 4;
const HAND = 14;

/** Nine counts, one digit for each rank: `311111114` is nine gates with a fourth nine. */
const keyOf = (counts: Iterable<number>): string => Array.from(counts).join('');

/** The counts of all kinds, with these from kind `at` on. */
function countsAt(at: number, counts: readonly number[]): Counts {
  const all = noTiles();
  for (const [i, count] of counts.entries()) all[at + i] = count;
  return all;
}

/** Every way to hold 14 tiles of one suit. */
function* oneSuitHands(counts: number[] = [], left = HAND): Generator<number[]> {
  if (counts.length === RANKS) {
    if (left === 0) yield counts;
    return;
  }
  for (let count = 0; count <= Math.min(COPIES, left); count++) yield* oneSuitHands([...counts, count], left - count);
}

/** The sixteen sets of a suit: what they add to each rank's count. */
const SETS = [
  ...Array.from({ length: RANKS }, (_, rank) => ({ name: `pung ${rank}`, ranks: [rank, rank, rank] })),
  ...Array.from({ length: RANKS - 2 }, (_, rank) => ({ name: `chow ${rank}`, ranks: [rank, rank + 1, rank + 2] })),
];

/** The reverse: builds every pair with every choice of four sets, filed under the resulting tiles. */
function buildAll(): Map<string, string[]> {
  const readings = new Map<string, string[]>();
  const put = (pair: number, chosen: readonly number[]): void => {
    const counts = new Array<number>(RANKS).fill(0);
    const names = [`pair ${pair}`];
    for (const rank of [pair, pair]) counts[rank] = (counts[rank] ?? 0) + 1;
    for (const set of chosen) {
      names.push(SETS[set]?.name ?? '');
      for (const rank of SETS[set]?.ranks ?? []) counts[rank] = (counts[rank] ?? 0) + 1;
    }
    if (counts.some((count) => count > COPIES)) return;
    const key = keyOf(counts);
    readings.set(key, [...(readings.get(key) ?? []), names.sort().join(', ')]);
  };
  const choose = (pair: number, chosen: readonly number[], from: number): void => {
    if (chosen.length === 4) put(pair, chosen);
    else for (let set = from; set < SETS.length; set++) choose(pair, [...chosen, set], set);
  };
  for (let pair = 0; pair < RANKS; pair++) choose(pair, [], 0);
  return readings;
}

const splitName = ({ pair, blocks }: Split, suit: number): string =>
  [`pair ${pair - suit * RANKS}`, ...blocks.map(({ type, kind }) => `${type} ${kind - suit * RANKS}`)]
    .sort()
    .join(', ');

test('every one-suit hand of 14 tiles is read as it was built', () => {
  const built = buildAll();
  const seen = { hands: 0, complete: 0, standard: 0, pairsOnly: 0, splits: 0 };
  const wrong: string[] = [];
  for (const hand of oneSuitHands()) {
    const suit = seen.hands % 3;
    const counts = countsAt(suit * RANKS, hand);
    const key = keyOf(hand);
    const expected = built.get(key) ?? [];
    const sevenPairs = hand.filter((count) => count === 2).length === 7;
    const found = splits(counts);
    const right =
      found
        .map((split) => splitName(split, suit))
        .sort()
        .join() === [...expected].sort().join() &&
      isSevenPairs(counts) === sevenPairs &&
      isComplete(counts) === (sevenPairs || expected.length > 0) &&
      keyOf(counts) === keyOf(countsAt(suit * RANKS, hand));
    if (!right) wrong.push(key);
    seen.hands++;
    seen.splits += found.length;
    if (isComplete(counts)) seen.complete++;
    if (found.length > 0) seen.standard++;
    else if (sevenPairs) seen.pairsOnly++;
  }
  expect(wrong).toEqual([]);
  expect(seen).toEqual({ hands: 118_800, complete: 13_277, standard: 13_259, pairsOnly: 18, splits: 14_738 });
});

const HONOURS = 3 * RANKS;

test('honours make pungs and pairs, never chows', () => {
  const pungs = splits(countsAt(HONOURS, [3, 3, 3, 3, 2]));
  expect(pungs.map(({ blocks }) => blocks.map(({ type }) => type))).toEqual([['pung', 'pung', 'pung', 'pung']]);
  expect(splits(countsAt(HONOURS, [3, 3, 3, 1, 1, 1, 2]))).toEqual([]);
});

test('chows do not run from one suit into the next', () => {
  expect(splits(countsAt(0, [3, 3, 3, 0, 0, 0, 0, 2, 1, 1, 1]))).toEqual([]);
  expect(splits(countsAt(0, [3, 3, 3, 0, 0, 0, 2, 0, 0, 1, 1, 1]))).not.toEqual([]);
});
