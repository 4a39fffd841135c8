import { describe, expect, test } from 'vitest';
import { CLOSED, ONE_KONG, ORPHANS, kong, pung } from './cases.ts';
import { type NearMiss, testNearMisses } from './near-miss.ts';
import { naiveTable } from './table.ts';
import type { HandRequest } from './types.ts';

const FOUR_KONGS = {
  rules: 'tesuji-2018',
  concealed: '3m',
  melds: ['9999p', '2222s', '7777m', '4444z'].map((tiles) => kong(tiles, 'open')),
  winningTile: '6m',
} as const;

const ROWS: readonly NearMiss[] = [
  ['ippatsu needs riichi', { riichi: 'riichi', ippatsu: true }, { ippatsu: true }, 'ippatsu-without-riichi'],
  [
    'riichi needs a closed hand',
    { ...ONE_KONG, riichi: 'riichi' },
    { ...ONE_KONG, riichi: 'riichi', melds: [kong('9999p', 'added')] },
    'riichi-with-an-open-set',
  ],
  ['a kong is robbed as a discard', { robbedKong: 'added' }, { robbedKong: 'added', by: 'draw' }, 'robbed-by-draw'],
  ['no kong on the last tile', { lastTile: true }, { robbedKong: 'added', lastTile: true }, 'robbed-on-the-last-tile'],
  [
    'a robbed kong ends the first go-around',
    { firstTurn: true },
    { robbedKong: 'added', firstTurn: true },
    'robbed-in-the-first-turn',
  ],
  [
    'a concealed kong is robbed by orphans',
    { ...ORPHANS, robbedKong: 'concealed' },
    { robbedKong: 'concealed' },
    'robbed-concealed-without-orphans',
  ],
  [
    'a robbed kong has all four tiles',
    { robbedKong: 'added', doraIndicators: '8s' },
    { robbedKong: 'added', doraIndicators: '9s' },
    'robbed-tile-held',
  ],
  [
    'a robbed tile is not in the hand',
    { concealed: '33m123m123s456s78p', winningTile: '9p', robbedKong: 'added' },
    { concealed: '33m123m999s456s78s', robbedKong: 'added' },
    'robbed-tile-held',
  ],
  [
    'a replacement is drawn',
    { ...ONE_KONG, afterKong: true, by: 'draw' },
    { ...ONE_KONG, afterKong: true },
    'replacement-by-discard',
  ],
  [
    'a replacement needs a kong',
    { ...ONE_KONG, afterKong: true, lastTile: true, by: 'draw' },
    { afterKong: true, by: 'draw' },
    'replacement-without-kong',
  ],
  [
    'a kong ends ippatsu',
    { ...ONE_KONG, riichi: 'riichi', ippatsu: true, by: 'draw' },
    { ...ONE_KONG, riichi: 'riichi', ippatsu: true, afterKong: true, by: 'draw' },
    'replacement-with-ippatsu',
  ],
  [
    'a kong ends the first go-around',
    { firstTurn: true, by: 'draw' },
    { ...ONE_KONG, firstTurn: true, afterKong: true, by: 'draw' },
    'replacement-in-the-first-turn',
  ],
  ['riichi is a turn', { firstTurn: true }, { firstTurn: true, riichi: 'double' }, 'first-turn-with-riichi'],
  [
    'a set ends the first go-around',
    { firstTurn: true },
    { ...ONE_KONG, firstTurn: true },
    'set-in-an-unbroken-go-around',
  ],
  [
    'East has discarded before anyone else',
    { firstTurn: true, seatWind: 'east', by: 'draw' },
    { firstTurn: true, seatWind: 'east' },
    'first-turn-of-east-by-discard',
  ],
  [
    'the first turn is not the last',
    { lastTile: true },
    { firstTurn: true, lastTile: true },
    'last-tile-in-the-first-go-around',
  ],
  [
    'a kan dora in the first turn',
    { firstTurn: true, doraIndicators: '1z' },
    { firstTurn: true, doraIndicators: '12z' },
    'kan-dora-in-an-unbroken-go-around',
  ],
  [
    'double riichi and ippatsu with a kong',
    { ...ONE_KONG, riichi: 'double' },
    { ...ONE_KONG, riichi: 'double', ippatsu: true },
    'set-in-an-unbroken-go-around',
  ],
  [
    'double riichi and ippatsu on the last tile',
    { riichi: 'double', lastTile: true, by: 'draw' },
    { riichi: 'double', ippatsu: true, lastTile: true, by: 'draw' },
    'last-tile-in-the-first-go-around',
  ],
  [
    'double riichi and ippatsu with kan dora',
    { riichi: 'riichi', ippatsu: true, doraIndicators: '12z' },
    { riichi: 'double', ippatsu: true, doraIndicators: '12z' },
    'kan-dora-in-an-unbroken-go-around',
  ],
  [
    'double riichi and ippatsu robbing',
    { ...ORPHANS, riichi: 'double', ippatsu: true, robbedKong: 'concealed' },
    { riichi: 'double', ippatsu: true, robbedKong: 'added' },
    'added-kong-in-an-unbroken-go-around',
  ],
  [
    'ippatsu on the last tile',
    { riichi: 'riichi', ippatsu: true, lastTile: true, by: 'draw' },
    { riichi: 'riichi', ippatsu: true, lastTile: true },
    'ippatsu-on-the-last-discard',
  ],
  [
    'ippatsu on the last discard by option',
    { riichi: 'riichi', ippatsu: true, lastTile: true, knobs: { riichiTilesLeft: 0 } },
    { rules: 'tesuji-2018', riichi: 'riichi', ippatsu: true, lastTile: true },
    'ippatsu-on-the-last-discard',
  ],
  [
    'ura lie under dora',
    { riichi: 'riichi', doraIndicators: '12z', uraIndicators: '34z' },
    { riichi: 'riichi', doraIndicators: '1z', uraIndicators: '34z' },
    'more-ura-than-dora',
  ],
  ['five indicators', { doraIndicators: '12345z' }, { doraIndicators: '123456z' }, 'more-than-five-indicators'],
  [
    'a fifth kong',
    { robbedKong: 'added', doraIndicators: '1234z' },
    { robbedKong: 'added', doraIndicators: '12345z' },
    'fifth-kong',
  ],
  [
    'a fifth kong beside four of the winner',
    { ...FOUR_KONGS, melds: [...FOUR_KONGS.melds.slice(1), pung('111s')], robbedKong: 'added' },
    { ...FOUR_KONGS, robbedKong: 'added' },
    'fifth-kong',
  ],
  ['a draw has no discarder', { discarder: 'left' }, { discarder: 'left', by: 'draw' }, 'discarder-on-a-draw'],
  [
    'a chow is called from the left',
    { concealed: '33m123s456s78s', melds: [{ type: 'chow', tiles: '123m', from: 'left' }] },
    { concealed: '33m123s456s78s', melds: [{ type: 'chow', tiles: '123m', from: 'across' }] },
    'chow-not-from-the-left',
  ],
  [
    'the last of a kind shows all others',
    { rules: 'mcr-2006', lastOfKind: true },
    { rules: 'mcr-2006', lastOfKind: true, concealed: '33m123m123s456s99s' },
    'copy-of-the-last-one-concealed',
  ],
  [
    'no concealed kong is robbed in Chinese rules',
    { rules: 'mcr-2006', ...ORPHANS, robbedKong: 'added' },
    { rules: 'mcr-2006', ...ORPHANS, robbedKong: 'concealed' },
    'robbed-concealed',
  ],
];

