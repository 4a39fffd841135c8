import { expect, test } from 'vitest';
import { longestTask } from '../../scripts/bench/longest-task.ts';

const MAIN = { name: 'thread_name', pid: 1, tid: 1, args: { name: 'CrRendererMain' } };
const task = (tid: number, dur: number, tdur?: number) => ({
  name: 'RunTask',
  pid: 1,
  tid,
  dur,
  ...(tdur && { tdur }),
});
const trace = (...events: object[]): string => JSON.stringify({ traceEvents: [MAIN, ...events] });

test('the longest task is that of the main thread, without the time that others had the processor', () => {
  expect(longestTask(trace(task(1, 9000), task(2, 70_000), task(1, 90_000, 12_000)))).toBe(12);
});

test('a trace without tasks of a page says so instead of telling zero', () => {
  expect(() => longestTask(trace(task(2, 5000)))).toThrow('no tasks');
});
