import { describe, expect, it } from 'vitest';
import { finishRequest } from '../../src/engine/index.ts';
import { ids } from './tables.ts';

type Finished = Extract<ReturnType<typeof finishRequest>, { ok: true }>;

/** Finishes a game by a rulebook; a refusal fails the test with its message. */
function finish(rules: string, scores: readonly number[], more: object = {}): Finished {
  const result = finishRequest({ rules, scores, ...more });
  if (!result.ok) throw new Error(`${result.error.field}: ${result.error.why}`);
  return result;
}

const column = (result: Finished, name: 'points' | 'place' | 'uma' | 'penalty' | 'total'): number[] =>
  result.players.map((player) => player[name]);

const APART = [45_000, 35_000, 25_000, 15_000] as const;
const TIED = [40_000, 40_000, 25_000, 15_000] as const;

describe('uma', () => {
  it.each([
    // EMA 2016 booklet 3.6.1; Samara 6.3; EMA 2012 5.7; Tesuji S3.
    ['ema-2016', [15_000, 5000, -5000, -15_000]],
    ['samara-2019', [0, 0, 0, 0]],
    ['ema-2012', [30_000, 10_000, -10_000, -30_000]],
    ['tesuji-2018', [8000, 4000, -4000, -8000]],
  ])('%s', (rules, uma) => {
    const result = finish(rules, APART);
    expect(column(result, 'uma')).toEqual(uma);
    expect(column(result, 'place')).toEqual([1, 2, 3, 4]);
    expect(column(result, 'total')).toEqual([15_000, 5000, -5000, -15_000].map((points, i) => points + (uma[i] ?? 0)));
  });

  it('of tied places is shared (EMA 2016 booklet 3.6.1, Tesuji S6)', () => {
    const result = finish('ema-2016', TIED);
    expect(column(result, 'uma')).toEqual([10_000, 10_000, -5000, -15_000]);
    expect(column(result, 'place')).toEqual([1.5, 1.5, 3, 4]);
    expect(ids(result.notes)).toEqual(['shared-places-mean']);
    expect(column(finish('ema-2016', [30_000, 30_000, 30_000, 30_000]), 'uma')).toEqual([0, 0, 0, 0]);
  });

  it('seats stay in their order, whatever their place', () => {
    const result = finish('ema-2016', [15_000, 45_000, 35_000, 25_000]);
    expect(result.players.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 4],
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });
});

describe('places', () => {
  it('are averaged where shared, or all the best of them where that is chosen; a note says so either way', () => {
    const best = finish('samara-2019', TIED, { readings: { sharedPlaces: 'best' } });
    expect(column(best, 'place')).toEqual([1, 1, 3, 4]);
    expect(ids(best.notes)).toEqual(['shared-places-best']);
    expect(column(finish('samara-2019', TIED), 'place')).toEqual([1.5, 1.5, 3, 4]);
    expect(finish('samara-2019', APART, { readings: { sharedPlaces: 'best' } }).notes).toEqual([]);
  });
});

describe('a player with exactly the starting points', () => {
  const LEVEL = [40_000, 30_000, 30_000, 20_000] as const;

  it('is in plus at Tesuji, or is not where that is chosen; noted either way (S3 is silent)', () => {
    const [own, other] = [
      finish('tesuji-2018', LEVEL),
      finish('tesuji-2018', LEVEL, { readings: { inPlus: 'above-start' } }),
    ];
    expect([column(own, 'uma'), ids(own.notes)]).toEqual([
      [8000, 2000, 2000, -12_000],
      ['shared-places-mean', 'in-plus-at-start'],
    ]);
    expect([column(other, 'uma'), ids(other.notes)]).toEqual([
      [12_000, -2000, -2000, -8000],
      ['shared-places-mean', 'in-plus-above-start'],
    ]);
  });

  it('is not mentioned if it changes nothing: one hundred apart, all four level, or a uma by places', () => {
    const noted = (...[rules, scores]: Parameters<typeof finish>): boolean =>
      ids(finish(rules, scores).notes).some((id) => id.startsWith('in-plus'));
    expect([
      noted('tesuji-2018', [40_000, 30_100, 29_900, 20_000]),
      noted('tesuji-2018', [30_000, 30_000, 30_000, 30_000]),
      noted('ema-2016', LEVEL),
    ]).toEqual([false, false, false]);
  });
});

