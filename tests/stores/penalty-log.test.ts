import { beforeEach, describe, expect, test } from 'vitest';
import { nextOnLadder, nextWarning } from '../../src/stores/penalty-log/ladder.ts';
import { $log, $undoable, changeLog, openLog, takeInLog, undo } from '../../src/stores/penalty-log/kept.ts';
import {
  type Entry,
  emptyLog,
  enter,
  pointsOf,
  readLog,
  totalsOf,
  withdraw,
  writeLog,
} from '../../src/stores/penalty-log/log.ts';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  player: 'Anna',
  session: 1,
  card: 'late-call',
  ruled: 'points',
  points: 0,
  to: 'nobody',
  ...more,
});
const logOf = (entries: readonly Entry[], session = 1) => entries.reduce(enter, { ...emptyLog('mers-2014'), session });

describe('the ladder of MERS 3.1 and 3.6', () => {
  test.each([
    [0, 'warning', 0],
    [1, 'points', 5],
    [2, 'points', 10],
    [3, 'points', 20],
    [4, 'points', 30],
  ])('after %i times the same costs: %s, %i', (times, ruled, points) => {
    const log = logOf(Array.from({ length: times }, (_, i) => entry(String(i))));
    expect(nextOnLadder(log, 'Anna', 'late-call')).toMatchObject({ ruled, points, time: times + 1 });
  });

  test('counts each player and each infringement apart, and nothing that was withdrawn', () => {
    const log = logOf([entry('a'), entry('b')]);
    expect(nextOnLadder(log, 'Boris', 'late-call').points).toBe(0);
    expect(nextOnLadder(log, 'Anna', 'empty-call').points).toBe(0);
    expect(nextOnLadder(withdraw(log, 'a', true), 'Anna', 'late-call').points).toBe(5);
  });

  test('begins anew with each session, but not for obstruction and wasted time', () => {
    const log = logOf([entry('a'), entry('b', { card: 'speed' })], 2);
    expect(nextOnLadder(log, 'Anna', 'late-call').points).toBe(0);
    expect(nextOnLadder(log, 'Anna', 'speed').points).toBe(5);
  });
});

test('two warnings of Tesuji make a dead hand, whatever they were for, in one session', () => {
  const warned = entry('a', { card: 'empty-call', ruled: 'warning' });
  expect(nextWarning(logOf([]), 'Anna')).toMatchObject({ ruled: 'warning', time: 1 });
  expect(nextWarning(logOf([warned]), 'Anna')).toMatchObject({ ruled: 'dead-hand', time: 2 });
  expect(nextWarning(logOf([warned], 2), 'Anna').ruled).toBe('warning');
  expect(nextWarning(logOf([warned]), 'Boris').ruled).toBe('warning');
});

test('what stands against a player is summed, points to each three times, withdrawn ones not', () => {
  const log = logOf([
    entry('a', { points: 10, to: 'each', ruled: 'false-hu' }),
    entry('b', { points: 5 }),
    entry('c', { points: 20, withdrawn: true }),
    entry('d', { player: 'Boris', points: 10 }),
  ]);
  expect(log.entries.map(pointsOf)).toEqual([30, 5, 0, 10]);
  expect(totalsOf(log)).toEqual([
    { player: 'Anna', points: 35, times: 2 },
    { player: 'Boris', points: 10, times: 1 },
  ]);
  expect(withdraw(withdraw(log, 'a', true), 'a', false)).toEqual(log);
});

describe('what is kept', () => {
  beforeEach(() => openLog());

  test('reads back what it wrote, and refuses anything else', () => {
    const log = logOf([entry('a', { note: 'table 3' })]);
    expect(readLog(writeLog(log))).toEqual(log);
    for (const text of [
      '',
      '[]',
      '{"version":2}',
      writeLog(log).replace('late-call', '<b>'),
      writeLog(log).replace(':1,', ':1.5,'),
    ])
      expect(readLog(text)).toBeUndefined();
  });

  test('each change can be undone, a file taken in too', () => {
    const before = $log.get();
    changeLog((log) => enter(log, entry('a')));
    expect(takeInLog('no log')).toBe(false);
    expect(takeInLog(writeLog(logOf([entry('x'), entry('y')])))).toBe(true);
    expect($log.get().entries).toHaveLength(2);
    undo();
    expect($log.get().entries.map(({ id }) => id)).toEqual(['a']);
    undo();
    expect([$log.get(), $undoable.get()]).toEqual([before, 0]);
    undo();
    expect($log.get()).toEqual(before);
  });
});
