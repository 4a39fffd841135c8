import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { learner } from '../learners/learner.ts';
import { FORMS, allAnswer, deal, falselyCertain, inSittings, isSolvedAlike, measure } from './diagnosis.ts';

/** How many questions each learner is asked here in each form; `scripts/prove/learners.ts` asks many more. */
const QUESTIONS = 24;
/** Whether too little is understood of a learner; with so few answers a single one may be missed. */
const isPoor = (hits: number, best: number, share: number): boolean => best - hits > 1 && hits / best < share;

const named = Object.entries(FORMS).map(([name, form]) => ({ name, form, put: deal(form, 'unheard', QUESTIONS) }));

describe.each(named)('$name', ({ form, put }) => {
  const all = put.map((one) => allAnswer(one));
  const tallies = measure(all);

  test('is answered alike by the engine and by who has no wrong belief', () => {
    expect(put.filter((one) => !isSolvedAlike(one)).map(({ question }) => question)).toEqual([]);
  });

  test('tells the true cause of each learner as often as can be told', () => {
    const poor = tallies.filter(({ first, best }) => isPoor(first, best, 0.95));
    expect(poor.map(({ belief }) => belief)).toEqual([]);
  });

  test('tells it after three answers', () => {
    const poor = tallies.filter(({ third, bestOfThree }) => isPoor(third, bestOfThree, 0.9));
    expect(poor.map(({ belief }) => belief)).toEqual([]);
  });

  test('tells it within a sitting', () => {
    const poor = inSittings(all, QUESTIONS).filter(({ first, best }) => isPoor(first, best, 0.8));
    expect(poor.map(({ belief }) => belief)).toEqual([]);
  });

  if (form.byLines || ['fu', 'han', 'payment', 'yaku'].includes(form.skill))
    test('is hardly ever certain of a cause after slips', () => {
      const { slips, certain } = falselyCertain(put, 8, (seed) => learner([], { slip: 0.5, seed }));
      expect(slips).toBeGreaterThan(50);
      expect(certain / slips).toBeLessThan(0.03);
    });
});

test.each([
  ['yaku', 'menzen-tsumo-forgotten'],
  ['han by number', 'tanyao-unseen'],
  ['fu by number', 'fu-rounded-down'],
  ['payment by number', 'payment-rounded-down'],
  ['fu by lines', 'fu-rounded-down'],
] as const)('%s: who was cured of %s and only slips is hardly ever said to have it, or another', (name, belief) => {
  const form = FORMS[name];
  const put = form ? deal(form, 'cured', 60) : [];
  const { slips, certain } = falselyCertain(put, 6, (seed) => learner([belief], { slip: 0.5, seed }), belief);
  expect(slips).toBeGreaterThan(50);
  expect(certain / slips).toBeLessThan(0.05);
});

test('another reading is in play only where there is one that counts otherwise: within a sitting it is told from a slip', () => {
  const sat = inSittings(
    deal({ skill: 'pair-wait', byLines: false }, 'readings', 150).map((one) => allAnswer(one)),
    30,
  );
  const other = sat.find(({ belief }) => belief === 'other-reading');
  expect(other?.wrong).toBeGreaterThan(3);
  expect((other?.first ?? 0) / (other?.best ?? 1)).toBeGreaterThan(0.9);
});