describe('leftover bets', () => {
  it('go to the winner, shared on a tie in hundreds (EMA 2016 3.6)', () => {
    expect(column(finish('ema-2016', [43_000, 35_000, 25_000, 15_000], { bets: 2 }), 'points')).toEqual([...APART]);
    const two = finish('ema-2016', [40_000, 40_000, 25_000, 14_000], { bets: 1 });
    expect(column(two, 'points')).toEqual([40_500, 40_500, 25_000, 14_000]);
    expect(ids(two.notes)).toEqual(['shared-places-mean']);
    const three = finish('ema-2016', [30_000, 30_000, 30_000, 29_000], { bets: 1 });
    expect(column(three, 'points')).toEqual([30_300, 30_300, 30_300, 29_000]);
    expect(ids(three.notes)).toEqual(['leftover-bets-in-hundreds', 'shared-places-mean']);
    expect(column(finish('ema-2016', [29_000, 29_000, 29_000, 29_000], { bets: 4 }), 'points')).toEqual([
      30_000, 30_000, 30_000, 30_000,
    ]);
  });

  it('go to nobody in the A-League (Tesuji R13)', () => {
    const scores = [43_000, 35_000, 25_000, 15_000];
    expect(column(finish('tesuji-2018', scores, { bets: 2 }), 'points')).toEqual(scores);
  });
});

describe('penalties', () => {
  it('booked before the places are decided change them, after uma they do not', () => {
    const penalties = [{ seat: 0, points: 11_000, when: 'before-places' }];
    const before = finish('ema-2012', APART, { penalties });
    expect(column(before, 'place')).toEqual([2, 1, 3, 4]);
    expect(column(before, 'points')).toEqual([34_000, 35_000, 25_000, 15_000]);
    expect(column(before, 'penalty')).toEqual([0, 0, 0, 0]);
    expect(column(before, 'total')).toEqual([14_000, 35_000, -15_000, -45_000]);
    const after = finish('ema-2016', APART, { penalties: [{ ...penalties[0], when: 'after-uma' }] });
    expect(column(after, 'place')).toEqual([1, 2, 3, 4]);
    expect(column(after, 'penalty')).toEqual([11_000, 0, 0, 0]);
    expect(column(after, 'total')).toEqual([19_000, 10_000, -10_000, -30_000]);
  });

  it.each([
    // EMA 2016 booklet 3.4.6, Tesuji S7: a chombo is booked after the game. Elsewhere it is paid at the table, and what
    // is booked is a fine.
    ['ema-2016', 20_000, ['chombo', '3.4.6'], ['penalty', '5.5']],
    ['tesuji-2018', 20_000, ['chombo', 'S7'], ['penalty', 'S7']],
    ['samara-2019', 20_000, ['penalty', '5.5']],
  ])('%s: points off are for a chombo or a fine, with the article', (rules, points, ...told) => {
    const off = { seat: 1, points, when: 'after-uma' };
    const result = finish(rules, APART, { penalties: [{ ...off, why: 'chombo' }, off] });
    expect(result.players[1].penalty).toBe(2 * points);
    const steps = result.steps.filter(({ rule }) => rule === 'chombo' || rule === 'penalty');
    expect(
      steps.map(({ rule, cite }) => [rule, 'section' in cite ? cite.section : 'article' in cite && cite.article]),
    ).toEqual(told);
  });

  it('under MCR include no chombo', () => {
    const penalties = [{ seat: 1, points: 10, when: 'after-uma', why: 'chombo' }];
    const result = finishRequest({ rules: 'mers-2014', scores: [0, 0, 0, 0], penalties });
    expect(result.ok ? '' : result.error.field).toBe('penalties[0].why');
  });

  it('of one player add up, and come before the sticks that are left', () => {
    const penalties = [
      { seat: 0, points: 8000, when: 'before-places' },
      { seat: 0, points: 3000, when: 'before-places' },
      { seat: 1, points: 20_000, when: 'after-uma' },
    ];
    const result = finish('ema-2016', [45_000, 35_000, 25_000, 14_000], { penalties, bets: 1 });
    expect(column(result, 'points')).toEqual([34_000, 36_000, 25_000, 14_000]);
    expect(column(result, 'total')).toEqual([9000, 1000, -10_000, -31_000]);
  });
});

