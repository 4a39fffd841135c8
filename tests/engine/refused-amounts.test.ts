import { describe, expect, it } from 'vitest';
import { TOO_LARGE, plainCopy } from '../../src/engine/base/plain.ts';
import { scoreRequest } from '../../src/engine/index.ts';
import { settleRequest } from '../../src/engine/mcr/index.ts';
import { MCR_TABLE } from './tables.ts';

/** This many of something. */
const many = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

describe('a refusal says how many there are, and how many are right', () => {
  it.each([
    ['two red fives of four fives', '0055p123m456s789s', { tile: '0p', count: 2, most: 1 }],
    ['five fives, one of them red', '05555p123m456s78s', { tile: '5p', count: 5, most: 4 }],
    ['five of a kind', '11111p123m456s789s', { tile: '1p', count: 5, most: 4 }],
  ])('%s', (_what, concealed, values) => {
    const asked = { rules: 'ema-2016', knobs: { redFives: 3 }, by: 'draw', seatWind: 'south', roundWind: 'east' };
    expect(scoreRequest({ ...asked, concealed, winningTile: '1z' })).toMatchObject({
      error: { why: 'too-many-copies', values },
    });
  });

  it.each([
    [0, [], 13],
    [1, [{ type: 'chow', tiles: '789s' }], 10],
    [
      2,
      [
        { type: 'chow', tiles: '789s' },
        { type: 'pung', tiles: '111z' },
      ],
      7,
    ],
  ] as const)('too few tiles beside %i melds', (count, melds, wanted) => {
    const hand = { concealed: '123456p', melds, winningTile: '9p' };
    const event = { type: 'ron', discarder: 0, winners: [{ seat: 2, hand }] };
    expect(settleRequest({ ...MCR_TABLE, event })).toMatchObject({
      error: { why: 'wrong-tile-count', values: { melds: count, wanted, count: 6 } },
    });
  });
});

describe('what has more parts than any request is not read', () => {
  it('of a list, of an object, and of both together', () => {
    const object = (length: number): object => Object.fromEntries(many(length).map((i) => [`part${String(i)}`, i]));
    expect(plainCopy(many(2000))).toEqual(many(2000));
    expect(plainCopy(object(2000))).toEqual(object(2000));
    expect([plainCopy(many(2001)), plainCopy(object(2001)), plainCopy([many(1000), object(1000)])]).toEqual([
      TOO_LARGE,
      TOO_LARGE,
      TOO_LARGE,
    ]);
  });
});
