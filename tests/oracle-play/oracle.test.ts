import { describe, expect, it } from 'vitest';
import { granted } from './claims.ts';
import { waitsAsOrphans, waitsOf } from './complete.ts';
import { furitenKinds } from './furiten.ts';

const tiles = (text: string): string[] =>
  [...text.matchAll(/(\d+)([mpsz])/g)].flatMap(([, digits = '', suit = '']) =>
    Array.from(digits, (digit) => digit + suit),
  );

describe('the naive judge', () => {
  it('sees waits', () => {
    expect(waitsOf(tiles('23456m456p789s11s'))).toEqual(['1m', '4m', '7m']);
    expect(waitsOf(tiles('1133m5577p2299s4z'))).toEqual(['4z']);
    expect(waitsOf(tiles('1133m5577p22999s'))).toEqual([]);
    expect(waitsOf(tiles('19m19p19s1234567z'))).toHaveLength(13);
    expect(waitsAsOrphans(tiles('19m19p19s1234566z'))).toBe(true);
    expect(waitsAsOrphans(tiles('1133m5577p2299s4z'))).toBe(false);
  });

  it('knows the three kinds', () => {
    const hand = tiles('123m678p789s11s23p');
    const pass = { type: 'others-discard', tile: '4p' } as const;
    expect([...furitenKinds(hand, [{ type: 'discard', tile: '1p' }], 'ema-2016')]).toEqual(['discard']);
    expect([...furitenKinds(hand, [pass], 'ema-2016')]).toEqual(['temporary']);
    expect([...furitenKinds(hand, [pass, { type: 'others-claim' }], 'ema-2012')]).toEqual([]);
    expect([...furitenKinds(hand, [{ type: 'riichi' }, pass, { type: 'draw' }], 'ema-2016')]).toEqual(['riichi']);
  });

  it('grants claims', () => {
    const [win, far, pung, chow] = [
      { seat: 1, call: 'win', late: false },
      { seat: 3, call: 'win', late: false },
      { seat: 2, call: 'pung', late: true },
      { seat: 1, call: 'chow', late: false },
    ] as const;
    expect(granted([win, far], 'ema-2016')).toEqual([win, far]);
    expect(granted([far, win], 'tesuji-2018')).toEqual([win]);
    expect(granted([pung, chow], 'ema-2016')).toEqual([pung]);
    expect(granted([pung, chow], 'ema-2012')).toEqual([chow]);
  });
});
