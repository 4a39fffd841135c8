import { expect, test } from 'vitest';
import { type Face, runsOf } from '../../src/components/base/hand/runs.ts';
import { type Tile, parseTiles } from '../../src/engine/riichi/index.ts';

function tiles(text: string): readonly Tile[] {
  const read = parseTiles(text, 'tiles');
  if (!read.ok) throw new Error(text);
  return read.value;
}

const drawn = (faces: readonly Face[], apart: readonly number[] = []): string =>
  runsOf(faces, 0, new Set(apart))
    .map((run) => run.faces.join(''))
    .join(' ');

test.each([
  ['a chow', '345m', '3m4m5m'],
  ['a closed wait with a red five', '406s', '4s0s6s'],
  ['a pung', '555z', '5z5z5z'],
  ['a kong', '9999p', '9p9p9p9p'],
  ['no four tiles that differ', '3456m', '3m4m5m 6m'],
  ['no two suits', '3m4p', '3m 4p'],
  ['no two honours', '12z', '1z 2z'],
])('one element draws %s', (_, text, elements) => {
  expect(drawn(tiles(text))).toBe(elements);
});

test('one element draws tiles that lie face down, but not with those that do not', () => {
  expect(drawn(['1p', 'back', 'back', '1p'])).toBe('1p backback 1p');
});

test('a tile that a line lights alone stays alone', () => {
  expect(drawn(tiles('345m'), [1])).toBe('3m 4m 5m');
});

test('every tile keeps its number', () => {
  expect(runsOf(tiles('345m67p'), 5).map(({ first }) => first)).toEqual([5, 8]);
});
