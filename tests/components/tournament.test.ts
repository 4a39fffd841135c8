import './register-tables.ts';
import { describe, expect, test } from 'vitest';
import { ENGINE as MCR } from '../../src/components/features/club/settle/mcr-engine.ts';
import { pointsIn } from '../../src/components/features/club/settle/points.ts';
import { ENGINE } from '../../src/components/features/club/settle/riichi-engine.ts';
import { formatCsv, parseCsv } from '../../src/components/base/files/csv.ts';
import { rankingCsv } from '../../src/components/features/club/tournament/ranking-csv.ts';
import { resultsCsv, takeResults } from '../../src/components/features/club/tournament/results.ts';
import { makeStandings } from '../../src/components/features/club/tournament/standings.ts';
import { putAt } from '../put-at.ts';
import {
  type Tournament,
  formatTournament,
  hasPlayed,
  newTournament,
  parseTournament,
  twiceIn,
  withSession,
  withoutResult,
} from '../../src/components/features/club/tournament/tournament.ts';

/** A tournament from pasted results. */
function pasted(rules: 'ema-2016' | 'samara-2019' | 'mers-2014', text: string): Tournament {
  const read = takeResults(text, newTournament(rules), 0);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.tournament;
}

const TWO = `1;1;Ann;45000;Bo;35000;Cy;25000;Di;15000
1;2;Ed;42 000;Flo;38.000;Gus;30'000;Hal;9000;1
2;1;Ann;30000;Ed;30000;Flo;30000;Bo;30000`;

describe('points as they are typed', () => {
  test.each([
    ['45000', 45_000],
    ['45 000', 45_000],
    ['45\u202f000', 45_000],
    ['1.234.500', 1_234_500],
    ["-30'000", -30_000],
    ['− 5,000', -5000],
    ['\u200e+7\u200b', 7],
    ['-0', 0],
    ['12,5', undefined],
    ['12.50', undefined],
    ['1,2345', undefined],
    ['1,000.500', undefined],
    ['10,000,00', undefined],
    ['20000000', undefined],
    ['1e3', undefined],
    ['', undefined],
  ])('%j', (text, points) => {
    expect(pointsIn(text)).toBe(points);
  });
});

