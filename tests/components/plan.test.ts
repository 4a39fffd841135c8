import './register-tables.ts';
import { expect, test } from 'vitest';
import { pantheonScript } from '../../src/components/features/club/tournament/pantheon.ts';
import {
  firstOpen,
  openTables,
  pausing,
  planCounts,
  withPlan,
  withSeatTaken,
  withoutPlan,
} from '../../src/components/features/club/tournament/plan.ts';
import { resultsCsv, takeResults } from '../../src/components/features/club/tournament/results.ts';
import {
  type Tournament,
  emaNumber,
  formatTournament,
  hasPlayed,
  newTournament,
  parseTournament,
  rosterLine,
  withLines,
} from '../../src/components/features/club/tournament/tournament.ts';

const roster = (n: number): Tournament => ({
  ...newTournament('ema-2016'),
  players: Array.from({ length: n }, (_, i) => ({ id: i + 1, name: `P${String(i + 1)}`, penalty: 0 })),
});
/** The planned rounds of a tournament. */
const roundsOf = ({ plan }: Tournament) => plan?.rounds ?? [];
const countsOf = (one: Tournament) => planCounts(one, { rounds: roundsOf(one) });
const PLAN = { from: 0, rounds: 5, drawn: false };
/** The tournament with results at every planned table of its first sessions. */
const played = (tournament: Tournament, sessions: number): Tournament => ({
  ...tournament,
  sessions: tournament.sessions.map((one, i) => ({
    ...one,
    tables:
      i < sessions
        ? (tournament.plan?.rounds[i] ?? []).map((players) => ({
            players,
            scores: [30_000, 30_000, 30_000, 30_000] as const,
            bets: 0,
            penalties: [],
            substitutes: [],
          }))
        : [],
  })),
});

test('a plan adds its sessions, and is stored and read back', () => {
  const planned = withPlan(roster(16), PLAN);
  expect(planned.sessions).toHaveLength(5);
  expect(planned.plan?.rounds).toHaveLength(5);
  expect(parseTournament(formatTournament(planned))).toEqual(planned);
  expect(countsOf(planned)).toMatchObject({ repeats: 0, least: 0 });
  expect(hasPlayed(planned, 1)).toBe(true);
  expect(hasPlayed(withoutPlan(planned), 1)).toBe(false);
});

test('rejects a plan that seats somebody twice or a stranger', () => {
  const planned = withPlan(roster(8), PLAN);
  const of = (rounds: unknown): unknown =>
    parseTournament(JSON.stringify({ version: 1, ...planned, plan: { rounds } }));
  expect(of([[[1, 2, 3, 4]]])).toBeDefined();
  expect(of([[[1, 2, 3, 3]]])).toBeUndefined();
  expect(
    of([
      [
        [1, 2, 3, 4],
        [4, 5, 6, 7],
      ],
    ]),
  ).toBeUndefined();
  expect(of([[[1, 2, 3, 99]]])).toBeUndefined();
});

test('a new plan after some sessions keeps them as they were played', () => {
  const before = played(withPlan(roster(28), PLAN), 2);
  expect(firstOpen(before)).toBe(2);
  const without = {
    ...before,
    players: before.players.map((one) => (one.id > 24 ? { ...one, status: 'withdrawn' as const } : one)),
  };
  const after = withPlan(without, { from: 2, rounds: 5, drawn: true });
  expect(after.plan?.rounds.slice(0, 2)).toEqual(before.plan?.rounds.slice(0, 2));
  expect(
    after.plan?.rounds
      .slice(2)
      .flat(2)
      .some((id) => id > 24),
  ).toBe(false);
  expect(after.plan).toMatchObject({ drawn: true });
  expect(countsOf(after).repeats).toBe(0);
});

test('a substitute sits from a session on, and two players change places', () => {
  const planned = withPlan(roster(16), PLAN);
  const taken = withSeatTaken(planned, 2, 5, ' New ');
  expect(taken.players.at(-1)).toMatchObject({ id: 17, name: 'New' });
  const seats = (one: Tournament, id: number): number =>
    roundsOf(one)
      .flat(2)
      .filter((player) => player === id).length;
  expect([seats(taken, 5), seats(taken, 17)]).toEqual([2, 3]);
  const changed = withSeatTaken(planned, 4, 5, 'P6');
  expect([seats(changed, 5), seats(changed, 6)]).toEqual([5, 5]);
  expect(roundsOf(changed)[4]).not.toEqual(roundsOf(planned)[4]);
  expect(withSeatTaken(planned, 0, 5, '   ')).toBe(planned);
});

test('planned tables are open until one of their players has a result', () => {
  const planned = withPlan(roster(18), PLAN);
  expect(openTables(planned, 0).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(pausing(planned, 0)).toHaveLength(2);
  const [first] = played(planned, 1).sessions;
  const partly = { ...planned, sessions: [{ stage: 1, missed: [], tables: first?.tables.slice(1, 3) ?? [] }] };
  expect(openTables(partly, 0).map(({ number }) => number)).toEqual([1, 4]);
});

test.each([
  ['01234567', '01234567'],
  ['1234567', '01234567'],
  [' 0123 4567 ', '01234567'],
  ['123456', undefined],
  ['012345678', undefined],
  ['', undefined],
])('the EMA number %j is read as %j', (text, ema) => {
  expect(emaNumber(text)).toBe(ema);
});

test('roster lines tell club, country and EMA number by their form, and complete players who are there', () => {
  expect(rosterLine('Ann Smith; Riichi Club Bern ;SUI;1234567')).toEqual({
    name: 'Ann Smith',
    club: 'Riichi Club Bern',
    country: 'SUI',
    ema: '01234567',
  });
  expect(rosterLine('Smith, Ann\t\tSUI')).toEqual({ name: 'Smith, Ann', country: 'SUI' });
  const players = withLines(withLines([], [rosterLine('Ann;Bern')]), [rosterLine('Ann;FRA'), rosterLine('Bo')]);
  expect(players).toEqual([
    { id: 1, name: 'Ann', penalty: 0, club: 'Bern', country: 'FRA' },
    { id: 2, name: 'Bo', penalty: 0 },
  ]);
});

test('clubs, countries and numbers survive the results file, and a spreadsheet that drops the leading 0', () => {
  const players = withLines([], [rosterLine('Ann;RMC Bern;SUI;01234567'), rosterLine('Bo;Kyiv'), rosterLine('Cy')]);
  const csv = resultsCsv({ ...newTournament('ema-2016'), players }).replace('01234567', '1234567');
  const read = takeResults(csv, newTournament('ema-2016'), 0);
  expect(read.ok && read.tournament.players).toEqual(players);
});

test('a script for Pantheon names players by their places on the roster, whatever their ids, session by session', () => {
  const numbered = roster(8).players.map((one) => ({ ...one, id: 100 + one.id }));
  const planned = withPlan({ ...roster(8), players: numbered }, { ...PLAN, rounds: 3 });
  const script = pantheonScript(planned, { rounds: roundsOf(planned) });
  const sessions = script.split('\n\n').map((one) => one.split('\n').map((line) => line.split('-').map(Number)));
  expect(sessions).toEqual(roundsOf(planned).map((round) => round.map((table) => table.map((id) => id - 100))));
  expect(script).toMatch(/^(?:(?:\d+-){3}\d+\n\n?)+(?:\d+-){3}\d+$/);
});
