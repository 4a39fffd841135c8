import { describe, expect, it } from 'vitest';
import { type Letter, SEAT_OF, examplesOf } from './examples.ts';
import { ron, table } from './golden.ts';
import { oracleSettle } from './settle.ts';
import type { RulesId, Seat, SettleRequest, TableEvent, Winner } from './types.ts';

const seats = (letters: Letter[]): Seat[] => letters.map((letter) => SEAT_OF[letter]);
const deltas = (rules: RulesId, event: TableEvent, more?: Partial<SettleRequest>): number[] =>
  oracleSettle(table(rules, event, more)).deltas;
const inOrder = (delta: Record<Letter, number>): number[] => [delta.E, delta.S, delta.W, delta.N];
/** A hand that every rulebook pays with 3,900 from South to West. */
const WEST = { seat: 2 as const, han: 3, fu: 30 };

describe('the examples of the rulebooks at the table', () => {
  it.each(examplesOf('noten'))('$id $rules', ({ rules, input, expect: { delta } }) => {
    expect(deltas(rules, { type: 'draw', tenpai: seats(input.tenpai) })).toEqual(inOrder(delta));
  });

  it.each(examplesOf('honba_pay'))('$id $rules', ({ rules, input: { counters, win }, expect: paid }) => {
    const extra = (event: TableEvent, seat: Seat): number => {
      const without = deltas(rules, event)[seat] ?? 0;
      return (deltas(rules, event, { counters })[seat] ?? 0) - without;
    };
    const both = ron(1, WEST, { seat: 3, han: 2, fu: 40 });
    const allPaid = rules !== 'tesuji-2018';
    if (win === 'ron') expect(extra(ron(1, WEST), 1)).toBe(-(paid.discarder ?? 0));
    if (win === 'tsumo') {
      expect(extra({ type: 'tsumo', winner: WEST }, 0)).toBe(-(paid.each ?? 0));
      expect(extra({ type: 'tsumo', winner: WEST }, 2)).toBe(paid.total);
    }
    if (win === 'double_ron') {
      expect(extra(both, 2)).toBe(paid.each_winner);
      expect(extra(both, 3)).toBe(allPaid ? paid.each_winner : 0);
      expect(extra(both, 1)).toBe(-(allPaid ? (paid.discarder ?? 0) : (paid.each_winner ?? 0)));
    }
  });

  it.each(examplesOf('honba_move'))('$id $rules', ({ rules, input, expect: after }) => {
    const winners = seats(input.winners ?? []).map((seat) => ({ ...WEST, seat }));
    const events: Record<typeof input.event, TableEvent> = {
      exhaustive_draw: { type: 'draw', tenpai: [1] },
      chombo: { type: 'chombo', seats: [1] },
      win: ron(3, ...winners),
    };
    // With East among two winners the one nearer to the discarder is East himself: a head bump changes nothing.
    const eastStays = input.event === 'chombo' || seats(input.winners ?? []).includes(0);
    const { next } = oracleSettle(table(rules, events[input.event], { counters: input.counters_before }));
    expect(next).toMatchObject({ kind: 'hand', counters: after.counters_after, dealer: eastStays ? 0 : 1 });
  });

  it.each(examplesOf('chombo_payment'))('$id $rules', ({ rules, input, expect: due }) => {
    const offender = SEAT_OF[input.offender];
    const settled = oracleSettle(table(rules, { type: 'chombo', seats: [offender] }, { riichi: [2], bets: 1 }));
    const inTournament = due.tournament_score ?? (due.tournament_score_points ?? 0) * 1000;
    const booked = inTournament === 0 ? [] : [{ seat: offender, points: -inTournament, when: 'after-uma' }];
    expect(settled.deltas).toEqual(due.delta ? inOrder(due.delta) : [0, 0, 0, 0]);
    expect(settled.penalties).toEqual(booked);
    expect(settled).toMatchObject({ redeal: true, next: { kind: 'hand', dealer: 0, counters: 0, bets: 1 } });
  });

  it.each(examplesOf('penalty_level'))('$id', ({ expect: { chombo_level } }) => {
    const paid = ([1, 0] as const).map((seat) => -(deltas('ema-2012', { type: 'chombo', seats: [seat] })[seat] ?? 0));
    expect(paid).toEqual(chombo_level);
  });

  it.each(examplesOf('pao'))('$id $rules', ({ rules, input, expect: { P, D = 0 } }) => {
    const seat = input.winner === 'east' ? 0 : 1;
    const yakuman = rules === 'ema-2012' && input.yakuman === 'daisuushii' ? 2 : 1;
    const winner: Winner = { seat, yakuman, liable: [{ from: 'right', pattern: input.yakuman }] };
    const event: TableEvent = input.win === 'ron' ? ron(3, winner) : { type: 'tsumo', winner };
    const due = [0, 0, 0, -D];
    due[seat] = P + D;
    due[seat + 1] = -P;
    expect(deltas(rules, event, { counters: input.counters ?? 0 })).toEqual(due.map((points) => points + 0));
  });

  it.each(examplesOf('multi_ron_sticks'))('$id $rules', ({ rules, input, expect: due }) => {
    const winners = seats(input.winners).map((seat) => ({ seat, han: 5, fu: 30 }));
    const event = ron(SEAT_OF[input.discarder], ...winners);
    const without = deltas(rules, event);
    const settled = oracleSettle(table(rules, event, { riichi: seats(input.riichi) }));
    const sticks = settled.deltas.map((points, seat) => (points - (without[seat] ?? 0)) / 1000);
    const nearest = SEAT_OF[due.nearest_right];
    const headBump = rules === 'tesuji-2018';
    const own = headBump ? [] : seats(due.own_stick_back);
    const expected = ([0, 1, 2, 3] as const).map((seat) => {
      if (seat === nearest) return input.riichi.length - own.length;
      return seats(input.riichi).includes(seat) && !own.includes(seat) ? -1 : 0;
    });
    expect(sticks).toEqual(expected);
    expect(settled.next).toMatchObject({ dealer: due.dealer_stays && !headBump ? 0 : 1 });
  });
});

describe('the tables of the rulebooks', () => {
  const pays = (rules: RulesId, han: number, fu: number) => ({
    ron: {
      east: deltas(rules, ron(1, { seat: 0, han, fu }))[0],
      other: deltas(rules, ron(0, { seat: 1, han, fu }))[1],
    },
    tsumo: {
      east_each: -(deltas(rules, { type: 'tsumo', winner: { seat: 0, han, fu } })[1] ?? 0),
      other_from_east: -(deltas(rules, { type: 'tsumo', winner: { seat: 1, han, fu } })[0] ?? 0),
      other_from_others: -(deltas(rules, { type: 'tsumo', winner: { seat: 1, han, fu } })[2] ?? 0),
    },
  });

  it.each(examplesOf('score_table'))('$id $rules', ({ rules, input, expect: due }) => {
    expect(pays(rules, input.han, input.fu)).toMatchObject(due);
  });

  it.each(examplesOf('limit_of_han'))('$id $rules', ({ rules, input, expect: { limit } }) => {
    const east = { mangan: 12_000, haneman: 18_000, baiman: 24_000, sanbaiman: 36_000, yakuman: 48_000 }[limit];
    expect(pays(rules, input.han, 30).ron.east).toBe(east);
  });

  it.each(examplesOf('limit_payment'))('$id $rules', ({ rules, input, expect: due }) => {
    expect(input.limit).toBe('haneman');
    expect(pays(rules, 6, 30).ron).toEqual(due);
  });
});
