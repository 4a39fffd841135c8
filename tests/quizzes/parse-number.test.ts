import { expect, test } from 'vitest';
import { parseCount, parseNumber } from '../../src/quizzes/judge/parse-number.ts';

test.each([
  ['12,000', 12000],
  ['12 000', 12000],
  ['007', 7],
  ['−30.000', -30000],
  ['', undefined],
  ['thirty', undefined],
  ['1300/2600', undefined],
])('a number written %j is read as %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each([
  ['40', 40],
  [' 4 ', 4],
  ['４０', 40],
  ['0', 0],
  ['1000', undefined],
  ['1,0', undefined],
  ['-1', undefined],
  ['4 0', undefined],
  ['4 han', undefined],
  ['', undefined],
])('han or fu written %j are read as %j', (text, number) => {
  expect(parseCount(text)).toBe(number);
});
