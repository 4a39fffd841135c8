import { describe, expect, it } from 'vitest';
import { FANS, type FanId, NUMBERED_FANS, REPEATABLE, fanNumber } from '../../../src/engine/mcr/index.ts';
import { POINTS } from '../../../src/engine/mcr/options/ids.ts';
import { FAN_ROWS } from './fan-rows.ts';
import { mcr, mcrHand, why } from './hands.ts';

/** Some rows of the fan table, number and points, at the beginning and end of grades. */
const NUMBERED: readonly (readonly [FanId, number, number])[] = [
  ['big-four-winds', 1, 88],
  ['thirteen-orphans', 7, 88],
  ['all-terminals', 8, 64],
  ['pure-terminal-chows', 13, 64],
  ['quadruple-chow', 14, 48],
  ['four-pure-shifted-pungs', 15, 48],
  ['four-pure-shifted-chows', 16, 32],
  ['all-terminals-and-honors', 18, 32],
  ['seven-pairs', 19, 24],
  ['lower-tiles', 27, 24],
  ['pure-straight', 28, 16],
  ['three-concealed-pungs', 33, 16],
  ['lesser-honors-and-knitted-tiles', 34, 12],
  ['big-three-winds', 38, 12],
  ['mixed-straight', 39, 8],
  ['two-concealed-kongs', 48, 8],
  ['all-pungs', 49, 6],
  ['two-dragon-pungs', 54, 6],
  ['outside-hand', 55, 4],
  ['last-tile', 58, 4],
  ['dragon-pung', 59, 2],
  ['all-simples', 68, 2],
  ['pure-double-chow', 69, 1],
  ['flower-tiles', 81, 1],
];

/** Every fan by its grade: points, and how many fan are worth them. */
const GRADES = { 88: 7, 64: 6, 48: 2, 32: 3, 24: 9, 16: 6, 12: 5, 8: 10, 6: 6, 4: 4, 2: 10, 1: 13 } as const;

const pointsOf = (id: FanId): number => POINTS[FANS.indexOf(id)] ?? 0;

describe('the table of fan', () => {
  it('has 81, and one more for a melded with a concealed kong', () => {
    expect(new Set(NUMBERED_FANS).size).toBe(81);
    expect(FANS.filter((id) => !NUMBERED_FANS.some((one) => one === id))).toEqual(['melded-and-concealed-kong']);
    expect([fanNumber('melded-and-concealed-kong'), pointsOf('melded-and-concealed-kong')]).toEqual([57, 6]);
  });

  it.each(NUMBERED)('%s is number %i and worth %i', (id, number, points) => {
    expect([fanNumber(id), pointsOf(id)]).toEqual([number, points]);
  });

  it.each(Object.entries(GRADES))('%s points are the worth of %i fan', (points, count) => {
    expect(NUMBERED_FANS.filter((id) => pointsOf(id) === Number(points))).toHaveLength(count);
  });

  it('lets only some count more than once', () => {
    expect([...REPEATABLE].sort()).toEqual(
      [
        'tile-hog',
        'double-pung',
        'pure-double-chow',
        'mixed-double-chow',
        'short-straight',
        'two-terminal-chows',
        'pung-of-terminals-or-honors',
        'flower-tiles',
      ].sort(),
    );
  });
});

describe('each fan', () => {
  const rows = Object.entries(FAN_ROWS).map(([id, [yes, miss, lacks]]) => ({ id: id as FanId, yes, miss, lacks }));

  it('has a row', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual([...FANS].sort());
  });

  it.each(rows)('$id counts: $yes', ({ id, yes }) => {
    expect(mcr(mcrHand(yes)).items.map((item) => item.id)).toContain(id);
  });

  it.each(rows)('$id just misses: $miss', ({ id, miss, lacks }) => {
    expect(mcr(mcrHand(miss)).items.map((item) => item.id)).not.toContain(id);
    const told = why(mcrHand(miss), id);
    expect(told.status === 'missing' ? [told.lacks, ...Object.values(told.values)].join(' ') : told).toBe(lacks);
  });
});
