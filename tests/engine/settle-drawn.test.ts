import { describe, expect, it } from 'vitest';
import { AT_HAND_IDS } from '../../src/engine/riichi/index.ts';
import { ids, ron, settle, tsumo } from './tables.ts';

const draw = (tenpai: readonly number[], nagashi?: readonly number[]): object => ({ type: 'draw', tenpai, nagashi });

describe('a draw', () => {
  it.each(AT_HAND_IDS)('%s: 3,000 in all from who is not waiting (EMA 2016 3.4.2)', (rules) => {
    const deltas = [[], [2], [0, 3], [0, 1, 3], [0, 1, 2, 3]].map((tenpai) => settle(draw(tenpai), { rules }).deltas);
    expect(deltas).toEqual([
      [0, 0, 0, 0],
      [-1000, -1000, 3000, -1000],
      [1500, -1500, -1500, 1500],
      [1000, 1000, -3000, 1000],
      [0, 0, 0, 0],
    ]);
  });

  it('riichi sticks stay for the next winner, one counter comes (EMA 2016 3.4.4, 3.4.10)', () => {
    const result = settle(draw([1]), { riichi: [1], bets: 1, counters: 2 });
    expect(result.deltas).toEqual([-1000, 2000, -1000, -1000]);
    expect(result.next).toEqual({ kind: 'hand', dealer: 1, roundWind: 'east', counters: 3, bets: 2 });
    expect(ids(result.reasons)).toEqual(['dealer-not-tenpai', 'counter-added', 'bets-stay']);
    expect(ids(settle(draw([1])).reasons)).toEqual(['dealer-not-tenpai', 'counter-added']);
  });

  it('East stays when waiting (EMA 2016 3.4.11)', () => {
    expect(settle(draw([0])).next).toMatchObject({ dealer: 0, counters: 1 });
    expect(settle(draw([1, 2, 3])).next).toMatchObject({ dealer: 1, counters: 1 });
  });

  it('a riichi that is not waiting is noted: a dead hand, or it is chombo', () => {
    expect(ids(settle(draw([]), { riichi: [2] }).notes)).toEqual(['riichi-not-tenpai']);
    expect(ids(settle(draw([2]), { riichi: [2] }).notes)).toEqual([]);
    const [note] = settle(draw([]), { riichi: [2], rules: 'tesuji-2018' }).notes;
    expect(note).toMatchObject({ id: 'riichi-not-tenpai-even-dead', cite: { book: 'tesuji-2018', article: 'P11' } });
    expect(settle(draw([]), { riichi: [2], rules: 'ema-2012' }).notes[0]?.cite).toMatchObject({ section: '3.4.6' });
  });
});

describe('nagashi mangan', () => {
  const in2012 = { rules: 'ema-2012' };

  it('is paid like a mangan by draw with counters and bets, in place of the noten payments (EMA 2012 4.2.4)', () => {
    const result = settle(draw([0], [1]), {
      ...in2012,
      counters: 2,
      bets: 1,
      riichi: [0],
      scores: [29_000, 30_000, 30_000, 30_000],
    });
    expect(result.deltas).toEqual([-5200, 10_600, -2200, -2200]);
    expect(result.next).toEqual({ kind: 'hand', dealer: 0, roundWind: 'east', counters: 3, bets: 0 });
    expect(ids(result.notes)).toEqual(['nagashi-as-mangan-draw']);
  });

  it('of East it is paid as East is', () => {
    expect(settle(draw([], [0]), in2012).deltas).toEqual([12_000, -4000, -4000, -4000]);
    expect(settle(draw([], [0]), in2012).next).toMatchObject({ dealer: 1 });
  });

  it('two are both paid, the sticks go to the one nearer to East', () => {
    const result = settle(draw([], [0, 2]), { ...in2012, dealer: 1, bets: 1, counters: 1 });
    expect(result.deltas).toEqual([8300 - 2100, -8200, 8300 - 2100 + 1000, -4200]);
    const [east, next] = [1, 0].map((bets) => settle(draw([], [3, 1]), { ...in2012, counters: 1, bets }));
    expect(east?.deltas.map((points, seat) => points - (next?.deltas[seat] ?? 0))).toEqual([0, 1000, 0, 0]);
  });

  it('is not paid elsewhere: the draw is settled with a note (EMA 2016 4.2.6, Tesuji R8)', () => {
    for (const rules of ['ema-2016', 'samara-2019', 'tesuji-2018']) {
      const result = settle(draw([0], [1]), { rules });
      expect(result.deltas).toEqual([3000, -1000, -1000, -1000]);
      expect(ids(result.notes)).toEqual(['nagashi-not-used']);
      expect(ids(settle(draw([0], []), { rules }).notes)).toEqual([]);
    }
  });

  it('pays the mangan only in the test profile, and leaves the sticks', () => {
    const result = settle(draw([], [1]), { rules: 'tenhou', counters: 2, bets: 3 });
    expect(result.deltas).toEqual([-4000, 8000, -2000, -2000]);
    expect(result.next).toMatchObject({ counters: 3, bets: 3 });
  });
});

