import { describe, expect, it } from 'vitest';
import { ladderOf, settleRequest } from '../../src/engine/mcr/index.ts';
import { MCR_TABLE, ids, settleAtMcr } from './tables.ts';

const ron = (discarder: number, ...winners: readonly (readonly [seat: number, points: number])[]): object => ({
  type: 'ron',
  discarder,
  winners: winners.map(([seat, points]) => ({ seat, points })),
});

describe('a win', () => {
  it('by discard: eight from each, the points from the discarder (Green Book 3.9.1)', () => {
    const result = settleAtMcr(ron(2, [1, 15]));
    expect(result.deltas).toEqual([-8, 39, -23, -8]);
    expect(result.next).toEqual({ kind: 'hand', dealer: 1, roundWind: 'east', counters: 0, bets: 0 });
  });

  it('by draw: eight and the points from each', () => {
    expect(settleAtMcr({ type: 'tsumo', winner: { seat: 0, points: 8 } }).deltas).toEqual([48, -16, -16, -16]);
  });

  it('of several only the nearest to the right of the discarder is paid', () => {
    const result = settleAtMcr(ron(2, [1, 88], [3, 8]));
    expect(result.deltas).toEqual([-8, -8, -16, 32]);
    expect(result.hands).toEqual([
      { seat: 3, paid: true, result: null },
      { seat: 1, paid: false, result: null },
    ]);
    expect(ids(result.notes)).toEqual(['nearest-wins-alone']);
    expect(ids(settleAtMcr(ron(2, [1, 88])).notes)).toEqual([]);
  });

  it('is noted if the four scores sum to more than zero, as fines only deduct', () => {
    const notes = (scores: readonly number[]): string[] => ids(settleAtMcr(ron(2, [1, 15]), { scores }).notes);
    expect(notes([10, 0, 0, 0])).toEqual(['sum-not-zero']);
    expect(notes([10, 0, 0, -10])).toEqual([]);
    expect(notes([10, 0, 0, -20])).toEqual([]);
  });

  it('needs eight points', () => {
    expect(settleRequest({ ...MCR_TABLE, event: ron(2, [1, 7]) })).toMatchObject({
      ok: false,
      error: { code: 'impossible-context', why: 'not-a-win', field: 'event.winners[0]' },
    });
    expect(settleAtMcr(ron(2, [1, 8])).deltas[1]).toBe(32);
  });
});

describe('the deal', () => {
  it('passes after every hand, and the game ends after sixteen', () => {
    let table = { dealer: 0, roundWind: 'east' };
    let hands = 0;
    for (;;) {
      const event = hands % 2 === 0 ? { type: 'draw' } : { type: 'tsumo', winner: { seat: table.dealer, points: 8 } };
      const { next } = settleAtMcr(event, table);
      hands++;
      if (next.kind !== 'hand') break;
      table = { dealer: next.dealer, roundWind: next.roundWind };
    }
    expect([hands, table]).toEqual([16, { dealer: 3, roundWind: 'north' }]);
  });
});

describe('a false hu', () => {
  const falseHu = (shown: string): object => ({ type: 'false-hu', seat: 2, shown });

  it.each([
    // MERS 2.9.1, 2.9.2, 3.3.
    ['nothing', [0, 0, 0, 0]],
    ['below-eight', [10, 10, -30, 10]],
    ['invalid', [20, 20, -60, 20]],
  ])('that showed %s', (shown, deltas) => {
    const result = settleAtMcr(falseHu(shown));
    expect(result.deltas).toEqual(deltas);
    expect(result.next).toEqual({ kind: 'same-hand' });
    expect(ids(result.reasons)).toEqual(['dead-hand']);
  });

  it('without showing tiles rests on another article than one with tiles shown', () => {
    expect(settleAtMcr(falseHu('nothing')).reasons[0]?.cite).toEqual({ book: 'mers-2014', article: '2.9.1' });
    expect(settleAtMcr(falseHu('invalid')).reasons[0]?.cite).toEqual({ book: 'mers-2014', article: '2.9.2' });
  });
});

describe('a fine', () => {
  const fine = (points: number, to: string): object => ({ type: 'fine', seat: 3, points, to });

  it('of the ladder goes to nobody (MERS 3.1)', () => {
    const result = settleAtMcr(fine(10, 'nobody'));
    expect(result.deltas).toEqual([0, 0, 0, -10]);
    expect(result.steps).toMatchObject([{ from: 3, to: 'nobody', points: 10, why: 'fine' }]);
    expect(result.next).toEqual({ kind: 'same-hand' });
  });

  it('for the wall goes to each of the others (MERS 2.8.10)', () => {
    const result = settleAtMcr(fine(30, 'each'));
    expect(result.deltas).toEqual([30, 30, 30, -90]);
    expect(result.steps[0]?.cite).toEqual({ book: 'mers-2014', article: '2.8.10' });
  });

  it('climbs with the same infringement: a warning, 5, 10, 20, 30 and on to 60 (MERS 1.7, 2.4.1, 3.1)', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20].map((time) => ladderOf(time, 'mers-2014').points);
    expect(points).toEqual([0, 5, 10, 20, 30, 40, 50, 60, 60, 60]);
    expect(ladderOf(1, 'mers-2014').cite).toEqual({ book: 'mers-2014', article: '3.1' });
    expect(ladderOf(1, 'mcr-2006').cite).toEqual({ published: 'mcr-2006', section: '3.11.2' });
  });
});

describe('refused', () => {
  it.each([
    ['sticks', { bets: 1, event: { type: 'draw' } }, 'bad-field', 'bets'],
    ['counters', { counters: 1, event: { type: 'draw' } }, 'bad-field', 'counters'],
    ['a riichi', { riichi: [0], event: { type: 'draw' } }, 'bad-field', 'riichi'],
    ['who is waiting', { event: { type: 'draw', tenpai: [] } }, 'bad-field', 'event.tenpai'],
    ['an event of riichi', { event: { type: 'chombo', seats: [0] } }, 'bad-field', 'event.type'],
    ['han and fu', { event: { type: 'tsumo', winner: { seat: 0, han: 3, fu: 30 } } }, 'bad-field', 'event.winner.han'],
    ['nothing counted', { event: { type: 'tsumo', winner: { seat: 0 } } }, 'bad-field', 'event.winner'],
    ['an unknown showing', { event: { type: 'false-hu', seat: 0, shown: 'all' } }, 'bad-field', 'event.shown'],
    ['a fine below zero', { event: { type: 'fine', seat: 0, points: -5, to: 'nobody' } }, 'bad-field', 'event.points'],
    ['a fine for one', { event: { type: 'fine', seat: 0, points: 5, to: 1 } }, 'bad-field', 'event.to'],
    ['a rulebook of riichi', { rules: 'ema-2016', event: { type: 'draw' } }, 'unknown-rules', 'rules'],
    ['an unknown option', { knobs: { uma: 1 }, event: { type: 'draw' } }, 'bad-knob', 'knobs.uma'],
  ])('%s', (_what, more, code, field) => {
    expect(settleRequest({ ...MCR_TABLE, ...more })).toMatchObject({ ok: false, error: { code, field } });
  });

  it('absent sticks count as none', () => {
    expect(settleRequest({ ...MCR_TABLE, counters: 0, bets: 0, riichi: [], event: { type: 'draw' } })).toMatchObject({
      ok: true,
    });
  });
});
