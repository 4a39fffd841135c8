import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { learner } from '../learners/learner.ts';
import { FORMS, type Slips, allAnswer, deal, falselyCertain, inSessions, isSolvedAlike, measure } from './diagnosis.ts';

/** How many questions each learner is asked here in each form; `scripts/prove/learners.ts` asks many more. */
const QUESTIONS = 24;
/** How many times as many questions slips are counted in: they are so rarely taken for a misconception. */
const DEALS = 8;
/** Whether a learner is diagnosed too rarely; with so few answers, one miss is allowed. */
const isPoor = (hits: number, best: number, share: number): boolean => best - hits > 1 && hits / best < share;

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  const dealt = (seed = 'unheard') => deal(form, seed, QUESTIONS);

  test('gets the same answer from the engine and from a learner without misconceptions', () => {
    expect(
      dealt()
        .filter((one) => !isSolvedAlike(one))
        .map(({ question }) => question),
    ).toEqual([]);
  });

  test(
    'tells the true cause of each learner as often as can be told, after three answers, too, and within one session',
    { timeout: 120_000 },
    () => {
      const all = dealt().map((one) => allAnswer(one));
      const tallies = measure(all);
      const poor = {
        first: tallies.filter(({ first, best }) => isPoor(first, best, 0.95)),
        third: tallies.filter(({ third, bestOfThree }) => isPoor(third, bestOfThree, 0.9)),
        session: inSessions(all, QUESTIONS).filter(({ first, best }) => isPoor(first, best, 0.8)),
      };
      expect(poor).toEqual({ first: [], third: [], session: [] });
    },
  );

  if (form.byLines || ['fu', 'han', 'payment', 'yaku'].includes(form.skill))
    test('is hardly ever certain of a misconception after slips', () => {
      const deals = [dealt(), ...Array.from({ length: DEALS - 1 }, (_, n) => dealt(`unheard.${String(n)}`))];
      const sat = deals.map((put) => falselyCertain(put, 8, (seed) => learner([], { slip: 0.5, seed })));
      const sum = (key: keyof Slips): number => sat.reduce((all, one) => all + one[key], 0);
      const [slips, certain] = [sum('slips'), sum('certain')];
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
] as const)(
  '%s: a learner who got over %s and only slips is hardly ever said to have a misconception',
  (name, belief) => {
    const form = FORMS[name];
    const put = form ? deal(form, 'cured', 60) : [];
    const { slips, certain } = falselyCertain(put, 6, (seed) => learner([belief], { slip: 0.5, seed }), belief);
    expect(slips).toBeGreaterThan(50);
    expect(certain / slips).toBeLessThan(0.05);
  },
);

test('another reading matters only if one counts differently: a session tells it from a slip', () => {
  const sat = inSessions(
    deal({ skill: 'pair-wait', byLines: false }, 'readings', 150).map((one) => allAnswer(one)),
    30,
  );
  const other = sat.find(({ belief }) => belief === 'other-reading');
  expect(other?.wrong).toBeGreaterThan(3);
  expect((other?.first ?? 0) / (other?.best ?? 1)).toBeGreaterThan(0.9);
});
