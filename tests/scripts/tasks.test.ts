import { expect, test } from 'vitest';
import { tasksOf } from '../../scripts/bench/tasks.ts';

const PAGE = 'http://localhost/score/';
const main = (pid: number) => ({ name: 'thread_name', pid, tid: 1, args: { name: 'CrRendererMain' } });
const shows = (pid: number, url: string) => ({ name: 'CommitLoad', pid, tid: 1, args: { data: { url } } });
const task = (pid: number, tid: number, dur: number, tdur?: number) => ({
  name: 'RunTask',
  pid,
  tid,
  dur,
  ...(tdur && { tdur }),
});
const trace = (...events: object[]): string => JSON.stringify({ traceEvents: [main(1), shows(1, PAGE), ...events] });

test('the longest task is that of the main thread, without the time that others had the processor', () => {
  const events = [task(1, 1, 9000), task(1, 2, 70_000), task(1, 1, 90_000, 12_000)];
  expect(tasksOf(trace(...events), PAGE).longest).toBe(12);
});

test('blocked is what each long task took beyond fifty milliseconds, and nothing of the short ones', () => {
  const events = [
    task(1, 1, 50_000),
    task(1, 1, 64_000),
    task(1, 1, 49_000),
    task(1, 1, 120_000, 81_000),
    task(1, 2, 90_000),
  ];
  expect(tasksOf(trace(...events), PAGE).blocked).toBe(14 + 31);
});

test('a tab that the browser opened for itself is not the page', () => {
  const tab = [main(2), shows(2, 'chrome://newtab/'), task(2, 1, 80_000)];
  expect(tasksOf(trace(...tab, task(1, 1, 9000)), PAGE).longest).toBe(9);
});

test('a trace without tasks of a page says so instead of telling zero', () => {
  expect(() => tasksOf(trace(task(1, 2, 5000)), PAGE)).toThrow('no tasks');
});
