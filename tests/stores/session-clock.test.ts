import { describe, expect, test } from 'vitest';
import { mustRing, shownAt, started, stopped, wholeSession } from '../../src/stores/session-clock.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;

test.each([
  [0, 'running', 90],
  [74, 'running', 16],
  [75, 'signal', 15],
  [89, 'signal', 1],
  [90, 'over', 0],
  [200, 'over', 0],
])('a clock of 90 minutes shows after %i minutes: %s', (minutes, phase, left) => {
  const clock = started(wholeSession(90, 15), NOW);
  expect(shownAt(clock, NOW + minutes * MINUTE)).toEqual({ phase, left: left * MINUTE });
});

test('a stopped clock keeps what was left', () => {
  const clock = stopped(started(wholeSession(105, 10), NOW), NOW + 5 * MINUTE);
  expect(shownAt(clock, NOW + 50 * MINUTE)).toEqual({ phase: 'standing', left: 100 * MINUTE });
  expect(shownAt(started(clock, NOW + 50 * MINUTE), NOW + 51 * MINUTE).left).toBe(99 * MINUTE);
});

test('shows at most the whole session when the clock of the device jumps back', () => {
  expect(shownAt(started(wholeSession(90, 15), NOW), 0).left).toBe(90 * MINUTE);
});

describe('a running clock of 90 minutes with a signal 15 minutes before the end', () => {
  const clock = started(wholeSession(90, 15), NOW);
  const ringsBetween = (before: number, now: number): boolean =>
    mustRing(clock, NOW + before * MINUTE, NOW + now * MINUTE);

  test.each([
    ['rings at the signal', 74.99, 75, true],
    ['rings at the end', 89.99, 90, true],
    ['rings up to a minute late in a hidden tab', 74.5, 75.5, true],
    ['is silent before the signal', 10, 11, false],
    ['is silent between the signal and the end', 76, 77, false],
    ['rings no second time for the same signal', 75, 75.01, false],
    ['stays silent when a sleeping device has missed the signal', 60, 80, false],
    ['stays silent when a sleeping device has missed the end', 80, 120, false],
    ['rings at the end although the signal was missed', 60, 90, true],
  ])('%s', (_, before, now, rings) => expect(ringsBetween(before, now)).toBe(rings));

  test('shows that a missed signal has passed', () => {
    expect(shownAt(clock, NOW + 80 * MINUTE)).toEqual({ phase: 'signal', left: 10 * MINUTE });
  });

  test('never rings while it is stopped', () => {
    expect(mustRing(stopped(clock, NOW + 76 * MINUTE), NOW, NOW + 200 * MINUTE)).toBe(false);
  });

  test('does not ring again when it resumes after the signal', () => {
    const resumed = started(stopped(clock, NOW + 76 * MINUTE), NOW + 100 * MINUTE);
    expect(mustRing(resumed, NOW + 100 * MINUTE, NOW + 101 * MINUTE)).toBe(false);
    expect(mustRing(resumed, NOW + 113.9 * MINUTE, NOW + 114 * MINUTE)).toBe(true);
  });
});
