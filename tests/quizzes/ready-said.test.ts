import { describe, expect, test } from 'vitest';
import { EMPTY, NO_BOOK, type Sampled } from '../../src/quizzes/memory/record.ts';
import { readyIn } from '../../src/quizzes/path/ready.ts';
import type { Level } from '../../src/quizzes/base/terms.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const after = (sample: readonly Sampled[], rules: 'ema-2016' | 'mers-2014' = 'ema-2016') =>
  readyIn({ ...EMPTY, books: { [rules]: { ...NO_BOOK, sample } } }, rules, NOON);
const times = (n: number, skill: Sampled[0], isRight: boolean, level: Level = 2): readonly Sampled[] =>
  Array.from({ length: n }, () => [skill, level, isRight, false]);
const half = (skill: Sampled[0], level: Level = 2): readonly Sampled[] =>
  Array.from({ length: 40 }, (_, i) => [skill, level, i % 2 === 0, false]);

describe('what the mixed test is expected to give', () => {
  test('is about half before the first answer, and may be anything', () => {
    const { share, from, to } = after([]);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.5);
    expect([from, to]).toEqual([0, 1]);
  });

  test.each([
    ['everything right', true],
    ['everything wrong', false],
  ])('stays within none and all: %s', (_, isRight) => {
    const { share, from, to } = after(
      ['yaku', 'fu', 'payment', 'whole'].flatMap((id) => times(30, id as 'fu', isRight)),
    );
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(1);
    expect(from).toBeLessThan(share);
    expect(share).toBeLessThan(to);
    expect(isRight ? from : 1 - to).toBeGreaterThan(0.8);
  });

  test('is more for who was right where it is harder, and for who was wrong where it is harder', () => {
    for (const isRight of [true, false]) {
      const [easy, plain, hard] = ([1, 2, 3] as const).map((level) => after(times(10, 'fu', isRight, level)).share);
      expect(easy).toBeLessThan(plain ?? 0);
      expect(plain).toBeLessThan(hard ?? 0);
    }
  });

  test('is more for who gets half of a hard skill right than half of an easy one', () => {
    const shares = (['limits', 'fu', 'payment', 'whole'] as const).map((skill) => after(half(skill)).share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(shares).size).toBe(4);
  });

  test('goes by the later answers more than by the earlier ones', () => {
    const [right, wrong] = [times(40, 'fu', true), times(40, 'fu', false)];
    expect(after([...wrong, ...right]).share).toBeGreaterThan(after([...right, ...wrong]).share + 0.01);
  });

  test('grows by a skill that is known in others, too, though by less', () => {
    const [none, one] = [after([]).share, after(times(20, 'fu', true)).share];
    const two = after([...times(20, 'fu', true), ...times(20, 'whole', true)]).share;
    expect(one).toBeGreaterThan(none + 0.05);
    expect(two).toBeGreaterThan(one + 0.05);
  });

  test('is sure to four times of five once much was answered: of ten to twenty in a hundred', () => {
    const { share, from, to } = after(['yaku', 'fu', 'payment', 'whole'].flatMap((id) => half(id as 'fu')));
    expect((from + to) / 2).toBeCloseTo(share);
    expect(to - from).toBeGreaterThan(0.1);
    expect(to - from).toBeLessThan(0.2);
  });

  test('names the weakest of the skills that were asked, and of no others', () => {
    expect(after(times(5, 'fu', true)).weakest).toBe('fu');
    expect(after([...times(5, 'fu', true), ...times(5, 'yaku', false)]).weakest).toBe('yaku');
    expect(after(times(5, 'eight', true), 'mers-2014').weakest).toBe('eight');
  });
});
