import { expect, test } from 'vitest';
import { stepFrom } from '../../src/components/widgets/hand-editor/roving.ts';

const ROWS = [9, 9, 7];

test.each([
  ['right within a row', [0, 3], [0, 1], [0, 4]],
  ['right past the end', [0, 8], [0, 1], [1, 0]],
  ['left past the start', [1, 0], [0, -1], [0, 8]],
  ['right at the very end', [2, 6], [0, 1], [2, 6]],
  ['left at the very start', [0, 0], [0, -1], [0, 0]],
  ['down into a shorter row', [1, 8], [1, 0], [2, 6]],
  ['down at the last row', [2, 3], [1, 0], [2, 3]],
  ['to the end of a row', [0, 3], [0, Infinity], [0, 8]],
  ['to the start of a row', [1, 3], [0, -Infinity], [1, 0]],
] as const)('a step %s', (_, [row, column], step, [toRow, toColumn]) => {
  expect(stepFrom({ row, column }, step, ROWS)).toEqual({ row: toRow, column: toColumn });
});
