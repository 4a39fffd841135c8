import { expect, test } from 'vitest';
import { daysBefore, daysInARow } from '../../src/components/features/practice/streak.ts';

const TODAY = '2026-03-02';
const on = (...ago: readonly number[]) => Object.fromEntries(ago.map((n) => [daysBefore(TODAY, n), [1, 0]]));

test('finds the day before across the end of a month', () => {
  expect(daysBefore(TODAY, 2)).toBe('2026-02-28');
});

test.each([
  ['nothing yet', [], 0],
  ['today alone', [0], 1],
  ['yesterday, while today is not over', [1], 1],
  ['a missed day between', [0, 1, 3, 4], 4],
  ['two missed days between', [0, 1, 4, 5], 2],
  ['yesterday missed and today not over', [2, 3], 2],
  ['two days missed before today', [3], 0],
])('days in a row: %s', (_, ago, row) => {
  expect(daysInARow(on(...ago), TODAY)).toBe(row);
});
