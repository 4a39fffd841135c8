import { describe, expect, it, test } from 'vitest';
import { CLOSED, ONE_KONG, kong } from './cases.ts';
import { allowsKong, allowsSequence } from './kongs.ts';
import { type NearMiss, testNearMisses } from './near-miss.ts';
import { naiveTable } from './table.ts';
import { kindsOf } from './tiles.ts';

const ROWS: readonly NearMiss[] = [
  [
    'a kong after riichi keeps the waits',
    { ...ONE_KONG, riichi: 'riichi', afterKong: true, by: 'draw' },
    {
      concealed: '345m345p4566s',
      winningTile: '3s',
      melds: [kong('7777s', 'concealed')],
      riichi: 'riichi',
      afterKong: true,
      by: 'draw',
    },
    'kong-after-riichi',
  ],
  [
    'a kong after double riichi',
    { concealed: '345m345p4566s', winningTile: '3s', melds: [kong('7777s', 'concealed')], riichi: 'riichi' },
    { concealed: '345m345p4566s', winningTile: '3s', melds: [kong('7777s', 'concealed')], riichi: 'double' },
    'kong-after-riichi',
  ],
  [
    'one kong of two may be the late one',
    {
      concealed: '345m4566s',
      winningTile: '3s',
      melds: [kong('1111z', 'concealed'), kong('7777s', 'concealed')],
      riichi: 'riichi',
      afterKong: true,
      by: 'draw',
    },
    {
      concealed: '345m4566s',
      winningTile: '3s',
      melds: [kong('1111z', 'concealed'), kong('7777s', 'concealed')],
      riichi: 'double',
      by: 'draw',
    },
    'kong-after-riichi',
  ],
  [
    'three triplets in a row can be chows',
    {
      rules: 'tesuji-2018',
      concealed: '222333m99p78s',
      winningTile: '9s',
      melds: [kong('1111m', 'concealed')],
      riichi: 'double',
    },
    { concealed: '222333m99p78s', winningTile: '9s', melds: [kong('1111m', 'concealed')], riichi: 'double' },
    'kong-after-riichi',
  ],
  [
    'no kong at all by option',
    { ...ONE_KONG, riichi: 'double' },
    { ...ONE_KONG, riichi: 'double', knobs: { kongAfterRiichi: 'never' } },
    'kong-after-riichi',
  ],
];

testNearMisses('a kong of a hand in riichi and its near miss', ROWS);

describe('a kong laid after riichi', () => {
  test.each([
    ['123m456p111s11z78s', '1s', true, true],
    ['123m456p789s1z111s', '1s', true, true],
    ['123m456p999s11z78s', '9s', false, false],
    ['222333444m99p78s', '3m', true, false],
    ['222444m99p78s567s', '4m', true, true],
    ['123m456p99s78s111z', '2z', false, false],
  ] as const)('%s with a fourth %s: %s by the waits, %s if it must be a triplet', (hand, kind, waits, triplet) => {
    expect(allowsKong(kindsOf(hand), kind, 'same-waits')).toBe(waits);
    expect(allowsKong(kindsOf(hand), kind, 'same-waits-only-triplet')).toBe(triplet);
    expect(allowsKong(kindsOf(hand), kind, 'never')).toBe(false);
  });

  it('stands in a sequence of which every step must be allowed', () => {
    expect(allowsSequence(kindsOf('4566s'), ['1z'], 'same-waits')).toBe(true);
    expect(allowsSequence(kindsOf('4566s'), ['1z', '7s'], 'same-waits')).toBe(false);
  });

  it('of a hand that is none is left open', () => {
    const request = { ...CLOSED, ...ONE_KONG, riichi: 'double', winningTile: '1z' } as const;
    expect(naiveTable(request)).toMatchObject({ possible: true, doubts: ['kong-of-a-hand-that-is-none'] });
    expect(naiveTable({ ...request, winningTile: '9s' })).toMatchObject({ possible: true, doubts: [] });
  });
});
