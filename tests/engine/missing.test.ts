import { describe, expect, it } from 'vitest';
import {
  type HandRequest,
  type Lack,
  type Missing,
  type PatternId,
  RIICHI_RULEBOOKS,
  scoreRequest,
  waitsOf,
} from '../../src/engine/riichi/index.ts';
import { shanten } from '../../src/engine/riichi/hand/shanten.ts';
import { type Tile, kindOf, noTiles } from '../../src/engine/base/tile.ts';
import { generated, hand, noWin, tiles } from './hands.ts';

type Near = `${PatternId}: ${Lack}`;

/** What a complete hand without any pattern lacks, one of the nearest possibilities. */
const MISSING: [why: string, hand: string, missing: readonly Near[], more?: Partial<HandRequest>][] = [
  [
    'a closed edge wait',
    '234m567p789s11p12s +3s',
    ['riichi: declaration', 'menzen-tsumo: own-draw', 'pinfu: two-sided-wait'],
  ],
  [
    'a closed hand with a pair of value',
    '123m567p789s22z23p +4p',
    ['riichi: declaration', 'menzen-tsumo: own-draw', 'pinfu: plain-pair', 'yakuhai-seat: pung-for-the-pair'],
  ],
  ['an open pinfu', '123m567p11s23p +4p (789s)', ['pinfu: closed-hand']],
  ['an open hand drawn', '234m567p11s12p *3p (789s)', ['menzen-tsumo: closed-hand']],
  ['open simples in 2012', '234m567p22s24p +3p (345s)', ['tanyao: closed-hand'], { rules: 'ema-2012' }],
  ['simples but for one set', '567p22s24p +3p (123m) (345s)', ['tanyao: sets-of-simples']],
  ['two equal chows, open', '112233m567p9s +9s (555s)', ['iipeikou: closed-hand']],
  [
    'two pairs of equal chows, open',
    '112233m56p9s +9s (567p) (567p)'.replace('56p9s', '9s'),
    ['ryanpeikou: closed-hand'],
  ],
  ['a pair of white dragons', '567p55z12p +3p (234m) (678s)', ['yakuhai-white: pung-for-the-pair']],
  ['a pair of green dragons', '567p66z12p +3p (234m) (678s)', ['yakuhai-green: pung-for-the-pair']],
  ['a pair of red dragons', '567p77z12p +3p (234m) (678s)', ['yakuhai-red: pung-for-the-pair']],
  ['a pair of the round wind', '567p11z12p +3p (234m) (678s)', ['yakuhai-round: pung-for-the-pair']],
  [
    'a pair of the wind of round and seat',
    '567p11z12p +3p (234m) (678s)',
    ['yakuhai-seat: pung-for-the-pair', 'yakuhai-round: pung-for-the-pair'],
    { seatWind: 'east' },
  ],
  ['a pung of a guest wind', '567p99s12p +3p (234m) (444z)', ['yakuhai-seat: own-wind']],
  ['outside but for one set', '789p44z12s +3s (123m) (456s)', ['chanta: sets-with-outside']],
  ['outside without honours, but for one set', '789p99m12s +3s (123m) (456s)', ['junchan: sets-with-outside']],
  ['one suit but for one set', '789m44m46m +5m (234m) (999p)', ['honitsu: sets-of-the-suit']],
  ['two of three parts of a straight', '123m99p13p +2p (456m) (555s)', ['ittsu: chow-of-the-straight']],
  ['one chow in two suits', '345m99p35p +4p (678s) (111s)', ['sanshoku-doujun: chow-in-the-third-suit']],
  ['one pung in two suits', '333m99p24p +3p (333s) (678s)', ['sanshoku-doukou: pung-in-the-third-suit']],
  [
    'one pung in two suits, beside a pair of honours',
    '333m11z67p +8p (333s) (789s)',
    ['yakuhai-round: pung-for-the-pair', 'sanshoku-doukou: pung-in-the-third-suit'],
  ],
  ['pungs but for one set', '222m88p46p +5p (777s) (999m)', ['toitoi: sets-as-pungs']],
  ['nothing near: what lacks two sets', '345m99p13p +2p (678s) (555s)', ['tanyao: sets-of-simples']],
];

