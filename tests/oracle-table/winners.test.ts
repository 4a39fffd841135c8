import { describe, expect, test } from 'vitest';
import type { HandRequest } from './types.ts';
import { naiveWinners } from './winners.ts';

const SOUTH: HandRequest = {
  rules: 'ema-2016',
  concealed: '33m123m123s456s78s',
  winningTile: '9s',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  discarder: 'left',
};
const WEST: HandRequest = {
  ...SOUTH,
  concealed: '44m567m123p456p78s',
  seatWind: 'west',
  discarder: 'across',
};
const KONGS: Partial<HandRequest> = {
  concealed: '44m567m78s',
  melds: [
    { type: 'kong', form: 'open', tiles: '1111z' },
    { type: 'kong', form: 'concealed', tiles: '2222z' },
  ],
};
const MORE_KONGS: Partial<HandRequest> = {
  concealed: '33m78s',
  melds: [
    { type: 'kong', form: 'open', tiles: '3333z' },
    { type: 'kong', form: 'concealed', tiles: '4444z' },
    { type: 'pung', tiles: '111s' },
  ],
};
const FIFTH: Partial<HandRequest> = {
  ...MORE_KONGS,
  melds: [...(MORE_KONGS.melds ?? []).slice(0, 2), { type: 'kong', form: 'open', tiles: '1111s' }],
};

/** Fields that differ from the plain hands; undefined takes one away. */
type Changes = Partial<Record<keyof HandRequest, unknown>>;

/** Each row: the two hands of a table that can be, what makes it impossible, and the reason. */
const ROWS: [string, Changes[], Changes[], string][] = [
  ['two discarders', [{}, {}], [{}, { discarder: 'left' }], 'two-discarders'],
  [
    'the discarder wins',
    [{ discarder: 'left' }, {}],
    [{ discarder: 'right' }, { discarder: 'left' }],
    'two-discarders',
  ],
  [
    'a winner who discarded',
    [{}, {}],
    [{ discarder: 'right' }, { discarder: undefined }],
    'discarder-among-the-winners',
  ],
  ['one tile', [{}, {}], [{}, { winningTile: '6s' }], 'two-winning-tiles'],
  ['one seat each', [{}, {}], [{}, { seatWind: 'south', discarder: 'left' }], 'two-winners-in-one-seat'],
  ['nobody wins with another by draw', [{}, {}], [{ by: 'draw', discarder: undefined }, {}], 'several-by-draw'],
  ['one last tile', [{ lastTile: true }, { lastTile: true }], [{ lastTile: true }, {}], 'two-tables'],
  ['one indicator', [{ doraIndicators: '1z' }, { doraIndicators: '1z' }], [{ doraIndicators: '1z' }, {}], 'two-tables'],
  [
    'one set of ura',
    [{ riichi: 'riichi', uraIndicators: '1z' }, { uraIndicators: '2z' }],
    [
      { riichi: 'riichi', uraIndicators: '1z' },
      { riichi: 'riichi', uraIndicators: '2z' },
    ],
    'two-uras',
  ],
  [
    'four of a kind over both hands',
    [{ concealed: '33m123m333s456s78s' }, { concealed: '44m567m123p123s78s' }],
    [{ concealed: '33m123m333s456s78s' }, { concealed: '44m567m123123s78s' }],
    'five-of-a-kind',
  ],
  [
    'one red five of a suit',
    [{ rules: 'ema-2012', concealed: '33m123m123s406s78s' }, { rules: 'ema-2012' }],
    [
      { rules: 'ema-2012', concealed: '33m123m123s406s78s' },
      { rules: 'ema-2012', concealed: '44m567m123p406s78s' },
    ],
    'too-many-reds',
  ],
  ['four kongs', [MORE_KONGS, KONGS], [FIFTH, KONGS], 'fifth-kong'],
  [
    'four kongs and a fifth that is robbed',
    [
      { ...MORE_KONGS, robbedKong: 'added', melds: (MORE_KONGS.melds ?? []).slice(0, 1), concealed: '33m111s456s78s' },
      { ...KONGS, robbedKong: 'added' },
    ],
    [
      { ...MORE_KONGS, robbedKong: 'added' },
      { ...KONGS, robbedKong: 'added' },
    ],
    'fifth-kong',
  ],
  [
    'a set beside a first turn',
    [{ firstTurn: true }, { riichi: 'double', ippatsu: true }],
    [{ firstTurn: true }, KONGS],
    'set-beside-an-unbroken-go-around',
  ],
  [
    'a set beside double riichi and ippatsu',
    [{ riichi: 'double' }, KONGS],
    [{ riichi: 'double', ippatsu: true }, KONGS],
    'set-beside-an-unbroken-go-around',
  ],
  [
    'a robbed tile in the other hand',
    [{ robbedKong: 'added' }, { robbedKong: 'added' }],
    [{ robbedKong: 'added' }, { robbedKong: 'added', concealed: '44m567m123p9s999m' }],
    'robbed-tile-held',
  ],
];

describe('the winners of one discard', () => {
  test.each(ROWS)('%s', (_, can, cannot, why) => {
    const table = (changes: Changes[]): HandRequest[] =>
      [SOUTH, WEST].map((hand, index) => ({ ...hand, ...changes[index] }) as HandRequest);
    expect(naiveWinners(table(can))).toMatchObject({ possible: true });
    expect(naiveWinners(table(cannot))).toEqual({ possible: false, why });
  });

  test('a riichi that is no double one beside a first turn is left open', () => {
    const late = naiveWinners([
      { ...SOUTH, firstTurn: true },
      { ...WEST, riichi: 'riichi' },
    ]);
    expect(late).toMatchObject({ possible: true, doubts: ['late-riichi-beside-a-first-turn'] });
  });
});
