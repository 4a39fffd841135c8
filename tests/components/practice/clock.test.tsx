// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SPEED } from '../../../src/quizzes/session/clock.ts';
import { like, say } from '../live-site.ts';
import { atQuestion, newBrowser, openPractice, firstButton } from './live-practice.tsx';

const MINUTE = 60_000;
const button = (name: string) => screen.findByRole('button', { name });

/** Advances the page's clock. */
const pass = (milliseconds: number): Promise<void> =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  newBrowser({ stored: { 'tensu:races': { version: 1, races: { 'ema-2016/limits': [['2026-11-20', 12]] } } } });
});
afterEach(() => void vi.useRealTimers());

const spoken = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .filter((text) => text === say('practice.clock.1') || text === say('practice.clock.5'));

async function beginExam(pace: number): Promise<void> {
  const user = await openPractice();
  await user.click(await screen.findByText(say('practice.exam')));
  await user.selectOptions(await screen.findByLabelText(say('practice.exam.skill')), say('practice.skill.set-fu'));
  const choice = screen.getByLabelText<HTMLSelectElement>(say('practice.exam.pace'));
  await user.selectOptions(choice, String(pace));
  await user.click(await button(say('practice.exam.start')));
}

describe('an exam against the clock', () => {
  test('speaks at one minute and ends when its time is up', async () => {
    await beginExam(0);
    await atQuestion(1, 10);
    await pass(3 * MINUTE + 50_000);
    expect(spoken()).toEqual([]);
    await pass(15_000);
    expect(spoken()).toEqual([say('practice.clock.1')]);
    await pass(MINUTE);
    await screen.findByRole('heading', { name: say('practice.score', { right: 0, of: 10 }) });
  });

  test('speaks at five minutes, is silent, and speaks again at one', async () => {
    await beginExam(1);
    await atQuestion(1, 20);
    await pass(4 * MINUTE + 50_000);
    expect(spoken()).toEqual([]);
    await pass(15_000);
    expect(spoken()).toEqual([say('practice.clock.5')]);
    await pass(3 * MINUTE + 30_000);
    expect(spoken()).toEqual([]);
    await pass(30_000);
    expect(spoken()).toEqual([say('practice.clock.1')]);
  });
});

describe('a race', () => {
  test('ends after three misses, shows the best of each day, and can be run again', async () => {
    const user = await openPractice();
    const seconds = SPEED.milliseconds / 1000;
    await user.click(screen.getByText(say('practice.speed.of', { n: seconds, skill: say('practice.skill.limits') })));
    await screen.findByText(say('practice.race.right', { n: 0 }));
    for (let misses = 0; misses < SPEED.misses;) {
      const choices = await screen.findByRole('group', { name: say('practice.ask.limits') });
      await user.click(within(choices).getByRole('button', { name: say('step.limit.sanbaiman') }));
      if (screen.queryAllByText(say('practice.wrong')).length === 0) continue;
      misses += 1;
      await user.click(await button(say('practice.next')));
    }
    const days = await screen.findAllByRole('listitem');
    expect(days.map((day) => day.textContent)).toContain('November 20 12');
    await user.click(await button(say('practice.race.again', { n: seconds })));
    await screen.findByText(say('practice.race.right', { n: 0 }));
  });

  test('ends when its time is up', async () => {
    const user = await openPractice();
    const seconds = SPEED.milliseconds / 1000;
    await user.click(screen.getByText(say('practice.speed.of', { n: seconds, skill: say('practice.skill.limits') })));
    await screen.findByText(say('practice.race.right', { n: 0 }));
    await pass(SPEED.milliseconds + 1000);
    const choices = await screen.findByRole('group', { name: say('practice.ask.limits') });
    await user.click(firstButton(choices));
    // A right answer moves on by itself; a wrong one stays until it was read.
    const again = say('practice.race.again', { n: seconds });
    const [end] = await screen.findAllByRole('button', {
      name: (name) => [say('practice.finish'), say('practice.next'), again].includes(name),
    });
    if (end && end.textContent !== again) await user.click(end);
    await screen.findByRole('heading', { name: like('practice.score') });
  });
});