describe('substitutes', () => {
  const replaced = (seat: number, since: string, why = 'ill'): object => ({ substitutes: [{ seat, since, why }] });

  it.each([
    // EMA 2016 booklet 5.8, EMA 2012 5.7: a substitute from the start takes a place among the four, a later one does not.
    ['ema-2016', 'start', [-15_000, 5000, -5000, -15_000], -30_000],
    ['ema-2016', 'during', [-15_000, 15_000, 5000, -5000], -30_000],
    ['ema-2012', 'start', [-30_000, 10_000, -10_000, -30_000], -30_000],
    ['ema-2012', 'during', [-30_000, 30_000, 10_000, -10_000], -30_000],
  ])('%s, since %s', (rules, since, uma, total) => {
    const result = finish(rules, APART, replaced(0, since));
    expect(column(result, 'uma')).toEqual(uma);
    expect(result.players[0].total).toBe(total);
  });

  it('take the last place at Samara, though no text says so', () => {
    const result = finish('samara-2019', APART, replaced(0, 'start'));
    expect(column(result, 'place')).toEqual([4, 2, 3, 4]);
    expect(column(result, 'total')).toEqual([-15_000, 5000, -5000, -15_000]);
    expect(ids(result.notes)).toEqual(['replaced-is-fourth']);
    expect(column(finish('samara-2019', APART, replaced(0, 'during')), 'place')).toEqual([4, 1, 2, 3]);
  });

  it('in the A-League is left to the referee: nothing is computed, and the answer says so', () => {
    const result = finish('tesuji-2018', APART, replaced(0, 'during'));
    expect(result.players).toEqual(finish('tesuji-2018', APART).players);
    expect(ids(result.notes)).toEqual(['referee-decides']);
  });
});

describe('MERS', () => {
  const mers = (scores: readonly number[], more: object = {}): Finished => finish('mers-2014', scores, more);

  it('gives table points 4, 2, 1 and 0 (Green Book 3.9.2)', () => {
    const result = mers([-20, 100, -90, 10]);
    expect(column(result, 'total')).toEqual([1, 4, 0, 2]);
    expect(column(result, 'uma')).toEqual([0, 0, 0, 0]);
    expect(column(result, 'points')).toEqual([-20, 100, -90, 10]);
    expect(result.notes).toEqual([]);
  });

  it('of shared places are split, or for each the better where that is chosen; noted either way', () => {
    const split = mers([50, 50, -30, -70]);
    expect(column(split, 'total')).toEqual([3, 3, 1, 0]);
    expect(ids(split.notes)).toEqual(['mers-ties-split', 'shared-places-mean']);
    const better = mers([50, 50, -30, -70], { readings: { mersTies: 'game-points' } });
    expect(column(better, 'total')).toEqual([4, 4, 1, 0]);
    expect(ids(better.notes)).toEqual(['mers-ties-game-points', 'shared-places-mean']);
    expect(column(mers([0, 0, 0, 0]), 'total')).toEqual([1.75, 1.75, 1.75, 1.75]);
  });

  it('a substitute from the start can win the table, a later one gets nothing (MERS 4.1, 4.2)', () => {
    const scores = [100, 10, -20, -90];
    const since = (when: string, why: string): Finished =>
      mers(scores, { substitutes: [{ seat: 0, since: when, why }] });
    expect(column(since('start', 'late'), 'total')).toEqual([4, 2, 1, 0]);
    expect(column(since('start', 'ill'), 'total')).toEqual([4, 2, 1, 0]);
    expect(column(since('during', 'ill'), 'total')).toEqual([0, 4, 2, 1]);
    expect(column(since('during', 'disqualified'), 'total')).toEqual([0, 4, 2, 1]);
    expect(since('start', 'late').notes[0]).toMatchObject({ id: 'replaced-start', cite: { article: '4.1.1' } });
    expect(since('start', 'ill').notes[0]).toMatchObject({ cite: { article: '4.1.2' } });
    expect(since('start', 'disqualified').notes[0]).toMatchObject({ cite: { article: '4.2' } });
    expect(since('during', 'ill').notes[0]).toMatchObject({ id: 'replaced-during', cite: { article: '4.1.2' } });
  });

  it('a fine lowers the points of its player alone', () => {
    const result = mers([10, 0, 0, -10], { penalties: [{ seat: 0, points: 20, when: 'before-places' }] });
    expect(column(result, 'points')).toEqual([-10, 0, 0, -10]);
    expect(column(result, 'total')).toEqual([0.5, 3, 3, 0.5]);
  });

  it('has no sticks', () => {
    const error = { code: 'bad-field', field: 'bets' };
    expect(finishRequest({ rules: 'mers-2014', scores: [0, 0, 0, 0], bets: 1 })).toMatchObject({ ok: false, error });
  });
});