describe('an abortive draw', () => {
  const abort = (why: string): object => ({ type: 'abort', why });
  const ALL = ['nine-terminals', 'four-winds', 'four-riichi', 'four-kongs', 'triple-ron'];
  const knownIn = (rules: string): string[] =>
    ALL.filter((why) => settle(abort(why), { rules, riichi: why === 'four-riichi' ? [0, 1, 2, 3] : [] }).known);

  it('is known by 2012 and the A-League alone (EMA 2016 3.4.3, EMA 2012 booklet 3.4.3, Tesuji R6)', () => {
    expect(AT_HAND_IDS.map(knownIn)).toEqual([[], [], ALL.slice(0, 4), ALL]);
  });

  it('changes nothing but a counter: the dealer and the sticks stay (EMA 2012 booklet 3.4.10)', () => {
    const result = settle(abort('four-riichi'), {
      rules: 'ema-2012',
      riichi: [0, 1, 2, 3],
      bets: 1,
      counters: 1,
      dealer: 2,
      scores: [29_000, 30_000, 30_000, 30_000],
    });
    expect(result.deltas).toEqual([-1000, -1000, -1000, -1000]);
    expect(result).toMatchObject({ redeal: false, next: { kind: 'hand', dealer: 2, counters: 2, bets: 5 } });
    expect(ids(result.notes)).toEqual([]);
    expect(ids(settle(abort('four-winds'), { rules: 'tesuji-2018' }).notes)).toEqual(['abort-follows-jpml']);
  });

  it('settles nothing if the rulebook lacks the event, and cites the clause', () => {
    expect(settle(abort('four-winds'), { riichi: [1], scores: [100, 200, 300, 400] })).toEqual({
      ok: true,
      known: false,
      cite: { book: 'ema-2016', article: '3.4.3' },
      deltas: [0, 0, 0, 0],
      scores: [100, 200, 300, 400],
      redeal: false,
      next: { kind: 'same-hand' },
      hands: [],
      penalties: [],
      steps: [],
      reasons: [],
      notes: [],
    });
    expect(settle(abort('triple-ron')).cite).toEqual({ book: 'ema-2016', article: '4.1' });
  });

  it('by four riichi needs four, also where it is not known', () => {
    for (const rules of AT_HAND_IDS)
      expect(() => settle(abort('four-riichi'), { rules, riichi: [0, 1, 3] })).toThrow('riichi');
  });
});

describe('chombo', () => {
  const chombo = (...seats: number[]): object => ({ type: 'chombo', seats });

  it('at the table is a mangan paid backwards (EMA 2016 3.4.6 as Samara prints it)', () => {
    for (const rules of ['samara-2019', 'ema-2012']) {
      expect(settle(chombo(1), { rules }).deltas).toEqual([4000, -8000, 2000, 2000]);
      expect(settle(chombo(0), { rules }).deltas).toEqual([-12_000, 4000, 4000, 4000]);
      expect(settle(chombo(1, 2), { rules }).deltas).toEqual([8000, -6000, -6000, 4000]);
      expect(ids(settle(chombo(1, 2), { rules }).notes)).toEqual(['each-chombo-booked']);
      expect(settle(chombo(1), { rules }).notes).toEqual([]);
    }
  });

  it('after uma is booked and paid to nobody (EMA 2016 booklet 3.4.6, Tesuji S7)', () => {
    for (const rules of ['ema-2016', 'tesuji-2018']) {
      const result = settle(chombo(1, 3), { rules });
      expect(result.deltas).toEqual([0, 0, 0, 0]);
      expect(result.penalties).toEqual([
        { seat: 1, points: 20_000, when: 'after-uma' },
        { seat: 3, points: 20_000, when: 'after-uma' },
      ]);
    }
  });

  it.each(AT_HAND_IDS)('%s: the hand is played again, its sticks go back, nothing else changes', (rules) => {
    const result = settle(chombo(2), { rules, riichi: [0, 2], counters: 3, bets: 1, dealer: 3, roundWind: 'south' });
    expect(result.redeal).toBe(true);
    expect(result.next).toEqual({ kind: 'hand', dealer: 3, roundWind: 'south', counters: 3, bets: 1 });
    const sticks = result.steps.filter(({ why }) => why === 'riichi-bet');
    expect(sticks.map(({ from, to }) => [from, to])).toEqual([
      [0, 'table'],
      [2, 'table'],
      ['table', 0],
      ['table', 2],
    ]);
  });
});

describe('what is played next', () => {
  const last = { dealer: 3, roundWind: 'south' } as const;

  it('the round turns when the first East is East again (EMA 2016 3.5)', () => {
    expect(settle(draw([]), { dealer: 3 }).next).toMatchObject({ kind: 'hand', dealer: 0, roundWind: 'south' });
    expect(settle(draw([]), { dealer: 1, firstDealer: 2 }).next).toMatchObject({ dealer: 2, roundWind: 'south' });
    expect(settle(draw([]), { dealer: 3, firstDealer: 2 }).next).toMatchObject({ dealer: 0, roundWind: 'east' });
  });

  it('the game is over when the deal would pass after the last hand, with the sticks that lie there', () => {
    expect(settle(draw([1]), { ...last, riichi: [1], bets: 1, counters: 1 }).next).toEqual({ kind: 'over', bets: 2 });
    expect(settle(ron(3, [0, 1, 30]), last).next).toEqual({ kind: 'over', bets: 0 });
    expect(ids(settle(draw([1]), last).reasons)).toContain('game-over');
  });

  it('a dealer who wins or waits in the last hand plays on: nobody may end the game (EMA 2016 3.6, Tesuji R14)', () => {
    for (const rules of AT_HAND_IDS)
      for (const event of [tsumo(3, 5, 30), draw([3])])
        expect(settle(event, { ...last, rules }).next).toMatchObject({ kind: 'hand', ...last, counters: 1 });
  });

  it('a round that the rulebook does not play is noted and ends when its deal passes out of it', () => {
    const result = settle(draw([]), { dealer: 3, roundWind: 'west' });
    expect(result.next.kind).toBe('over');
    expect(ids(result.notes)).toEqual(['round-not-played']);
    expect(settle(draw([]), { dealer: 2, roundWind: 'west' }).next).toMatchObject({ dealer: 3, roundWind: 'west' });
  });
});
