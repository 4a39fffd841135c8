import { describe, expect, test } from 'vitest';
import { settleRequest } from '../../src/engine/index.ts';
import { without } from '../../src/engine/riichi/play/position.ts';
import { dealSingles, stackKey } from '../../src/engine/riichi/table/walls.ts';
import { pointsEntered } from '../../src/engine/riichi/tournament/entered.ts';
import { moves } from '../../src/engine/table/moves.ts';
import type { FinishedPlayer } from '../../src/engine/tournament/result.ts';

test('the last five tiles of the deal are five different ones', () => {
  for (let dice = 2; dice <= 12; dice++) {
    const places = dealSingles(dice).map(({ stack, upper }) => `${stackKey(stack)} ${String(upper)}`);
    expect(new Set(places).size, String(dice)).toBe(5);
  }
});

test('entered points have fines deducted, and a total includes them', () => {
  const player = { points: 24_300, penalty: 2000, total: -7700 } as FinishedPlayer;
  expect(pointsEntered(player, { enters: 'points' } as never)).toBe(22_300);
  expect(pointsEntered(player, { enters: 'total' } as never)).toBe(-7700);
});

test('a tile is removed from the hand once, wherever it is', () => {
  expect(['1m', '2m', '3m', '9p'].map((tile) => without('1223m', tile))).toEqual(['223m', '123m', '122m', '1223m']);
});

test('even a single point moves, but zero does not', () => {
  const cite = { book: 'samara-2019', article: '1' } as const;
  const of = (points: number) => moves(0, 1, points, 'win', cite).map((move) => move.points);
  expect([of(1), of(0)]).toEqual([[1], []]);
});

describe('a win described by its numbers', () => {
  const withFu = (fu: number): boolean =>
    settleRequest({
      rules: 'ema-2016',
      roundWind: 'east',
      dealer: 0,
      scores: [30_000, 30_000, 30_000, 30_000],
      event: { type: 'ron', discarder: 3, winners: [{ seat: 2, han: 4, fu }] },
    }).ok;

  test('has 25 fu, or tens from thirty to the most that a hand can have', () => {
    expect([25, 30, 110, 130, 140].map(withFu)).toEqual([true, true, true, true, true]);
    expect([15, 20, 26, 35, 150].map(withFu)).toEqual([false, false, false, false, false]);
  });
});
