// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { logForm } from '../../src/components/features/referee/log-form.ts';
import words from '../../src/content/words/en/verdicts.json' with { type: 'json' };
import { $log } from '../../src/stores/penalty-log/kept.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

const FINE = { ruled: 'points', points: 0, to: 'nobody' } as const;
const late = { card: 'late', fine: FINE, points: 7000, head: 'Late by 7 minutes: −7,000' };

/** Puts a form on the page and returns how to press a button and what it says. */
function open(what: Parameters<typeof logForm>[0] = late) {
  const form = logForm(what, words.log, 'en');
  document.body.replaceChildren(form);
  const press = (name: string): void =>
    [...form.querySelectorAll('button')].find((one) => one.textContent === name)?.click();
  const type = (name: string): void => {
    const input = form.querySelector('input');
    if (input) input.value = name;
  };
  return { press, type, said: () => form.querySelector('p')?.textContent ?? '' };
}

const entered = () => $log.get().entries.map(({ player, card, ruled, points }) => ({ player, card, ruled, points }));

test('logs the ruling for a player who was typed, and undoes it', () => {
  const { press, type, said } = open();
  type('Anna');
  press('Log this');
  expect(entered()).toEqual([{ player: 'Anna', card: 'late', ruled: 'points', points: 7000 }]);
  expect(said()).toContain('Logged for Anna, session 1: Late by 7 minutes: −7,000');
  press('Undo');
  expect(entered()).toEqual([]);
});

test('asks for the name and logs nothing without it', () => {
  const { press, said } = open();
  press('Log this');
  expect(said()).toBe('Enter the player’s name.');
  expect(entered()).toEqual([]);
});

test('logs for a player of the log by one tap, and counts the ladder', () => {
  const ladder = {
    card: 'late-call',
    fine: { ruled: 'warning', points: 0, to: 'nobody', counts: 'ladder' },
    points: undefined,
    head: 'Ladder',
  } as const;
  const first = open(ladder);
  first.type('Bo');
  first.press('Log this');
  open(ladder).press('Bo');
  expect(entered().map(({ ruled, points }) => [ruled, points])).toEqual([
    ['warning', 0],
    ['points', 5],
  ]);
});

test('lets the referee name an amount of which only the least is known, and logs no other', () => {
  const least = {
    card: 'hand-not-intact',
    fine: { ruled: 'points', points: 8000, to: 'nobody' },
    points: undefined,
    proposed: 8000,
    head: 'At least 8,000',
  } as const;
  const { press, said } = open(least);
  const amount = document.querySelector<HTMLInputElement>('input[type="number"]');
  expect(amount?.value).toBe('8000');
  const name = document.querySelector<HTMLInputElement>('input:not([type="number"])');
  const log = (points: string): void => {
    if (amount) amount.value = points;
    if (name) name.value = 'Anna';
    press('Log this');
  };
  log('');
  expect([said(), entered()]).toEqual([words.log.needPoints, []]);
  log('10000');
  expect(entered()).toEqual([{ player: 'Anna', card: 'hand-not-intact', ruled: 'points', points: 10_000 }]);
  expect(said()).toContain('10,000');
});