/** What a hand does not lack, or only in part. */
const NOT_SO: [why: string, hand: string, near: Near, more?: Partial<HandRequest>][] = [
  ['a pair in the third suit', '333m33p67m +8m (333s) (789p)', 'sanshoku-doukou: pung-in-the-third-suit'],
  ['a pair of a guest wind', '567p44z12p +3p (234m) (678s)', 'yakuhai-seat: own-wind'],
  ['open hands have no simples', '567p22s24p +3p (123m) (345s)', 'tanyao: sets-of-simples', { rules: 'ema-2012' }],
  ['three equal chows are pungs', '8m +8m (567p) (567p) (567p) (888s)', 'iipeikou: closed-hand', { rules: 'ema-2012' }],
  ['parts of a straight in two suits', '123m99p24s +3s (456p) (555s)', 'ittsu: chow-of-the-straight'],
  ['two chows for pungs', '222m88p46p +5p (777s) (678m)', 'toitoi: sets-as-pungs', { rules: 'ema-2012' }],
  ['a hand that was drawn', '234m567p11s12p *3p (789s)', 'menzen-tsumo: own-draw'],
];

const nearOf = ({ missing }: { readonly missing: readonly Missing[] }): Near[] =>
  missing.map(({ pattern, lacks }): Near => `${pattern}: ${lacks}`);

describe('a hand without a pattern', () => {
  it.each(MISSING)('%s', (_why, text, missing, more) => {
    const result = noWin(hand(text, more));
    expect(result.reason).toBe('no-yaku');
    expect(result.before).toBeNull();
    expect(nearOf(result)).toEqual(expect.arrayContaining([...missing]));
    expect(result.payment).toBeNull();
  });

  it.each(NOT_SO)('%s', (_why, text, near, more) => {
    expect(nearOf(noWin(hand(text, more)))).not.toContain(near);
  });

  it('lists only what lacks least', () => {
    const two = noWin(hand('345m99p13p +2p (678s) (111s)')).missing;
    expect(two.map(({ count }) => count)).toEqual(two.map(() => 2));
  });

  it('every lack has its hand', () => {
    const shown = new Set(MISSING.flatMap(([, , missing]) => missing.map((near) => near.split(': ')[1])));
    const lacks: Record<Lack, true> = {
      declaration: true,
      'closed-hand': true,
      'own-draw': true,
      'two-sided-wait': true,
      'plain-pair': true,
      'sets-of-simples': true,
      'sets-with-outside': true,
      'sets-of-the-suit': true,
      'pung-for-the-pair': true,
      'own-wind': true,
      'sets-as-pungs': true,
      'chow-of-the-straight': true,
      'chow-in-the-third-suit': true,
      'pung-in-the-third-suit': true,
    };
    expect([...shown].sort()).toEqual(Object.keys(lacks).sort());
  });

  it('says where a pattern is demanded', () => {
    expect(noWin(hand('123m456p789s11p12s +3s')).cite).toEqual({ book: 'ema-2016', article: '4.1' });
  });
});

describe('a hand below the minimum', () => {
  const ONE_HAN = hand('123m456p789s11s23p +4p', { rules: 'ema-2012', counters: 5, doraIndicators: '9m9m' });

  it('one han from patterns at five counters is one short of two in 2012, whatever the dora', () => {
    const { reason, items, han, minimum, missing, cite } = noWin(ONE_HAN);
    expect({ reason, items, han }).toEqual({ reason: 'below-minimum', items: [{ id: 'pinfu', han: 1 }], han: 3 });
    expect(minimum).toEqual({ needs: 2, has: 1, cite: expect.objectContaining({ section: '3.4.11' }) as unknown });
    expect(nearOf({ missing })).toContain('riichi: declaration');
    expect(nearOf({ missing }).filter((near) => near.startsWith('pinfu'))).toEqual([]);
    expect(cite).toMatchObject({ published: 'ema-2012', section: '3.4.11' });
  });

  it('without any pattern at five counters two han are needed in 2012, and only there', () => {
    const none = hand('234m567p22s24p +3p (345s)', { rules: 'ema-2012', counters: 5 });
    expect(noWin(none)).toMatchObject({ reason: 'no-yaku', minimum: { needs: 2, has: 0 } });
    expect(noWin({ ...none, counters: 4 })).not.toHaveProperty('minimum');
  });

  it.each([
    ['four counters', { counters: 4 }],
    ['a second han', { riichi: 'riichi' }],
    ['another rulebook', { rules: 'ema-2016' }],
  ] as const)('%s', (_why, more) => {
    expect(() => noWin({ ...ONE_HAN, ...more })).toThrow('wins');
  });
});