describe('the sum of a table', () => {
  const SUMS = [
    ['ema-2016', [30_000, 30_000, 30_000, 30_000], 0, []],
    ['ema-2016', [30_000, 30_000, 30_000, 29_000], 1, []],
    ['ema-2016', [31_000, 30_000, 30_000, 28_000], 0, ['sum-differs']],
    ['mers-2014', [40, 0, 0, -40], undefined, []],
    ['mers-2014', [40, 0, 0, -50], undefined, ['sum-not-zero']],
    ['mers-2014', [40, 0, 0, -30], undefined, ['sum-not-zero']],
  ] as const;
  it.each(SUMS)('%s: %j with %s sticks', (rules, scores, bets, notes) => {
    const told = ids(finish(rules, scores, bets === undefined ? {} : { bets }).notes);
    expect(told.filter((id) => id.startsWith('sum-'))).toEqual(notes);
  });

  it.each([
    [[30_000, 30_000, 30_000, 30_100], 0],
    [[30_000, 30_000, 30_000, 30_000], 1],
    [[100_000, 100_000, 100_000, 100_000], 0],
  ])('%j with %i sticks is more than the table began with', (scores, bets) => {
    expect(finishRequest({ rules: 'ema-2016', scores, bets })).toMatchObject({
      ok: false,
      error: { code: 'impossible-context', why: 'sum-beyond-start', field: 'scores', cite: { section: '1.4' } },
    });
  });
});

describe('every result', () => {
  it('is the sum of its steps, each with its place', () => {
    const games = ['ema-2016', 'samara-2019', 'ema-2012', 'tesuji-2018', 'mers-2014'].flatMap((rules) =>
      [
        [45_000, 35_000, 25_000, 14_000],
        [40_000, 40_000, 25_000, 14_000],
        [30_000, 30_000, 30_000, 29_000],
      ].map((scores) => {
        const more = {
          penalties: [
            { seat: 1, points: 1000, when: 'before-places' },
            { seat: 2, points: 20_000, when: 'after-uma' },
          ],
          substitutes: [{ seat: 3, since: 'during', why: 'ill' }],
          ...(rules === 'mers-2014' ? {} : { bets: 1 }),
        };
        return { scores, result: finish(rules, scores, more) };
      }),
    );
    for (const { scores, result } of games)
      for (const { seat, points, total } of result.players) {
        const of = (unit: string): number =>
          result.steps.reduce((all, step) => all + (step.seat === seat && step.unit === unit ? step.value : 0), 0);
        expect(of('total')).toBeCloseTo(total);
        expect((scores[seat] ?? 0) + of('points')).toBe(points);
        for (const { cite } of result.steps) expect(Object.keys(cite).length).toBeGreaterThan(1);
      }
  });
});

describe('a request to finish', () => {
  const base = { rules: 'ema-2016', scores: APART };
  it.each([
    ['no object', 7, 'bad-json', 'request'],
    ['no scores', { rules: 'ema-2016' }, 'bad-field', 'scores'],
    ['an unknown rulebook', { ...base, rules: 'wrc' }, 'unknown-rules', 'rules'],
    ['an unknown option', { ...base, knobs: { oka: 1 } }, 'bad-knob', 'knobs.oka'],
    [
      'a penalty below zero',
      { ...base, penalties: [{ seat: 0, points: -1, when: 'after-uma' }] },
      'bad-field',
      'penalties[0].points',
    ],
    ['a penalty at no time', { ...base, penalties: [{ seat: 0, points: 1 }] }, 'bad-field', 'penalties[0].when'],
    [
      'a penalty of nobody',
      { ...base, penalties: [{ seat: 4, points: 1, when: 'after-uma' }] },
      'bad-field',
      'penalties[0].seat',
    ],
    [
      'a substitute without a cause',
      { ...base, substitutes: [{ seat: 0, since: 'start' }] },
      'bad-field',
      'substitutes[0].why',
    ],
    [
      'a seat replaced twice',
      { ...base, substitutes: [1, 1].map((seat) => ({ seat, since: 'start', why: 'late' })) },
      'bad-field',
      'substitutes[1].seat',
    ],
    ['an unknown reading', { ...base, readings: { ties: 'mean' } }, 'bad-field', 'readings.ties'],
    ['a reading that is none', { ...base, readings: { sharedPlaces: 'worst' } }, 'bad-field', 'readings.sharedPlaces'],
  ])('%s', (_what, request, code, field) => {
    expect(finishRequest(request)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('echoes the id', () => {
    expect(finishRequest({ ...base, id: 'x' })).toMatchObject({ ok: true, id: 'x' });
    expect(finishRequest({ rules: 'mers-2014', scores: [0, 0, 0, 0], id: 'y' })).toMatchObject({ ok: true, id: 'y' });
  });
});
