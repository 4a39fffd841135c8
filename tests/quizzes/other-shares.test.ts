import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { SHARE_KINDS, sharesIn } from '../../src/quizzes/misconceptions/share-ids.ts';
import { BELIEFS } from '../learners/learner.ts';
import { FORMS, allAnswer, deal, inSittings, isSolvedAlike, measure } from './diagnosis.ts';

const SHARES = BELIEFS.filter((id) => sharesIn(id));
const ROUNDINGS = ['payment-rounded-nearest', 'fu-rounded-nearest'];

const askedIn = (name: string, howMany: number) => {
  const form = FORMS[name];
  if (!form) throw new Error(`no form ${name}`);
  return deal(form, 'other shares', howMany)
    .filter(isSolvedAlike)
    .map((put) => allAnswer(put));
};

test('an id of other shares is read back with its number, and no other id is', () => {
  expect(SHARES.map((id) => sharesIn(id)?.kind)).toEqual(expect.arrayContaining([...SHARE_KINDS]));
  expect(sharesIn('ron-shares-3')).toEqual({ kind: 'ron-shares', n: 3 });
  for (const id of ['ron-shares', 'shares-3', 'rounded-once', 'by-edition-3']) expect(sharesIn(id)).toBeUndefined();
});

describe('other numbers of shares', () => {
  test('are named first where a payment is counted line by line', () => {
    const tallies = measure(askedIn('payment by lines', 60), SHARES);
    expect(tallies).toHaveLength(SHARES.length);
    for (const { belief, first, best, wronged } of tallies) {
      expect(first / best, belief).toBeGreaterThan(0.95);
      expect(wronged, belief).toBe(0);
    }
  });

  test.each(['payment by number', 'payment by lines'])('are found in a session of %s', (name) => {
    for (const { belief, first, best } of inSittings(askedIn(name, 60), 20, [...SHARES, 'payment-rounded-nearest']))
      expect(first / best, belief).toBeGreaterThan(0.85);
  });
});

test.each([
  ['payment by lines', 'payment-rounded-nearest'],
  ['fu by lines', 'fu-rounded-nearest'],
])('rounding to the nearest is told from rounding down in %s by the answers that it leaves right', (name, belief) => {
  expect(ROUNDINGS).toContain(belief);
  const [found] = inSittings(askedIn(name, 60), 20, [belief]);
  expect((found?.first ?? 0) / (found?.best ?? 1)).toBeGreaterThan(0.8);
});