testNearMisses('a state and its near miss', ROWS);

describe('what is noted but not refused', () => {
  test.each<[string, Partial<HandRequest>, string, Partial<HandRequest>]>([
    [
      'fewer indicators than own kongs turn',
      { ...ONE_KONG, doraIndicators: '1z' },
      'fewer-indicators-than-kongs-turn',
      { ...ONE_KONG, doraIndicators: '12z' },
    ],
    ['no bet on the table', { riichi: 'riichi', bets: 0 }, 'riichi-without-a-bet', { riichi: 'riichi' }],
    ['a west round', { roundWind: 'west' }, 'round-not-played', { roundWind: 'south' }],
  ])('%s', (_, odd, note, plain) => {
    expect(naiveTable({ ...CLOSED, ...odd })).toEqual({ possible: true, notes: [note], doubts: [] });
    expect(naiveTable({ ...CLOSED, ...plain })).toEqual({ possible: true, notes: [], doubts: [] });
  });
});

describe('what the contract leaves open', () => {
  test.each<[string, Partial<HandRequest>, string, Partial<HandRequest>]>([
    [
      'a call between the kong and its replacement',
      { by: 'draw', afterKong: true, concealed: '33m456s78s', melds: [kong('9999p', 'open'), pung('111z')] },
      'call-after-the-kong',
      { by: 'draw', afterKong: true, concealed: '33m456s78s', melds: [kong('9999p', 'added'), pung('111z')] },
    ],
    [
      'a first turn on the discard of someone who plays later',
      { firstTurn: true, discarder: 'across' },
      'discarder-after-the-winner',
      { firstTurn: true, discarder: 'left' },
    ],
    [
      'a concealed kong that nobody may rob',
      { ...ORPHANS, rules: 'tenhou', robbedKong: 'concealed' },
      'concealed-kong-not-to-be-robbed',
      { ...ORPHANS, robbedKong: 'concealed' },
    ],
    [
      'kan dora where nobody turns them',
      { firstTurn: true, rules: 'tesuji-2018', doraIndicators: '12z' },
      'kan-dora-that-nobody-turns',
      { firstTurn: true, rules: 'tesuji-2018', doraIndicators: '1z' },
    ],
  ])('%s', (_, open, doubt, clear) => {
    expect(naiveTable({ ...CLOSED, ...open })).toMatchObject({ possible: true, doubts: [doubt] });
    expect(naiveTable({ ...CLOSED, ...clear })).toMatchObject({ possible: true, doubts: [] });
  });
});
