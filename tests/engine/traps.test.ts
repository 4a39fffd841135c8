import { describe, expect, it } from 'vitest';
import type { HandRequest } from '../../src/engine/riichi/index.ts';
import { answer, hand, inShort, win } from './hands.ts';

type Row = [trap: string, hand: string, expected: string, more?: Partial<HandRequest>];

const ROWS: Row[] = [
  [
    'four identical chows are twice pure double chow, not three concealed pungs',
    '333344445555m2p +2p',
    'ryanpeikou 3, tanyao 1 | 4 han 40 fu mangan | 8000',
  ],
  [
    'three identical chows still make pure double chow',
    '111222333m99p78s +9s',
    'iipeikou 1, junchan 3, pinfu 1 | 5 han 30 fu mangan | 8000',
  ],
  [
    'the same tiles are three concealed pungs where that pays more',
    '111222333m456p5z +5z',
    'sanankou 2 | 2 han 50 fu | 3200',
  ],
  ['a pung finished by a discard is open for fu and for three concealed pungs', '22m555p666s11z345m +2m', 'no-yaku'],
  [
    'and open also when the same tile stands in a called chow',
    '22m44p555p666s +2m (234m)',
    'tanyao 1 | 1 han 30 fu | 1000',
  ],
  [
    'the winning tile in a chow leaves the pung of the same tile concealed',
    '22234m555p666s99p +2m',
    'sanankou 2 | 2 han 50 fu | 3200',
  ],
  [
    'a tile that fits a closed and a two-sided wait keeps pinfu',
    '123p789p11s34556m +4m',
    'pinfu 1 | 1 han 30 fu | 1000',
  ],
  ['a tile that ends the pair or a chow keeps pinfu', '123p789p456m2344s +1s', 'pinfu 1 | 1 han 30 fu | 1000'],
  [
    'without pinfu the dearer wait is taken',
    '111p789p11z34556m +4m',
    'riichi 1 | 1 han 50 fu | 1600',
    { riichi: 'riichi' },
  ],
  ['seven pairs of simples', '224466m3355p77s8s +8s', 'chiitoitsu 2, tanyao 1 | 3 han 25 fu | 3200'],
  [
    'twice pure double chow is not seven pairs too',
    '223344m556677p8s +8s',
    'ryanpeikou 3, tanyao 1 | 4 han 40 fu mangan | 8000',
  ],
  ['melds count for a flush', '44z78m +9m (123m) (456m) (333m)', 'honitsu 2, ittsu 1 | 3 han 30 fu | 3900'],
  ['melds of another suit spoil it', '44z78m +9m (123m) (456m) (333p)', 'ittsu 1 | 1 han 30 fu | 1000'],
  ['honours in melds spoil a full flush', '44m78m +9m (123m) (456m) (333z)', 'honitsu 2, ittsu 1 | 3 han 30 fu | 3900'],
  [
    'a concealed kong keeps the hand closed and spoils pinfu',
    '123m456p11s23p *4p [9999s]',
    'menzen-tsumo 1 | 1 han 60 fu | 2000',
  ],
  ['seven pairs need a hand without melds', '22m33p44s55p66s +6s [1111m]', 'not-complete'],
  ['nine gates take any tile of the suit', '1112345678999s *9s', 'chuuren | 1 yakuman | 32000'],
  ['dora alone let nobody win', '123m456p11s23p +4p (789s)', 'no-yaku', { doraIndicators: '9s' }],
  [
    '110 fu on one han',
    '99s11z234m +9s [9999m] [1111p]',
    'riichi 1 | 1 han 110 fu | 5300',
    { riichi: 'riichi', seatWind: 'east' },
  ],
];

describe('traps', () => {
  it.each(ROWS)('%s', (_trap, text, expected, more) => {
    expect(inShort(answer(hand(text, more)))).toBe(expected);
  });
});

describe('the most valuable reading', () => {
  it('lists every other reading with its score and why it lost', () => {
    const { readings } = win(hand('223344m556677p8s +8s'));
    const short = readings.map(({ won, because, sets, han, fu }) => ({ won, because, sets, han, fu }));
    expect(short).toContainEqual({
      won: false,
      because: 'fewer-points',
      sets: '22m 33m 44m 55p 66p 77p 88s',
      han: 3,
      fu: 25,
    });
    expect(short).toContainEqual({
      won: true,
      because: undefined,
      sets: '88s 234m 234m 567p 567p',
      han: 4,
      fu: 40,
    });
  });

  it('at equal points the higher han counts, then fu', () => {
    const { readings, han } = win(hand('111222333m99p78s +9s', { riichi: 'riichi', doraIndicators: '8p8m' }));
    expect(readings.filter(({ won }) => won).map((reading) => reading.han)).toEqual([han]);
    const lost = readings.filter(({ because }) => because === 'fewer-han' || because === 'fewer-points');
    expect(lost.length).toBeGreaterThan(0);
    for (const reading of lost) expect(reading.han ?? 0).toBeLessThan(han ?? 0);
  });
});
