import { describe, expect, it } from 'vitest';
import { AT_HAND_IDS } from '../../src/engine/riichi/index.ts';
import { examplesOf } from './riichi-examples.ts';
import { ron, settle, tsumo } from './tables.ts';

/** Seats by wind while seat 0 is East. */
type WindLetter = 'E' | 'S' | 'W' | 'N';
const LETTERS: readonly WindLetter[] = ['E', 'S', 'W', 'N'];
const seatOf = (letter: WindLetter): number => LETTERS.indexOf(letter);
const byWind = (points: readonly number[]): Record<string, number | undefined> =>
  Object.fromEntries(LETTERS.map((letter, seat) => [letter, points[seat]]));

describe('noten payments', () => {
  it.each(examplesOf<{ tenpai: WindLetter[] }, { delta: object }>('noten'))(
    '%s by %s',
    (_id, rules, { tenpai }, { delta }) => {
      expect(byWind(settle({ type: 'draw', tenpai: tenpai.map(seatOf) }, { rules }).deltas)).toEqual(delta);
    },
  );
});

describe('counters of the next hand', () => {
  interface Before {
    counters_before: number;
    event: 'exhaustive_draw' | 'win' | 'chombo';
    dealer_rotates?: boolean;
    winners?: WindLetter[];
  }
  interface After {
    counters_after: number;
    placed_at?: string;
    dealer_rotates?: boolean;
  }
  const EVENTS = {
    exhaustive_draw: () => ({ type: 'draw', tenpai: [] }),
    chombo: () => ({ type: 'chombo', seats: [1] }),
    win: ({ winners = [] }: Before) => ron(3, ...winners.map((letter) => [seatOf(letter), 2, 30] as const)),
  };
  /** Two winners are both paid only where the rulebook says so. */
  const holds = ([, rules, { winners = [] }]: [string, string, Before, After]): boolean =>
    winners.length < 2 || rules !== 'tesuji-2018';

  it.each(examplesOf<Before, After>('honba_move').filter(holds))('%s by %s', (_id, rules, before, after) => {
    const more = { rules, counters: before.counters_before, riichi: before.event === 'chombo' ? [2] : [] };
    const { next, deltas, penalties } = settle(EVENTS[before.event](before), more);
    expect(next).toMatchObject({ kind: 'hand', counters: after.counters_after, bets: 0 });
    const passes = before.dealer_rotates ?? after.dealer_rotates;
    if (passes !== undefined) expect(next).toMatchObject({ dealer: passes ? 1 : 0 });
    if (before.event === 'chombo') expect(deltas[2]).toBe(penalties.length > 0 ? 0 : 2000);
  });
});

describe('chombo', () => {
  interface Cost {
    delta?: object;
    tournament_score?: number;
    tournament_score_points?: number;
    others?: number;
  }
  it.each(examplesOf<{ offender: WindLetter }, Cost>('chombo_payment'))(
    '%s by %s',
    (_id, rules, { offender }, expected) => {
      const { deltas, penalties } = settle({ type: 'chombo', seats: [seatOf(offender)] }, { rules });
      if (expected.delta) expect([byWind(deltas), penalties]).toEqual([expected.delta, []]);
      else {
        const points = -(expected.tournament_score ?? (expected.tournament_score_points ?? 0) * 1000);
        expect(penalties).toEqual([{ seat: seatOf(offender), points, when: 'after-uma' }]);
        expect(deltas).toEqual([0, 0, 0, 0].map(() => expected.others ?? 0));
      }
    },
  );
});

describe('sticks with several winners', () => {
  interface Several {
    discarder: WindLetter;
    winners: WindLetter[];
    riichi: WindLetter[];
  }
  interface Sticks {
    own_stick_back: WindLetter[];
    nearest_right: WindLetter;
    W_gets_from: WindLetter[];
    dealer_stays: boolean;
  }
  const paidBoth = AT_HAND_IDS.filter((rules) => rules !== 'tesuji-2018');

  it.each(examplesOf<Several, Sticks>('multi_ron_sticks').filter(([, rules]) => paidBoth.some((one) => one === rules)))(
    '%s by %s',
    (_id, rules, { discarder, winners, riichi }, expected) => {
      const event = ron(seatOf(discarder), ...winners.map((letter) => [seatOf(letter), 2, 30] as const));
      const result = settle(event, { rules, riichi: riichi.map(seatOf) });
      const taken = result.steps.filter(({ from }) => from === 'table').map(({ to, points }) => [to, points]);
      expect(taken).toEqual([
        [seatOf(expected.nearest_right), expected.W_gets_from.length * 1000],
        ...expected.own_stick_back.map((letter) => [seatOf(letter), 1000]),
      ]);
      expect(result.hands[0]?.seat).toBe(seatOf(expected.nearest_right));
      expect(result.next).toMatchObject({ dealer: expected.dealer_stays ? 0 : 1 });
    },
  );
});

describe('liability at the table', () => {
  interface Fed {
    yakuman: string;
    winner: 'east' | 'other';
    win: 'ron' | 'tsumo';
    counters?: number;
  }
  /** The feeder sits to the winner's left, the discarder across. */
  it.each(examplesOf<Fed, { P: number; D?: number; others?: number }>('pao'))(
    '%s by %s',
    (_id, rules, input, expected) => {
      const seat = input.winner === 'east' ? 0 : 1;
      const [feeder, discarder, other] = [(seat + 3) % 4, (seat + 2) % 4, (seat + 1) % 4];
      const times = input.yakuman === 'daisuushii' && rules === 'ema-2012' ? 2 : 1;
      const winner = { seat, yakuman: times, liable: [{ from: 'left', pattern: input.yakuman }] };
      const event = input.win === 'ron' ? { type: 'ron', discarder, winners: [winner] } : { type: 'tsumo', winner };
      const { deltas } = settle(event, { rules, counters: input.counters ?? 0 });
      expect([deltas[feeder], deltas[discarder], deltas[other]]).toEqual(
        [-expected.P, -(expected.D ?? 0), 0].map((n) => n + 0),
      );
    },
  );
});

describe('counters in payments', () => {
  interface Won {
    counters: number;
    win: 'ron' | 'tsumo' | 'double_ron';
  }
  const EVENTS = {
    ron: ron(0, [1, 2, 30]),
    tsumo: tsumo(1, 2, 30),
    double_ron: ron(0, [1, 2, 30], [2, 2, 30]),
  };
  const paidBoth = ([, rules, { win }]: [string, string, Won, unknown]): boolean =>
    win !== 'double_ron' || rules !== 'tesuji-2018';

  it.each(examplesOf<Won, { discarder?: number; each?: number }>('honba_pay').filter(paidBoth))(
    '%s by %s',
    (_id, rules, { counters, win }, expected) => {
      const [before, after] = [0, counters].map((many) => settle(EVENTS[win], { rules, counters: many }).deltas[0]);
      expect(Number(before) - Number(after)).toBe(expected.discarder ?? expected.each);
    },
  );
});
