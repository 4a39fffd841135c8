import './register-tables.ts';
import { describe, expect, test } from 'vitest';
import { handAfter } from '../../src/components/features/referee/follows.ts';
import { fineOf } from '../../src/components/features/referee/log/fine.ts';
import type { Ruled } from '../../src/components/features/referee/rulings.ts';
import { ENGINE as MCR } from '../../src/components/features/club/settle/mcr-engine.ts';
import { ENGINE } from '../../src/components/features/club/settle/riichi-engine.ts';
import { linesOf, toImport, withLog } from '../../src/components/features/club/tournament/from-log.ts';
import { takeResults } from '../../src/components/features/club/tournament/results.ts';
import { makeStandings } from '../../src/components/features/club/tournament/standings.ts';
import {
  type Tournament,
  formatTournament,
  newTournament,
  parseTournament,
} from '../../src/components/features/club/tournament/tournament.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { type Entry, type Log, emptyLog, enter, withdraw } from '../../src/stores/penalty-log/log.ts';

/** Two sessions; Di has no table in the second one. */
const RESULTS = {
  riichi: '1;1;Ann;45000;Bo;35000;Cy;25000;Di;15000\n2;1;Ann;30000;Ed;30000;Cy;30000;Bo;30000',
  mcr: '1;1;Ann;40;Bo;35;Cy;-25;Di;-50\n2;1;Ann;60;Ed;10;Cy;-30;Bo;-40',
};

function sheet(rules: BookId): Tournament {
  const read = takeResults(RESULTS[rules === 'mers-2014' ? 'mcr' : 'riichi'], newTournament(rules), 0);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.tournament;
}

const entry = (id: string, player: string, some: Partial<Entry> = {}): Entry => ({
  id,
  player,
  session: 1,
  card: 'late',
  ruled: 'points',
  points: 3000,
  to: 'nobody',
  ...some,
});
const logOf = (rules: BookId, ...entries: readonly Entry[]): Log => entries.reduce(enter, emptyLog(rules));
const states = (log: Log, of: Tournament): readonly string[] => linesOf(log, of).map(({ state }) => state);
const standingOf = (of: Tournament, name: string) =>
  makeStandings()(of, of.rules === 'mers-2014' ? MCR : ENGINE).ranking?.players.find((one) => one.name === name);

