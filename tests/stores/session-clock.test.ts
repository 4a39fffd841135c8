import { expect, test } from 'vitest';
import { shownAt, started, stopped, wholeSession } from '../../src/stores/session-clock.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;

test.each([
  [0, 'running', 90],
  [74, 'running', 16],
  [75, 'signal', 15],
  [89, 'signal', 1],
  [90, 'over', 0],
  [200, 'over', 0],
])('after %i minutes of 90 it is %s', (minutes, phase, left) => {
  const clock = started(wholeSession(90, 15), NOW);
  expect(shownAt(clock, NOW + minutes * MINUTE)).toEqual({ phase, left: left * MINUTE });
});

test('it stands still between, and goes on with what was left', () => {
  const clock = stopped(started(wholeSession(105, 10), NOW), NOW + 5 * MINUTE);
  expect(shownAt(clock, NOW + 50 * MINUTE)).toEqual({ phase: 'standing', left: 100 * MINUTE });
  expect(shownAt(started(clock, NOW + 50 * MINUTE), NOW + 51 * MINUTE).left).toBe(99 * MINUTE);
});

test('a device whose clock jumps back shows no more than the whole session', () => {
  expect(shownAt(started(wholeSession(90, 15), NOW), 0).left).toBe(90 * MINUTE);
});