/** Known distances from tenpai; the last column is the number of melds. */
const DISTANCES: [tiles: string, away: number, melds?: number][] = [
  ['123m456p789s11s234p', -1],
  ['19m19p19s12345677z', -1],
  ['1133m5577p2299s44z', -1],
  ['123m456p789s11s23p', 0],
  ['19m19p19s1234567z', 0],
  ['1133m5577p2299s4z', 0],
  ['1112345678999m', 0],
  ['123m456p789s1s23p5z', 1],
  ['123m456p78s11s23p5z', 1],
  ['1133m5577p22s345z', 1],
  ['19m19p19s123456z2m', 1],
  ['19m19p19s12345z23m', 2],
  ['147m258p369s1234z', 6],
  ['1122m3344p5566s7z', 0],
  ['11112222333344m', -1],
  ['1111m2222p3333s4z', 2],
  ['123m11s23p', 0, 2],
  ['123m1s23p5z', 1, 2],
  ['1z', 0, 4],
  ['147m1234z', 4, 2],
];

describe('how far a hand is from complete', () => {
  it.each(DISTANCES)('%s is %i away', (text, away, melds = 0) => {
    const counts = noTiles();
    for (const tile of tiles(text)) counts[kindOf(tile as Tile)] = (counts[kindOf(tile as Tile)] ?? 0) + 1;
    const before = counts.slice();
    expect(shanten({ counts, all: counts }, melds)).toBe(away);
    expect(counts).toEqual(before);
  });

  it('an answer names it, and no points', () => {
    const result = noWin(hand('123m456p78s11s23p5z +6z'));
    expect(result).toMatchObject({
      reason: 'not-complete',
      before: { shanten: 1, waits: [], heldAll: [] },
      items: [],
      steps: [],
      readings: [],
      missing: [],
    });
  });
});

describe('a hand that is not complete', () => {
  const WINNING = { book: 'ema-2016', article: '3.2' };
  const TENPAI = { book: 'ema-2016', article: '3.3.13' };

  it.each([
    [
      'tenpai, and won by another tile',
      '123m456p789s11s23p +9p',
      { shanten: 0, waits: ['1p', '4p', '7p'], heldAll: [] },
    ],
    ['tenpai, though no other tile mends all 14', '123m456p789s11s23p +5z', { shanten: 0, waits: ['1p', '4p', '7p'] }],
    ['two tiles short', '123m456p78s11s3p5s5z +6z', { shanten: 2, waits: [], heldAll: [] }],
    ['a wait on four own tiles', '1111m222p333s555z +2z', { shanten: 1, waits: [], heldAll: ['1m'] }],
    [
      'a wait on four own tiles, three of them called',
      '1m222p333s555z +2z (111m)',
      { shanten: 1, waits: [], heldAll: ['1m'] },
    ],
    [
      'one of two waits all in the own kong',
      '23m456p789s55z +2z [1111m]',
      { shanten: 0, waits: ['4m'], heldAll: ['1m'] },
    ],
  ] as const)('%s', (_why, text, before) => {
    expect(noWin(hand(text))).toMatchObject({
      reason: 'not-complete',
      cite: WINNING,
      before: { ...before, cite: TENPAI },
    });
  });

  it('is tenpai where its 13 tiles wait, and only there', () => {
    const rules = RIICHI_RULEBOOKS['ema-2016'];
    const spoilt = generated(2016, 300).flatMap((request) => {
      const result = scoreRequest({
        ...request,
        rules: 'ema-2016',
        winningTile: request.winningTile === '7z' ? '6z' : '7z',
      });
      return result.ok && result.kind === 'no-win' && result.before ? [{ request, before: result.before }] : [];
    });
    expect(spoilt.length).toBeGreaterThan(100);
    for (const { request, before } of spoilt) {
      const { concealed, melds = [] } = request;
      const found = waitsOf({ concealed, melds: melds.map(({ tiles }) => tiles) }, rules);
      expect(found).toMatchObject({ ok: true, value: { tenpai: before.shanten === 0, waits: before.waits } });
    }
  });
});