describe('the penalty log beside the tournament sheet', () => {
  test('finds players by name in any case, or by their number, and says what it cannot place', () => {
    const log = logOf(
      'ema-2016',
      entry('a', '  ann '),
      entry('b', '#2', { session: 2 }),
      entry('c', 'Zoe'),
      entry('d', 'Di', { session: 2 }),
      entry('e', 'Cy', { session: 9 }),
      entry('f', 'Cy', { ruled: 'warning', points: 0 }),
      entry('g', 'Cy', { to: 'each', points: 20 }),
      entry('h', 'Cy', { ruled: 'disqualified', points: 0 }),
      entry('i', 'Cy', { card: 'missed-stage', points: 60 }),
    );
    const lines = linesOf(log, sheet('ema-2016'));
    expect(lines.map(({ entry: { id }, state, player }) => [id, state, player?.name])).toEqual([
      ['a', 'new', 'Ann'],
      ['b', 'new', 'Bo'],
      ['c', 'no-player', undefined],
      ['d', 'no-table', 'Di'],
      ['e', 'no-table', 'Cy'],
      ['g', 'at-table', 'Cy'],
      ['h', 'disqualified', 'Cy'],
      ['i', 'missed', 'Cy'],
    ]);
    expect(toImport(lines)).toHaveLength(2);
  });

  test('goes to the table of the session, takes off the total, and twice is once', () => {
    const before = sheet('ema-2016');
    const log = logOf(
      'ema-2016',
      entry('a', 'Ann'),
      entry('b', 'Ann', { session: 2, points: 20_000, ruled: 'chombo' }),
    );
    const once = withLog(log, before, 'after-uma');
    expect(once.sessions.map(({ tables }) => tables[0]?.penalties)).toEqual([
      [{ seat: 0, points: 3000, when: 'after-uma', entry: 'a' }],
      [{ seat: 0, points: 20_000, when: 'after-uma', why: 'chombo', entry: 'b' }],
    ]);
    expect(withLog(log, once, 'after-uma')).toEqual(once);
    expect(states(log, once)).toEqual(['there', 'there']);
    const total = (of: Tournament) => standingOf(of, 'Ann')?.values.total ?? NaN;
    expect(total(once)).toBe(total(before) - 23_000);
    expect(parseTournament(formatTournament(once))).toEqual(once);
  });

  test('follows the log: what is withdrawn goes, what changed is mended, what was booked by hand stays', () => {
    const before = sheet('ema-2016');
    const byHand: Tournament = {
      ...before,
      sessions: before.sessions.map((session, i) => ({
        ...session,
        tables: session.tables.map((table) =>
          i === 0 ? { ...table, penalties: [{ seat: 3, points: 500, when: 'after-uma' }] } : table,
        ),
      })),
    };
    const log = logOf('ema-2016', entry('a', 'Ann'), entry('b', 'Bo'));
    const once = withLog(log, byHand, 'after-uma');
    const later = withdraw(logOf('ema-2016', entry('a', 'Ann'), entry('b', 'Bo', { points: 5000 })), 'a', true);
    expect(states(later, once)).toEqual(['withdrawn', 'changed']);
    expect(withLog(later, once, 'after-uma').sessions[0]?.tables[0]?.penalties).toEqual([
      { seat: 3, points: 500, when: 'after-uma' },
      { seat: 1, points: 5000, when: 'after-uma', entry: 'b' },
    ]);
    // A new log keeps what an earlier one brought.
    expect(withLog(emptyLog('ema-2016'), once, 'after-uma')).toEqual(once);
  });

  test('MERS: before the places it can cost table points, after them only game points', () => {
    const log = logOf('mers-2014', entry('a', 'Ann', { points: 10 }));
    const values = (of: Tournament) => standingOf(of, 'Ann')?.values;
    expect(values(sheet('mers-2014'))).toMatchObject({ 'table-points': 8, 'game-points': 100 });
    expect(values(withLog(log, sheet('mers-2014'), 'before-places'))).toMatchObject({
      'table-points': 6,
      'game-points': 90,
    });
    expect(values(withLog(log, sheet('mers-2014'), 'after-uma'))).toMatchObject({
      'table-points': 8,
      'game-points': 90,
    });
  });
});

describe('what a ruling comes to', () => {
  const ruled = (book: BookId, kind: string, offence: object = { id: 'any', group: 'hand' }, more = {}): Ruled =>
    ({ offence, book, ruling: { kind, ...more } }) as unknown as Ruled;
  const fine = (book: BookId, kind: string, offence?: object) => fineOf(ruled(book, kind, offence), book);

  test('only warnings that lead to more are counted, and rulings without cost are noted', () => {
    expect(fine('ema-2016', 'ladder')).toEqual({ ruled: 'warning', points: 0, to: 'nobody', counts: 'ladder' });
    expect(fine('tesuji-2018', 'warning')).toEqual({ ruled: 'warning', points: 0, to: 'nobody', counts: 'warnings' });
    expect(fine('ema-2016', 'warning')).toEqual({ ruled: 'warning', points: 0, to: 'nobody' });
    expect(fine('ema-2016', 'none')).toEqual({ ruled: 'noted', points: 0, to: 'nobody' });
    expect(fine('mers-2014', 'false-hu', { id: 'false-hu-no-eight' })).toMatchObject({ ruled: 'false-hu', to: 'each' });
    expect(fine('mers-2014', 'points', { id: 'late' })).toMatchObject({ ruled: 'points', to: 'nobody' });
  });

  test('in the hand: it goes on, unless the ruling says otherwise or the offence is about no hand', () => {
    const after = (...asked: Parameters<typeof ruled>): ReturnType<typeof handAfter> => handAfter(ruled(...asked));
    expect(after('ema-2016', 'warning', { id: 'any', group: 'calls' })).toBe('goes-on');
    expect(after('ema-2016', 'warning', { id: 'late', group: 'time' })).toBe('apart');
    expect(after('ema-2016', 'referee', { id: 'any', group: 'calls' })).toBe('referee');
    expect(after('ema-2016', 'warning', { id: 'late', group: 'time' }, { hand: 'goes-on' })).toBe('goes-on');
  });
});
