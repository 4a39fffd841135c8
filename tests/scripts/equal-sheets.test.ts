import { expect, test } from 'vitest';
import { shareOfSheets } from '../../scripts/prove/equal-sheets.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';

const random = makeRandom('sheets');
const chance = (): number => random.below(1000) / 1000;

/** Scores of players of every strength on sheets with different difficulties. */
const scores = (own: (sheet: number) => number): readonly (readonly number[])[] =>
  Array.from({ length: 30 }, (_, sheet) =>
    Array.from({ length: 100 }, (_unused, player) => player / 100 + 0.2 * chance() + own(sheet)),
  );

test('sheets that are as hard as each other have no share, however much is chance', () => {
  expect(shareOfSheets(scores(() => 0))).toBeLessThan(0.002);
});

test('sheets of which half are harder have a share, and the larger the harder they are', () => {
  const some = shareOfSheets(scores((sheet) => 0.1 * (sheet % 2)));
  expect(some).toBeGreaterThan(0.02);
  expect(shareOfSheets(scores((sheet) => 0.5 * (sheet % 2)))).toBeGreaterThan(4 * some);
});
