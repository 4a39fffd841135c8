import { describe, expect, test } from 'vitest';
import { RELATIONS, keepingOut, keptOutOf } from '../../src/components/features/reference/fan-relations.ts';
import {
  PAID_POINTS,
  payRow,
  placeRows,
  substituteRows,
} from '../../src/components/features/reference/table-points.ts';
import { FANS, fanNumber } from '../../src/engine/mcr/index.ts';

describe('the sheet of table points', () => {
  test('gives 4, 2, 1 and 0, and the mean of their places to those who tie', () => {
    expect(placeRows('mers-2014').map(({ from, to, points }) => [from, to, points])).toEqual([
      [1, 1, 4],
      [2, 2, 2],
      [3, 3, 1],
      [4, 4, 0],
      [1, 2, 3],
      [2, 3, 1.5],
      [3, 4, 0.5],
      [1, 3, 7 / 3],
      [2, 4, 1],
      [1, 4, 7 / 4],
    ]);
  });

  test('lets a substitute win if he came before play, and no later one', () => {
    expect(substituteRows('mers-2014')).toEqual([
      { id: 'late', article: '4.1.1', own: 4, others: [2, 1, 0] },
      { id: 'ill-before', article: '4.1.2', own: 4, others: [2, 1, 0] },
      { id: 'ill-during', article: '4.1.2', own: 0, others: [4, 2, 1] },
      { id: 'disqualified', article: '4.2', own: 0, others: [4, 2, 1] },
    ]);
  });
});

describe('the sheet of payments', () => {
  test('has eight of each and the fan beside, from one on a discard and from each on a draw', () => {
    expect(payRow('mers-2014', 8)).toEqual({ points: 8, discarder: 16, other: 8, discard: 32, each: 16, draw: 48 });
    for (const points of PAID_POINTS)
      expect(payRow('mers-2014', points)).toEqual({
        points,
        discarder: 8 + points,
        other: 8,
        discard: 24 + points,
        each: 8 + points,
        draw: 3 * (8 + points),
      });
  });

  test('begins at the minimum, has each worth up to thirty, and then rises to more than the dearest fan', () => {
    expect(PAID_POINTS.slice(0, 23)).toEqual(Array.from({ length: 23 }, (_, i) => i + 8));
    expect(PAID_POINTS.toSorted((a, b) => a - b)).toEqual(PAID_POINTS);
    expect(PAID_POINTS.at(-1)).toBeGreaterThan(88);
    expect(PAID_POINTS).toContain(88);
    expect(PAID_POINTS.filter((points) => points > 30 && points % 4 !== 0)).toEqual([]);
  });
});

describe('which fan keep which out', () => {
  test.each(FANS)('names %s from both sides, each principle once, most points first', (fan) => {
    for (const [told, of, other] of [
      [keptOutOf(fan), 'by', 'out'],
      [keepingOut(fan), 'out', 'by'],
    ] as const) {
      expect(told.flatMap(({ fans }) => fans).toSorted()).toEqual(
        RELATIONS.filter((one) => one[of] === fan)
          .map((one) => one[other])
          .toSorted(),
      );
      for (const { fans, principle, wholly } of told) {
        expect(fans.map(fanNumber)).toEqual(fans.map(fanNumber).toSorted((a, b) => a - b));
        for (const one of fans) expect(RELATIONS).toContainEqual({ [of]: fan, [other]: one, principle, wholly });
      }
      expect(new Set(told.map(({ principle, wholly }) => `${principle} ${String(wholly)}`)).size).toBe(told.length);
    }
  });

  test('is one relation for each two fan: whole, or in part', () => {
    expect(new Set(RELATIONS.map(({ by, out }) => `${by} ${out}`)).size).toBe(RELATIONS.length);
    expect(RELATIONS.filter(({ wholly }) => wholly)).toContainEqual({
      by: 'big-four-winds',
      out: 'all-pungs',
      principle: 'non-repeat',
      wholly: true,
    });
    expect(RELATIONS.some(({ by, out }) => by === 'all-pungs' && out === 'big-four-winds')).toBe(false);
    expect(RELATIONS.filter(({ wholly }) => !wholly).map(({ by, out }) => `${by} → ${out}`)).toMatchInlineSnapshot(`
      [
        "big-three-dragons → pung-of-terminals-or-honors",
        "little-three-dragons → pung-of-terminals-or-honors",
        "seat-wind → pung-of-terminals-or-honors",
        "big-three-winds → pung-of-terminals-or-honors",
        "two-dragon-pungs → pung-of-terminals-or-honors",
        "dragon-pung → pung-of-terminals-or-honors",
        "prevalent-wind → pung-of-terminals-or-honors",
        "pure-straight → short-straight",
        "pure-straight → two-terminal-chows",
        "mixed-triple-chow → mixed-double-chow",
      ]
    `);
  });
});
