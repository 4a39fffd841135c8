import { expect, test } from 'vitest';
import { oralChances, oralOutcome } from '../../../src/quizzes/exams/oral.ts';

test.each([
  ['', 'open'],
  ['r', 'open'],
  ['rr', 'through'],
  ['ww', 'out'],
  ['rw', 'open'],
  ['rwrr', 'through'],
  ['wrww', 'out'],
  ['rwrw', 'open'],
  ['rwrwr', 'through'],
  ['wrwrw', 'out'],
  ['rrww', 'through'],
])('in an oral exam “%s” is %s', (answers, outcome) => {
  expect(oralOutcome(Array.from(answers, (one) => one === 'r'))).toBe(outcome);
});

test('the chances in an oral exam follow from how often the candidate is right', () => {
  expect(oralChances(1)).toEqual({ through: 1, questions: 2 });
  expect(oralChances(0)).toEqual({ through: 0, questions: 2 });
  expect(oralChances(0.5).through).toBeCloseTo(0.5);
  expect(oralChances(0.5).questions).toBeCloseTo(3.25);
  expect(oralChances(0.7).through).toBeCloseTo(0.49 + 0.42 * (0.49 + 0.42 * 0.7));
});
