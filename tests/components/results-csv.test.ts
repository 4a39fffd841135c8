import './register-tables.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WHENS } from '../../src/components/features/club/settle/finishing.ts';
import { resultsCsv, takeResults } from '../../src/components/features/club/tournament/results.ts';
import { type Tournament, newTournament, tidyName } from '../../src/components/features/club/tournament/tournament.ts';
import { type BySeat, SEAT_NUMBERS } from '../../src/engine/riichi/index.ts';

const seat = fc.constantFrom(...SEAT_NUMBERS);
const name = fc
  .oneof(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('=1+1', "'=x", '-Bo', 'C, D', 'E "F"', 'a;=b'))
  .map(tidyName)
  .filter((one) => one !== '');
const fine = fc.record(
  {
    seat,
    points: fc.integer({ min: 0, max: 48_000 }),
    when: fc.constantFrom(...WHENS),
    why: fc.constant('chombo' as const),
    entry: fc.string({ minLength: 1, maxLength: 40 }),
  },
  { requiredKeys: ['seat', 'points', 'when'] },
);
const substitute = fc.record({
  seat,
  since: fc.constantFrom('start' as const, 'during' as const),
  why: fc.constantFrom('late' as const, 'ill' as const, 'disqualified' as const),
});
const score = fc.integer({ min: -100_000, max: 100_000 });

const status = fc.constantFrom('withdrawn' as const, 'disqualified' as const);
const names = fc.uniqueArray(name, { minLength: 4, maxLength: 12 });

/** Tournaments with all their variety: tables, fines, substitutes, missed sessions, stages, and notes on players. */
const tournaments = names.chain((all): fc.Arbitrary<Tournament> => {
  const ids = all.map((_, i) => i + 1);
  const players = all.map((one, i) =>
    fc.record(
      { id: fc.constant(i + 1), name: fc.constant(one), penalty: fc.nat({ max: 60_000 }), status },
      { requiredKeys: ['id', 'name', 'penalty'] },
    ),
  );
  const table = fc.record({
    players: fc.shuffledSubarray(ids, { minLength: 4, maxLength: 4 }) as unknown as fc.Arbitrary<BySeat<number>>,
    scores: fc.tuple(score, score, score, score),
    bets: fc.nat({ max: 99 }),
    penalties: fc.array(fine, { maxLength: 4 }),
    substitutes: fc.uniqueArray(substitute, { selector: (one) => one.seat, maxLength: 4 }),
  });
  const session = fc.record({
    stage: fc.integer({ min: 1, max: 12 }),
    tables: fc.array(table, { maxLength: 3 }),
    missed: fc.shuffledSubarray(ids, { maxLength: 3 }),
  });
  const sessions = fc.array(session, { minLength: 1, maxLength: 4 });
  return fc
    .record({ players: fc.tuple(...players), sessions })
    .map((entered) => ({ ...newTournament('ema-2016'), ...entered }));
});

/** A tournament by its players' names, whatever the order of the roster. */
function byName({ players, sessions }: Tournament) {
  const nameOf = (id: number) => players.find((one) => one.id === id)?.name;
  return {
    players: players
      .map(({ name: own, penalty, status }) => ({ own, penalty, status }))
      .toSorted((a, b) => (a.own < b.own ? -1 : 1)),
    sessions: sessions.map(({ tables, missed, stage }) => ({
      stage,
      missed: missed.map(nameOf),
      tables: tables.map((table) => ({ ...table, players: table.players.map(nameOf) })),
    })),
  };
}

test('a sheet reads back from its CSV as written', () => {
  fc.assert(
    fc.property(tournaments, (tournament) => {
      const read = takeResults(resultsCsv(tournament), newTournament('ema-2016'), 0);
      expect(read.ok ? byName(read.tournament) : read.problems).toEqual(byName(tournament));
    }),
  );
});

const ROW = '1;1;Ann;1;Bo;2;Cy;3;Di;4;0';
const tableOf = (text: string) => {
  const read = takeResults(text, newTournament('ema-2016'), 0);
  return read.ok ? read.tournament.sessions[0]?.tables[0] : read.problems;
};

describe('a row', () => {
  test.each([
    ['of an earlier file has neither fines nor substitutes', ROW, [], []],
    ['may end with bets', 'Ann;1;Bo;2;Cy;3;Di;4;2', [], []],
    ['with a fine of which nothing is said', `${ROW};2=8000`, [{ seat: 1, points: 8000, when: 'after-uma' }], []],
    ['with a fine that is off already', `${ROW};4=10=taken`, [{ seat: 3, points: 10, when: 'taken' }], []],
    [
      'with two fines and a substitute',
      `${ROW};1=20000=chombo  2=1000=before-places;3=during=ill`,
      [
        { seat: 0, points: 20_000, when: 'after-uma', why: 'chombo' },
        { seat: 1, points: 1000, when: 'before-places' },
      ],
      [{ seat: 2, since: 'during', why: 'ill' }],
    ],
  ])('%s', (_, text, penalties, substitutes) => {
    expect(tableOf(text)).toMatchObject({ penalties, substitutes });
  });

  test.each([
    ['fines', '5=1000', `${ROW};5=1000`],
    ['fines', '2=', `${ROW};2=`],
    ['fines', '2=1000=later', `${ROW};2=1000=later`],
    ['fines', '2=1000=taken=after-uma', `${ROW};2=1000=taken=after-uma`],
    ['fines', '1=5 2=1e3', `${ROW};1=5 2=1e3`],
    ['substitutes', '2=start', `${ROW};;2=start`],
    ['substitutes', '2=start=ill 2=during=late', `${ROW};;2=start=ill 2=during=late`],
    ['points', '2o', '1;1;Ann;1;Bo;2o;Cy;3;Di;4'],
    ['session', '61', '61;missed;Ann'],
    ['stage', '0', '2;stage;0'],
    ['player', 'ill', ';player;Ann;0;ill'],
    ['player', '-5', ';player;Ann;-5'],
  ])('is refused for its %s, which are named: %s', (why, text, row) => {
    const read = takeResults(`Ed;1;Flo;2;Gus;3;Hal;4\n${row}`, newTournament('ema-2016'), 0);
    expect(read).toMatchObject({ ok: false, problems: [{ row: 2, why, text }] });
  });

  test('with missed sessions, stages and players’ notes adds to what is there', () => {
    const before = takeResults(ROW, newTournament('ema-2016'), 0);
    if (!before.ok) throw new Error('a table is read');
    const read = takeResults('2;missed;Ann;Ed\n2;stage;3\n;player;Bo;4000;withdrawn', before.tournament, 0);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    expect(read).toMatchObject({ count: 0, rows: 3 });
    expect(read.tournament.sessions.map(({ tables, stage }) => [tables.length, stage])).toEqual([
      [1, 1],
      [0, 3],
    ]);
    expect(byName(read.tournament).sessions[1]?.missed).toEqual(['Ann', 'Ed']);
    expect(read.tournament.players.find((one) => one.name === 'Bo')).toMatchObject({
      penalty: 4000,
      status: 'withdrawn',
    });
  });
});
