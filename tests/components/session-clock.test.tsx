// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeOf } from '../../src/components/features/referee/log/clock.ts';
import { SessionClock } from '../../src/components/features/referee/log/SessionClock.tsx';
import { type Speech, SpeechContext } from '../../src/components/features/referee/log/speech.ts';
import english from '../../src/content/i18n/en.json';
import { ui } from '../../src/i18n/strings.ts';
import { setClock } from '../../src/stores/session-clock.ts';
import { leave, open } from './live.ts';
import { say } from './live-site.ts';

const { ring } = vi.hoisted(() => ({ ring: vi.fn() }));
vi.mock('../../src/components/features/referee/log/ring.ts', () => ({ ring }));

const MINUTE = 60_000;
const words = ui({ all: () => english }, 'log');
const page = { words, timings: { 'ema-2016': { minutes: 90, signal: 15 } } } as unknown as Speech;

const openClock = () =>
  open(
    <SpeechContext.Provider value={page}>
      <SessionClock rules="ema-2016" />
    </SpeechContext.Provider>,
  );
/** Lets minutes pass, with a render every half minute. */
async function pass(minutes: number): Promise<void> {
  for (let half = 0; half < 2 * minutes; half += 1)
    await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2).then(() => undefined));
}
const click = async (key: string) => {
  const button = screen.getByRole('button', { name: say(`log.clock.${key}`) });
  await act(() => button.click());
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  setClock(undefined);
  ring.mockClear();
});
afterEach(() => void vi.useRealTimers());

test('a second that has begun is still shown as left', () => {
  expect([5000, 4999, 4001, 4000, 1, 0].map(timeOf)).toEqual(['00:05', '00:05', '00:05', '00:04', '00:01', '00:00']);
});

test('rings at the signal and at the end of a session', async () => {
  openClock();
  await click('start');
  await pass(74);
  expect(ring).not.toHaveBeenCalled();
  await pass(2);
  expect(ring).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain(say('log.clock.now', { minutes: 15 }));
  await pass(20);
  expect(ring).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('status').textContent).toBe(say('log.clock.over'));
});

test('does not ring when it resumes after the signal', async () => {
  openClock();
  await click('start');
  await pass(76);
  await click('stop');
  ring.mockClear();
  await pass(5);
  await click('start');
  await pass(3);
  expect(ring).not.toHaveBeenCalled();
});

test('shows after a reload that the signal has passed, and stays silent', async () => {
  openClock();
  await click('start');
  await pass(10);
  leave();
  await pass(70);
  openClock();
  await pass(1);
  expect(ring).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toContain(say('log.clock.now', { minutes: 15 }));
});

test('shows after a sleep past the end that time is up, and stays silent', async () => {
  openClock();
  await click('start');
  await pass(10);
  vi.setSystemTime(Date.now() + 120 * MINUTE);
  await pass(0.5);
  expect(ring).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(say('log.clock.over'));
});
