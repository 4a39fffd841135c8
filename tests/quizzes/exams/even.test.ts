import { expect, test } from 'vitest';
import type { Entry } from '../../../src/quizzes/exams/forms/entry.ts';
import { evenly } from '../../../src/quizzes/exams/forms/even-deal.ts';
import { makeRandom } from '../../../src/quizzes/base/random.ts';

/** This many questions of each difficulty. */
const entriesOf = (...counts: readonly number[]): readonly Entry[] =>
  counts.flatMap((count, hardness) =>
    Array.from({ length: count }, (_, n): Entry => {
      const [id, revision] = [`a/${String(hardness)}-${String(n)}`, 1];
      const ways = [{ skill: 'authored', rules: 'ema-2016', id, revision, right: hardness }] as const;
      return { id, revision, ways, pitfalls: hardness };
    }),
  );
const hardnessOf = (counts: readonly number[], asked: number, seed: string) =>
  evenly(entriesOf(...counts), asked, makeRandom(seed)).map((one) => ('right' in one ? one.right : undefined));

test.each<[string, readonly number[], number, readonly number[]]>([
  ['by its share', [4, 2], 3, [0, 0, 1]],
  ['what is left to the largest remainder', [5, 3, 2], 4, [0, 0, 1, 2]],
  ['what is left to the largest remainder, though that is the easiest', [4, 3, 3], 4, [0, 0, 1, 2]],
  ['of equal remainders to the easier', [1, 1], 1, [0]],
  ['of equal remainders to the easier ones', [2, 2, 2, 2], 6, [0, 0, 1, 1, 2, 3]],
  ['all of them', [2, 1], 3, [0, 0, 1]],
])('every sheet has the same number of questions of each difficulty: %s', (_, counts, asked, hardness) => {
  for (const seed of ['a', 'b', 'c', 'd']) expect(hardnessOf(counts, asked, seed)).toEqual(hardness);
});
