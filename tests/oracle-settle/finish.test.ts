import { describe, expect, it } from 'vitest';
import { oracleFinish } from './finish.ts';
import type { FinishRequest } from './finish-types.ts';

const totals = (request: FinishRequest): number[] => oracleFinish(request).players.map(({ total }) => total);
const places = (request: FinishRequest): number[] => oracleFinish(request).players.map(({ place }) => place);
const SCORES = [45_000, 30_000, 25_000, 20_000];
const LATE = { seat: 0, points: 2000 } as const;

describe('games finished by hand', () => {
  it.each<[string, FinishRequest, number[]]>([
    [
      'EMA 2016 3.6.1: the difference and 15, 5',
      { rules: 'ema-2016', scores: SCORES },
      [30_000, 5000, -10_000, -25_000],
    ],
    [
      'EMA 2012 5.7: the difference and 30, 10',
      { rules: 'ema-2012', scores: SCORES },
      [45_000, 10_000, -15_000, -40_000],
    ],
    ['SAM 6.3: no uma', { rules: 'samara-2019', scores: SCORES }, [15_000, 0, -5000, -10_000]],
    ['Tesuji S3: two in plus', { rules: 'tesuji-2018', scores: SCORES }, [23_000, 4000, -9000, -18_000]],
    [
      'EMA 2016 3.4.6: chombo after uma, places untouched',
      { rules: 'ema-2016', scores: SCORES, penalties: [{ seat: 0, points: 20_000, when: 'after-uma' }] },
      [10_000, 5000, -10_000, -25_000],
    ],
    [
      'EMA 2016 5.7: a fine after the game leaves the places',
      { rules: 'ema-2016', scores: [36_000, 35_000, 29_000, 20_000], penalties: [{ ...LATE, when: 'after-uma' }] },
      [19_000, 10_000, -6000, -25_000],
    ],
    [
      'EMA 2012 5.6: a fine at once takes the first place',
      { rules: 'ema-2012', scores: [36_000, 35_000, 29_000, 20_000], penalties: [{ ...LATE, when: 'before-places' }] },
      [14_000, 35_000, -11_000, -40_000],
    ],
    [
      'EMA 2012 3.6, 5.6: the fine first, then the stick to who leads',
      {
        rules: 'ema-2012',
        scores: [35_000, 34_000, 30_000, 20_000],
        bets: 1,
        penalties: [{ ...LATE, when: 'before-places' }],
      },
      [13_000, 35_000, -10_000, -40_000],
    ],
    [
      'EMA 2016 3.6: two sticks to two winners, and shared uma',
      { rules: 'ema-2016', scores: [34_000, 34_000, 28_000, 22_000], bets: 2 },
      [15_000, 15_000, -7000, -23_000],
    ],
    [
      'EMA 2016 3.6: one stick among three, in hundreds',
      { rules: 'ema-2016', scores: [33_000, 33_000, 33_000, 20_000], bets: 1 },
      [8300, 8300, 8300, -25_000],
    ],
    [
      'Tesuji R13, S4: the sticks to nobody, all below the start',
      { rules: 'tesuji-2018', scores: [29_900, 29_800, 29_700, 28_600], bets: 2 },
      [7900, 3800, -4300, -9400],
    ],
    ['Tesuji S5: all at the start', { rules: 'tesuji-2018', scores: [30_000, 30_000, 30_000, 30_000] }, [0, 0, 0, 0]],
    ['Green Book 3.9.2', { rules: 'mers-2014', scores: [-100, 100, -50, 50] }, [0, 4, 1, 2]],
    ['a tie by MERS, split', { rules: 'mers-2014', scores: [50, 50, -50, -50] }, [3, 3, 0.5, 0.5]],
    [
      'a tie by MERS, left to the game points',
      { rules: 'mers-2014', scores: [50, 50, -50, -50], readings: { mersTies: 'game-points' } },
      [4, 4, 1, 1],
    ],
    [
      'a fine by MERS changes the places',
      { rules: 'mers-2014', scores: [60, 55, -15, -100], penalties: [{ seat: 0, points: 10, when: 'before-places' }] },
      [2, 4, 1, 0],
    ],
  ])('%s', (_, request, expected) => {
    expect(totals(request)).toEqual(expected);
  });

  it('gives what cannot be shared in hundreds to nobody', () => {
    const three: FinishRequest = { rules: 'ema-2016', scores: [33_000, 33_000, 33_000, 20_000], bets: 1 };
    expect(oracleFinish(three)).toMatchObject({
      nobody: 100,
      players: [{ points: 33_300 }, {}, {}, { points: 20_000 }],
    });
    expect(oracleFinish({ ...three, rules: 'tesuji-2018' }).nobody).toBe(1000);
  });

  it('shares places as their mean, or as the best of them', () => {
    const tied: FinishRequest = { rules: 'samara-2019', scores: [20_000, 40_000, 30_000, 30_000] };
    expect(places(tied)).toEqual([4, 1, 2.5, 2.5]);
    expect(places({ ...tied, readings: { sharedPlaces: 'best' } })).toEqual([4, 1, 2, 2]);
  });
});

