import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isContrary, isRight, judge, type ToldCase } from './judged-cases.ts';

const CASES = JSON.parse(readFileSync('tests/fixtures/cases.json', 'utf8')) as readonly ToldCase[];

describe.each(['en', 'ru'] as const)('told cases in %s', (lang) => {
  const judged = CASES.map((one) => judge(lang, one));
  const saying = (all: typeof judged): readonly string[] =>
    all.map(({ one, shown }) => `${one.said[lang]}: ${one.right}, shown ${shown}`);

  test('are ruled rightly after one question at most', () => {
    const wrong = judged.filter((one) => !isRight(one) || one.questions > 1);
    expect(saying(wrong).slice(Math.floor(judged.length * 0.03))).toEqual([]);
  });

  test('are ruled at once where the telling says what decides', () => {
    const atOnce = judged.filter((one) => isRight(one) && one.questions === 0);
    expect(atOnce.length / judged.length).toBeGreaterThanOrEqual(0.9);
  });

  test('are never ruled the contrary way', () => {
    expect(saying(judged.filter(isContrary))).toEqual([]);
  });
});