test('a name that was pasted with marks that nobody sees is the same name', () => {
  const { players } = pasted(
    'ema-2016',
    'Ann;1;Bo;2;Cy;3;Di;4\n\u200eAnn;1;B\u200bo\u00a0;2;\u202bCy\u202c;3;Di\ufeff;4',
  );
  expect(players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Di']);
});

describe('CSV', () => {
  test.each([
    [
      'a,b\n"c, d","e ""f"""\n\n',
      [
        ['a', 'b'],
        ['c, d', 'e "f"'],
      ],
    ],
    [
      'a;1,5\r\nb;2',
      [
        ['a', '1,5'],
        ['b', '2'],
      ],
    ],
    ['\ufeffa\tb c\n', [['a', 'b c']]],
    ['"a\nb",c', [['a\nb', 'c']]],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  test('a name is no formula if semicolons separate fields either', () => {
    const text = formatCsv([['a;=1+1;b', 'x; @y', 'a-b', 'c;d', 'x;"=1+1;"y']]);
    expect(text.split(/[;,]/).filter((cell) => /^"?\s*[=+@-]/.test(cell))).toEqual([]);
    expect(text).toContain('a-b,"c;d"');
  });

  test('a name never becomes a formula, and comes back unchanged', () => {
    const text = formatCsv([['=1+1', 30_000, '-Bo', 30_000, 'C, D', 30_000, 'E "F"', 30_000]]);
    expect(text).toContain("'=1+1");
    expect(pasted('ema-2016', text).players.map(({ name }) => name)).toEqual(['=1+1', '-Bo', 'C, D', 'E "F"']);
  });
});

describe('results that are pasted', () => {
  test('go into their sessions, new names into the roster', () => {
    const { players, sessions } = pasted('ema-2016', TWO);
    expect(players.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal']);
    expect(sessions.map(({ tables }) => tables.length)).toEqual([2, 1]);
    expect(sessions[0]?.tables[1]).toMatchObject({
      players: [5, 6, 7, 8],
      scores: [42_000, 38_000, 30_000, 9000],
      bets: 1,
    });
  });

  test('without a session they go into the one that is open', () => {
    const read = takeResults('player,points\nAnn,1,Bo,2,Cy,-1,Di,-2', pasted('mers-2014', TWO), 1);
    expect(read.ok && read.tournament.sessions[1]?.tables).toHaveLength(2);
  });

  test.each([
    ['Ann;1;Bo;2;Cy;3', 'fields'],
    ['Ann;1;Bo;2;Cy;3;Ann;4', 'twice'],
    ['Ann;1;Bo;2;Cy;3;;4', 'name'],
    ['Ann;1;Bo;x;Cy;3;Di;4', 'points'],
    ['Ann;1;Bo;2;Cy;3;Di;', 'points'],
    ['Ann;12,5;Bo;2;Cy;3;Di;4', 'points'],
    ['Ann;1;Bo;2;Cy;3;Di;4;0.5', 'bets'],
    ['Ann;1;Bo;2;Cy;3;Di;4;100', 'bets'],
    ['Ann;1;Bo;2;Cy;3;Di;4;-1', 'bets'],
    ['99;1;Ann;1;Bo;2;Cy;3;Di;4', 'session'],
  ])('%s is refused: %s', (row, why) => {
    const read = takeResults(`Ed;1;Flo;2;Gus;3;Hal;4\n${row}`, newTournament('ema-2016'), 0);
    expect(read).toMatchObject({ ok: false, problems: [{ row: 2, why }] });
  });

  test('may have two digits of leftover sticks, and nothing in later columns', () => {
    const read = takeResults('Ann;1;Bo;2;Cy;3;Di;4;99;;', newTournament('ema-2016'), 0);
    expect(read.ok && read.tournament.sessions[0]?.tables[0]?.bets).toBe(99);
  });

  test.each([
    ['60;9999;Ann;1;Bo;2;Cy;3;Di;4', 60],
    ['2;;Ann;1;Bo;2;Cy;3;Di;4;0', 2],
    ['Ann;1;Bo;2;Cy;3;Di;4;', 1],
    ['007;1;Ann;1;Bo;2;Cy;3;Di;4', 7],
  ])('%s is in session %i', (row, session) => {
    const read = takeResults(row, newTournament('ema-2016'), 0);
    const { tournament, count } = read.ok ? read : { tournament: undefined, count: 0 };
    expect([count, tournament?.sessions.length]).toEqual([1, session]);
    expect(tournament?.sessions.map(({ tables }) => tables.length)).toEqual([
      ...Array.from({ length: session - 1 }, () => 0),
      1,
    ]);
    expect(new Set(tournament?.sessions.map(({ stage }) => stage))).toEqual(new Set([1]));
  });

  test.each([
    ['61;1;Ann;1;Bo;2;Cy;3;Di;4', 'session', '61'],
    ['0;1;Ann;1;Bo;2;Cy;3;Di;4', 'session', '0'],
    ['1;12345;Ann;1;Bo;2;Cy;3;Di;4', 'fields'],
    ['1;1;Ann;1;Bo;2;Cy;3;Di;4;0;;;9', 'fields'],
  ])('%s is in no session: %s', (row, why, field?: string) => {
    const text = `player 1;points 1;player 2;points 2;player 3;points 3;player 4;points 4\n${row}`;
    const problems = [{ row: 2, why, text: field ?? row.replaceAll(';', ' ') }];
    expect(takeResults(text, newTournament('ema-2016'), 0)).toEqual({ ok: false, problems });
  });

  test('reports every bad row, and imports nothing of the others', () => {
    const read = takeResults('Ann;1\nEd;1;Flo;2;Gus;3;Hal;4\nBo;2', newTournament('ema-2016'), 0);
    expect(read).toEqual({
      ok: false,
      problems: [
        { row: 1, why: 'fields', text: 'Ann 1' },
        { row: 3, why: 'fields', text: 'Bo 2' },
      ],
    });
  });

  test('are no more than a tournament holds: 250 tables in a session, and a thousand players', () => {
    const rows = (tables: number, of: (seat: number) => string): string =>
      Array.from({ length: tables }, (_, table) =>
        [0, 1, 2, 3].flatMap((seat) => [of(table * 4 + seat), '0']).join(';'),
      ).join('\n');
    const few = (seat: number): string => `Player ${String(seat % 4)}`;
    const many = (seat: number): string => `Player ${String(seat)}`;
    const problems = (row: number): object => ({ ok: false, problems: [{ row, why: 'too-many', text: '' }] });
    const take = (text: string) => takeResults(text, newTournament('ema-2016'), 0);
    expect([take(rows(250, many)).ok, take(rows(250, few)).ok]).toEqual([true, true]);
    expect(take(rows(251, few))).toEqual(problems(251));
    expect(take(`${rows(250, many)}\n2;1;Ann;1;Bo;2;Cy;3;Di;4`)).toEqual(problems(251));
  });

  test('join the tables and players that are there', () => {
    const read = takeResults('Zoe;1;Bo;2;Cy;3;Di;4\nEd;1;Flo;2;Gus;3;Hal;4', pasted('ema-2016', TWO), 1);
    if (!read.ok) throw new Error('refused');
    const { sessions, players } = read.tournament;
    expect([read.count, sessions[0], players.at(-1)]).toEqual([
      2,
      pasted('ema-2016', TWO).sessions[0],
      { id: 9, name: 'Zoe', penalty: 0 },
    ]);
    expect(sessions[1]?.tables.slice(1).map((one) => one.players)).toEqual([
      [9, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
  });

  test('are written with a head for each column', () => {
    const [head, ...rows] = parseCsv(resultsCsv(pasted('ema-2016', TWO)));
    expect(rows.map(({ length }) => length)).toEqual(rows.map(() => head?.length));
    expect([head, rows[1], rows[2]].map((row) => row?.join(' '))).toEqual([
      'session table player 1 points 1 player 2 points 2 player 3 points 3 player 4 points 4 bets fines substitutes',
      '1 2 Ed 42000 Flo 38000 Gus 30000 Hal 9000 1  ',
      '2 1 Ann 30000 Ed 30000 Flo 30000 Bo 30000 0  ',
    ]);
  });

  test('are written as they are read', () => {
    const tournament = pasted('ema-2016', TWO);
    expect(takeResults(resultsCsv(tournament), newTournament('ema-2016'), 0)).toMatchObject({ ok: true, tournament });
  });
});

describe('the ranking', () => {
  const ranks = (tournament: Tournament, engine = ENGINE) =>
    makeStandings()(tournament, engine).ranking?.players.map(({ name, rank, below }) => [name, rank, below?.criterion]);

  test('is made anew for the same tables when the rulebook is another', () => {
    const tournament = pasted('ema-2016', TWO);
    const standings = makeStandings();
    const under = (rules: string, make = standings) => make({ ...tournament, rules } as Tournament, ENGINE);
    const first = under('ema-2016');
    expect(under('tesuji-2018')).toEqual(under('tesuji-2018', makeStandings()));
    expect(under('tesuji-2018')).not.toEqual(first);
    expect(under('ema-2016')).toEqual(first);
  });

  test('is made anew when a rule is read otherwise', () => {
    const tied = pasted('samara-2019', 'Ann;35000;Bo;35000;Cy;30000;Di;20000');
    const standings = makeStandings();
    const places = (sharedPlaces: 'mean' | 'best') =>
      standings({ ...tied, readings: { sharedPlaces } }, ENGINE).ranking?.players.map(
        ({ values }) => values['average-place'],
      );
    expect([places('mean'), places('best'), places('mean')]).toEqual([
      [1.5, 1.5, 3, 4],
      [1, 1, 3, 4],
      [1.5, 1.5, 3, 4],
    ]);
  });

  test('adds the totals of all sessions (EMA 2016)', () => {
    // Ann 30,000 and 0; Ed 13,000 of points with the bet, 15,000, and 0.
    expect(ranks(pasted('ema-2016', TWO))?.slice(0, 4)).toEqual([
      ['Ann', 1, undefined],
      ['Ed', 2, 'total'],
      ['Flo', 3, 'total'],
      ['Bo', 4, 'total'],
    ]);
  });

  test('names the criterion that decides a tie (Samara 6.3.2)', () => {
    const list = ranks(
      pasted('samara-2019', 'Ann;45000;Bo;35000;Cy;25000;Di;15000\nEd;44000;Flo;36000;Gus;25000;Hal;15000'),
    );
    expect(list?.slice(0, 3)).toEqual([
      ['Ann', 1, undefined],
      ['Ed', 2, 'points'],
      ['Flo', 3, 'average-place'],
    ]);
    expect(list?.slice(4, 6).map(([, rank]) => rank)).toEqual([5, 5]);
  });

  test('a table’s fine reduces the points where these are entered (Samara 6.3), and the total elsewhere', () => {
    const text = 'Ann;45000;Bo;35000;Cy;25000;Di;15000\nEd;45000;Flo;35000;Gus;25000;Hal;15000';
    const fined = (rules: 'ema-2016' | 'samara-2019') => {
      const tournament = pasted(rules, text);
      const [first, second] = tournament.sessions[0]?.tables ?? [];
      if (!first || !second) throw new Error('two tables were pasted');
      const penalties = [{ seat: 0, points: 8000, when: 'after-uma' }] as const;
      return ranks(withSession(tournament, 0, { stage: 1, missed: [], tables: [{ ...first, penalties }, second] }));
    };
    expect(fined('samara-2019')?.slice(0, 2)).toEqual([
      ['Ed', 1, undefined],
      ['Ann', 2, 'points'],
    ]);
    expect(fined('ema-2016')?.slice(0, 2)).toEqual([
      ['Ed', 1, undefined],
      ['Ann', 2, 'total'],
    ]);
  });

  test('a table that does not add up shows by how much', () => {
    const { tables } = makeStandings()(pasted('ema-2016', TWO.replace('15000', '14000')), ENGINE);
    expect(tables[0]?.map(({ off }) => off)).toEqual([-1000, 0]);
  });

  test('a fine already missing from the points is not deducted twice (MERS)', () => {
    const tournament = pasted('mers-2014', 'Ann;50;Bo;-10;Cy;-20;Di;-30');
    const [table] = tournament.sessions[0]?.tables ?? [];
    if (!table) throw new Error('a table was pasted');
    const penalties = [{ seat: 1, points: 10, when: 'taken' }] as const;
    const fined = withSession(tournament, 0, { stage: 1, missed: [], tables: [{ ...table, penalties }] });
    expect(makeStandings()(tournament, MCR).tables[0]?.[0]?.off).toBe(-10);
    const [counted] = makeStandings()(fined, MCR).tables[0] ?? [];
    expect([counted?.off, counted?.result?.players.map(({ points }) => points)]).toEqual([0, [50, -10, -20, -30]]);
    expect(parseTournament(formatTournament(fined))).toEqual(fined);
  });

  test('fines, withdrawals and missed sessions count by the rulebook', () => {
    const tournament = pasted('ema-2016', TWO);
    const [ann, bo] = tournament.players.map(({ id }) => id);
    const changed: Tournament = {
      ...withSession(tournament, 1, { stage: 1, tables: [], missed: [bo ?? 0] }),
      players: tournament.players.map((one) =>
        one.id === ann ? { ...one, penalty: 40_000 } : one.name === 'Cy' ? { ...one, status: 'withdrawn' } : one,
      ),
    };
    const { ranking } = makeStandings()(changed, ENGINE);
    const total = (name: string) => ranking?.players.find((one) => one.name === name)?.values.total;
    // Ann: 15,000 and 15,000 of uma, 40,000 off; Bo: 5000 and 5000, and 30,000 off for the missed session.
    expect([total('Ann'), total('Bo'), total('Cy')]).toEqual([-10_000, -20_000, undefined]);
  });

  test('MCR: a player replaced from the start misses the session (MERS 4.1.1)', () => {
    const tournament = pasted('mers-2014', 'Ann;100;Bo;20;Cy;-40;Di;-80');
    const [table] = tournament.sessions[0]?.tables ?? [];
    if (!table) throw new Error('no table');
    const replaced = withSession(tournament, 0, {
      stage: 1,
      missed: [],
      tables: [{ ...table, substitutes: [{ seat: 0, since: 'start', why: 'late' }] }],
    });
    const { ranking } = makeStandings()(replaced, MCR);
    expect(ranking?.players.find(({ name }) => name === 'Ann')?.values['table-points']).toBe(0);
    expect(ranking?.players[0]).toMatchObject({ name: 'Bo', values: { 'table-points': 2 } });
  });

  test('as CSV it says what decided', () => {
    const { ranking } = makeStandings()(pasted('ema-2016', TWO), ENGINE);
    expect(ranking && rankingCsv(ranking).split('\r\n').slice(0, 3)).toEqual([
      'rank,name,total,decided by',
      '1,Ann,30000,',
      '2,Ed,28000,total',
    ]);
  });
});

test('the players without a result in a session, and those with two', () => {
  const tournament = pasted('ema-2016', TWO + '\n2;2;Ann;30000;Gus;30000;Hal;30000;Cy;30000');
  const session = tournament.sessions[1];
  expect(session && withoutResult(tournament, session).map(({ name }) => name)).toEqual(['Di']);
  expect(session && twiceIn(tournament, session).map(({ name }) => name)).toEqual(['Ann']);
});

describe('a stored tournament', () => {
  test('reads back as written', () => {
    const tournament = pasted('samara-2019', TWO);
    expect(parseTournament(formatTournament(tournament))).toEqual(tournament);
  });

  const good = JSON.parse(formatTournament(pasted('ema-2016', TWO))) as Record<string, unknown>;
  test.each([
    ['nothing', ''],
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...good, version: 9 })],
    ['an unknown rulebook', JSON.stringify({ ...good, rules: 'nowhere' })],
    ['no players for its tables', JSON.stringify({ ...good, players: [] })],
    ['no session', JSON.stringify({ ...good, sessions: [] })],
    ['points that are none', JSON.stringify(good).replace('45000', '"45000"')],
  ])('%s is no tournament', (_, text) => {
    expect(parseTournament(text)).toBeUndefined();
  });

  const [eat, far] = [10_000_000, 10_000_001];
  const fine = { seat: 0, points: 1000, when: 'taken', why: 'chombo', entry: 'of the log' };
  const change = { seat: 0, since: 'start', why: 'ill' };
  const names = (most: number): object[] =>
    Array.from({ length: most }, (_, i) => ({ id: i + 1, name: `No. ${String(i + 1)}`, penalty: 0 }));
  const withId = (id: number): object[] => [...names(8), { id, name: 'Zoe', penalty: 0 }];
  const copies = (one: unknown, most: number): unknown[] => Array.from({ length: most }, () => one);
  const session = { stage: 1, tables: [], missed: [] };
  const table = (good.sessions as { tables: object[] }[])[0]?.tables[0];
  const full = putAt(
    putAt(putAt(good, 'sessions.0.tables.0.penalties', [fine]), 'sessions.0.tables.0.substitutes', [change]),
    'sessions.0.missed',
    [1],
  );

  test.each<[path: string, taken: readonly unknown[], refused: readonly unknown[]]>([
    ['version', [1], [0, 2]],
    ['name', ['', 'n'.repeat(80)], ['n'.repeat(81)]],
    ['players', [names(1000), withId(1_000_000)], [names(1001), withId(1_000_001), withId(8)]],
    ['players.0.name', ['n', 'n'.repeat(80)], ['', 'n'.repeat(81), 'Bo']],
    ['players.0.penalty', [0, eat], [-1, far, 0.5]],
    ['players.0.status', ['withdrawn', 'disqualified'], ['ill']],
    ['sessions', [copies(session, 60)], [copies(session, 61)]],
    ['sessions.0.stage', [1, 60], [0, 61]],
    ['sessions.0.tables', [copies(table, 250)], [copies(table, 251)]],
    ['sessions.0.missed', [copies(1, 1000)], [copies(1, 1001), [9]]],
    ['sessions.0.tables.0.players.0', [5], [0, 9]],
    ['sessions.0.tables.0.scores.0', [-eat, eat], [-far, far]],
    ['sessions.0.tables.0.bets', [0, 99], [-1, 100]],
    ['sessions.0.tables.0.penalties', [copies(fine, 200)], [copies(fine, 201)]],
    ['sessions.0.tables.0.penalties.0.seat', [0, 1, 2, 3], [-1, 4]],
    ['sessions.0.tables.0.penalties.0.points', [0, eat], [-1, far]],
    ['sessions.0.tables.0.penalties.0.when', ['before-places', 'after-uma', 'taken'], ['never']],
    ['sessions.0.tables.0.penalties.0.why', ['chombo'], ['fun']],
    ['sessions.0.tables.0.penalties.0.entry', ['e'.repeat(40)], ['e'.repeat(41)]],
    ['sessions.0.tables.0.substitutes', [copies(change, 4)], [copies(change, 5)]],
    ['sessions.0.tables.0.substitutes.0.since', ['start', 'during'], ['never']],
    ['sessions.0.tables.0.substitutes.0.why', ['late', 'ill', 'disqualified'], ['tired']],
    ['readings.sharedPlaces', ['mean', 'best'], ['worst']],
    ['readings.mersTies', ['split', 'game-points'], ['none']],
    ['readings.inPlus', ['at-start', 'above-start'], ['none']],
    ['readings.tesujiOverallTies', ['average-place', 'shared'], ['none']],
  ])('its %s stays within what a tournament may have', (path, taken, refused) => {
    const isRead = (value: unknown): boolean => parseTournament(JSON.stringify(putAt(full, path, value))) !== undefined;
    expect([taken.map(isRead), refused.map(isRead)]).toEqual([taken.map(() => true), refused.map(() => false)]);
  });
});

describe('the players of a session', () => {
  const player = (id: number, status?: 'withdrawn') => ({
    id,
    name: String(id),
    penalty: 0,
    ...(status && { status }),
  });
  const table = { players: [1, 2, 3, 4], scores: [1, 2, 3, 4], bets: 0, penalties: [], substitutes: [] };
  const at = (more: object) => ({ tables: [table], missed: [], ...more }) as never;
  const tournament = { players: [1, 2, 3, 4, 5].map((id) => player(id)) } as never;
  const ids = (players: readonly { readonly id: number }[]) => players.map(({ id }) => id);

  test('without a result are those who neither played nor missed it', () => {
    expect(ids(withoutResult(tournament, at({})))).toEqual([5]);
    expect(ids(withoutResult(tournament, at({ missed: [5] })))).toEqual([]);
  });

  test('who have played are those with a result or a missed session, in any of them', () => {
    const two = { sessions: [at({ missed: [5] }), at({ tables: [{ ...table, players: [6, 7, 8, 9] }] })] } as never;
    expect([1, 2, 3, 4, 5, 6, 9, 10].filter((id) => hasPlayed(two, id))).toEqual([1, 2, 3, 4, 5, 6, 9]);
  });

  test('twice are those with two results, or a result and a miss', () => {
    expect(twiceIn(tournament, at({ missed: [5] }))).toEqual([]);
    expect(ids(twiceIn(tournament, at({ missed: [5, 4] })))).toEqual([4]);
    expect(ids(twiceIn(tournament, at({ tables: [table, table] })))).toEqual([1, 2, 3, 4]);
    expect(ids(twiceIn(tournament, at({ tables: [table, { ...table, players: [5, 2, 6, 7] }] })))).toEqual([2]);
  });
});

test('two hundred players and twelve sessions are one list', () => {
  const rows = Array.from({ length: 12 }, (_, session) =>
    Array.from({ length: 50 }, (__, table) =>
      [session + 1, table + 1]
        .concat(
          [0, 1, 2, 3].flatMap((seat) => [
            (table * 4 + seat * (session + 1) * 4 + seat) % 200,
            30_000 + (seat - 1.5) * 2000 * (table % 9),
          ]),
        )
        .map((value, i) => (i > 1 && i % 2 === 0 ? `Player ${String(value)}` : String(value)))
        .join(';'),
    ),
  ).flat();
  const distinct = rows.filter((row) => new Set(row.split(';').filter((one) => one.startsWith('P'))).size === 4);
  const tournament = pasted('ema-2016', distinct.join('\n'));
  const standings = makeStandings()(tournament, ENGINE);
  expect(tournament.sessions).toHaveLength(12);
  expect(standings.ranking?.players).toHaveLength(200);
  expect(standings.tables.flat().every(({ off }) => off === 0)).toBe(true);
});
