import { describe, expect, it } from 'vitest';
import type { HandRequest, Lack, PatternId } from '../../src/engine/riichi/index.ts';
import { shanten } from '../../src/engine/riichi/shanten.ts';
import { type Tile, kindOf, noTiles } from '../../src/engine/tile.ts';
import { hand, noWin, tiles } from './hands.ts';

type Near = `${PatternId}: ${Lack}`;

/** What a complete hand without any pattern lacks; the answer lists all that is one condition away. */
const MISSING: [why: string, hand: string, missing: readonly Near[], more?: Partial<HandRequest>][] = [
  [
    'a closed edge wait',
    '234m456p789s11p12s +3s',
    ['riichi: declaration', 'menzen-tsumo: own-draw', 'pinfu: two-sided-wait'],
  ],
  [
    'a closed hand with a pair of value',
    '123m456p789s22z23p +4p',
    ['riichi: declaration', 'menzen-tsumo: own-draw', 'pinfu: plain-pair', 'yakuhai-seat: pung-for-the-pair'],
  ],
  ['an open pinfu', '123m456p11s23p +4p (789s)', ['pinfu: closed-hand']],
  ['an open hand drawn', '234m456p11s12p *3p (789s)', ['menzen-tsumo: closed-hand']],
  ['open simples in 2012', '234m567p22s24p +3p (678s)', ['tanyao: closed-hand'], { rules: 'ema-2012' }],
  ['simples but for one set', '567p22s24p +3p (123m) (678s)', ['tanyao: one-set-of-simples']],
  [
    'simples but for one set, where open simples do not count',
    '567p22s24p +3p (123m) (678s)',
    [],
    { rules: 'ema-2012' },
  ],
  ['two equal chows, open', '112233m456p9s +9s (555s)', ['iipeikou: closed-hand']],
  ['a pair of white dragons', '456p55z12p +3p (123m) (678s)', ['yakuhai-white: pung-for-the-pair']],
  ['a pair of green dragons', '456p66z12p +3p (123m) (678s)', ['yakuhai-green: pung-for-the-pair']],
  ['a pair of red dragons', '456p77z12p +3p (123m) (678s)', ['yakuhai-red: pung-for-the-pair']],
  ['a pair of the round wind', '456p11z12p +3p (123m) (678s)', ['yakuhai-round: pung-for-the-pair']],
  [
    'a pair of the wind of round and seat',
    '456p11z12p +3p (123m) (678s)',
    ['yakuhai-seat: pung-for-the-pair', 'yakuhai-round: pung-for-the-pair'],
    { seatWind: 'east' },
  ],
  ['outside but for one set', '789p44z12s +3s (123m) (456s)', ['chanta: one-set-with-outside']],
  ['one suit but for one set', '789m44m46m +5m (234m) (999p)', ['honitsu: one-set-of-the-suit']],
  ['nothing near', '345m99p13p +2p (678s) (555s)', []],
];

describe('a hand without a pattern', () => {
  it.each(MISSING)('%s', (_why, text, missing, more) => {
    const result = noWin(hand(text, more));
    expect(result.reason).toBe('no-yaku');
    expect(result.shanten).toBeNull();
    expect(result.missing.map(({ pattern, lacks }) => `${pattern}: ${lacks}`)).toEqual(missing);
    expect(result.payment).toBeNull();
  });

  it('every lack has its hand', () => {
    const shown = new Set(MISSING.flatMap(([, , missing]) => missing.map((near) => near.split(': ')[1])));
    const lacks: Record<Lack, true> = {
      declaration: true,
      'closed-hand': true,
      'own-draw': true,
      'two-sided-wait': true,
      'plain-pair': true,
      'one-set-of-simples': true,
      'one-set-with-outside': true,
      'one-set-of-the-suit': true,
      'pung-for-the-pair': true,
    };
    expect([...shown].sort()).toEqual(Object.keys(lacks).sort());
  });

  it('says where a pattern is demanded', () => {
    expect(noWin(hand('123m456p789s11p12s +3s')).cite).toEqual({ book: 'ema-2016', article: '4.1' });
  });
});

describe('a hand below the minimum', () => {
  const ONE_HAN = hand('123m456p789s11s23p +4p', { rules: 'ema-2012', counters: 5, doraIndicators: '9m9m' });

  it('one han from patterns at five counters is not enough in 2012, whatever the dora', () => {
    const { reason, items, han, cite } = noWin(ONE_HAN);
    expect({ reason, items, han }).toEqual({ reason: 'below-minimum', items: [{ id: 'pinfu', han: 1 }], han: 3 });
    expect(cite).toMatchObject({ published: 'ema-2012', section: '3.4.11' });
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
    expect(shanten(counts, melds)).toBe(away);
    expect(counts).toEqual(before);
  });

  it('an answer names it, and no points', () => {
    const result = noWin(hand('123m456p78s11s23p5z +6z'));
    expect(result).toMatchObject({
      reason: 'not-complete',
      shanten: 1,
      items: [],
      steps: [],
      readings: [],
      missing: [],
    });
  });
});
