import { describe, expect, test } from 'vitest';
import { learner } from '../learners/learner.ts';
import { FORMS, allAnswer, deal, falselyCertain, isSolvedAlike, measure } from './diagnosis.ts';

/** How many questions each learner is asked here in each form; `scripts/prove/learners.ts` asks many more. */
const QUESTIONS = 24;
/** Whether too little is understood of a learner; with so few answers a single one may be missed. */
const isPoor = (hits: number, best: number, share: number): boolean => best - hits > 1 && hits / best < share;

const named = Object.entries(FORMS).map(([name, form]) => ({ name, form, put: deal(form, 'unheard', QUESTIONS) }));

describe.each(named)('$name', ({ form, put }) => {
  const all = put.map(allAnswer);
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

  if (form.byLines || form.skill === 'fu' || form.skill === 'han' || form.skill === 'payment')
    test('is hardly ever certain of a cause after slips', () => {
      const { slips, certain } = falselyCertain(put, 8, (seed) => learner([], { slip: 0.5, seed }));
      expect(slips).toBeGreaterThan(50);
      expect(certain / slips).toBeLessThan(0.03);
    });
});
