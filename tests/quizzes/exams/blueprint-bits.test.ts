import { describe, expect, test } from 'vitest';
import { makeReader, makeWriter } from '../../../src/quizzes/exams/bits/bits.ts';
import { putAuthored, saysOrder, takeAuthored } from '../../../src/quizzes/exams/blueprint/blueprint-bits.ts';
import type { AuthoredPart, Blueprint } from '../../../src/quizzes/exams/blueprint/blueprint.ts';

const PLAIN: Blueprint = {
  rules: 'ema-2016',
  parts: [{ skill: 'whole', level: 2, count: 2, strata: [{ open: true }, {}] }],
  passMark: 0.8,
  mustPass: [],
  minutes: 20,
  scoreTable: true,
  attempts: 1,
};
const having = (strata: Blueprint['parts'][number]['strata']): Blueprint => ({
  ...PLAIN,
  parts: [...PLAIN.parts, { skill: 'fu', level: 2, count: 2, strata }],
});

describe('a blueprint that fits into the older links', () => {
  test('has no order per sheet and no later trait', () => {
    expect(saysOrder(PLAIN)).toBe(false);
    expect(saysOrder(having([{ fu: 'low', short: false }, {}]))).toBe(false);
  });

  test('does not exist with the order alone, or with a single stratum that needs more', () => {
    expect(saysOrder({ ...PLAIN, shuffled: true })).toBe(true);
    expect(saysOrder(having([{}, { rare: false }]))).toBe(true);
    expect(saysOrder(having([{ tens: 30 }, {}]))).toBe(true);
  });
});

describe('authored questions in a link', () => {
  const parts: readonly AuthoredPart[] = [
    { topic: 'ema-2016/play', count: 3, print: 4_067_737_102 },
    { topic: 'ema-2016/scoring', count: 40, print: 1, even: true },
    { topic: 'penalties', count: 1, print: 2 },
  ];
  const through = (saysEven: boolean): readonly unknown[] => {
    const writer = makeWriter();
    putAuthored(writer, parts, saysEven);
    return takeAuthored(makeReader(writer.digits()), saysEven);
  };

  test('read back as written, each with its own balance', () => {
    expect(through(true)).toEqual(parts);
  });

  test('are all unbalanced in links that do not say', () => {
    expect(through(false)).toEqual(parts.map(({ topic, count, print }) => ({ topic, count, print })));
  });
});