describe('substitutes', () => {
  it.each<[string, FinishRequest, number[]]>([
    [
      'EMA 2016 5.8: from the start the place counts for the others',
      { rules: 'ema-2016', scores: SCORES, substitutes: [{ seat: 0, since: 'start', why: 'late' }] },
      [-30_000, 5000, -10_000, -25_000],
    ],
    [
      'EMA 2016 5.8: part-way the others share the upper places',
      { rules: 'ema-2016', scores: SCORES, substitutes: [{ seat: 0, since: 'during', why: 'ill' }] },
      [-30_000, 15_000, 0, -15_000],
    ],
    [
      'EMA 2012 5.7: no points and the last uma',
      { rules: 'ema-2012', scores: SCORES, substitutes: [{ seat: 0, since: 'during', why: 'disqualified' }] },
      [-30_000, 30_000, 5000, -20_000],
    ],
    [
      'MERS 4.1.1: late, the substitute can win the table',
      { rules: 'mers-2014', scores: [100, 50, -50, -100], substitutes: [{ seat: 0, since: 'start', why: 'late' }] },
      [4, 2, 1, 0],
    ],
    [
      'MERS 4.1.2: ill before the session, the substitute can win the table',
      { rules: 'mers-2014', scores: [100, 50, -50, -100], substitutes: [{ seat: 0, since: 'start', why: 'ill' }] },
      [4, 2, 1, 0],
    ],
    [
      'MERS 4.1.2: ill during the session, nothing, and the others share 4, 2, 1',
      { rules: 'mers-2014', scores: [100, 50, -50, -100], substitutes: [{ seat: 0, since: 'during', why: 'ill' }] },
      [0, 4, 2, 1],
    ],
    [
      'MERS 4.2: disqualified, in the current session nothing',
      {
        rules: 'mers-2014',
        scores: [100, 50, -50, -100],
        substitutes: [{ seat: 1, since: 'during', why: 'disqualified' }],
      },
      [4, 0, 2, 1],
    ],
    [
      'MERS 4.2: disqualified, in a later session the substitute can win',
      {
        rules: 'mers-2014',
        scores: [100, 50, -50, -100],
        substitutes: [{ seat: 0, since: 'start', why: 'disqualified' }],
      },
      [4, 2, 1, 0],
    ],
  ])('%s', (_, request, expected) => {
    expect(totals(request)).toEqual(expected);
  });

  it('are fourth at Samara, where the others keep the places of the table', () => {
    const request: FinishRequest = { rules: 'samara-2019', scores: SCORES };
    expect(places({ ...request, substitutes: [{ seat: 0, since: 'start', why: 'late' }] })).toEqual([4, 2, 3, 4]);
    expect(places({ ...request, substitutes: [{ seat: 0, since: 'during', why: 'ill' }] })).toEqual([4, 1, 2, 3]);
  });
});

describe('what goes off', () => {
  const chombo = { seat: 0, points: 20_000, when: 'after-uma', why: 'chombo' } as const;
  const fine = { seat: 0, points: 8000, when: 'after-uma' } as const;

  it.each<[string, FinishRequest['rules'], object]>([
    ['EMA 2016 3.4.6: a chombo apart from the fine', 'ema-2016', { fine: 8000, chombo: 20_000, chomboBy: '3.4.6' }],
    ['Tesuji S7: the same', 'tesuji-2018', { fine: 8000, chombo: 20_000, chomboBy: 'S7' }],
    ['Samara 3.4.6: a chombo is paid at the table, so all is fine', 'samara-2019', { fine: 28_000, chombo: 0 }],
    ['EMA 2012 3.4.6: the same', 'ema-2012', { fine: 28_000, chombo: 0, chomboBy: null }],
  ])('%s', (_, rules, off) => {
    expect(oracleFinish({ rules, scores: SCORES, penalties: [chombo, fine] }).offs[0]).toMatchObject(off);
  });

  it('before the places is a fine whatever it is for', () => {
    const penalties = [{ ...chombo, when: 'before-places' }] as const;
    const { offs } = oracleFinish({ rules: 'ema-2016', scores: SCORES, penalties: [...penalties] });
    expect(offs[0]).toMatchObject({ atOnce: 20_000, fine: 0, chombo: 0 });
  });
});
