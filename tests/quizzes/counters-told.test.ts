import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { answered } from '../../src/quizzes/games/answered.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { STEPS } from '../../src/quizzes/base/terms.ts';

const WORTH = { skill: 'payment', rules: 'ema-2016', han: 3, fu: 40, dealer: false } as const;

const firstOf = (question: QuestionOf<'payment'>, given: { discarder?: number; others?: number; east?: number }) => {
  const shares = { discarder: null, others: null, east: null, ...given };
  return explainAnswer(answered(question, shares), STEPS, 0, {}).causes.payment?.[0]?.mistake.id;
};

describe('an error in the counters alone is named', () => {
  const ron: QuestionOf<'payment'> = { ...WORTH, by: 'discard', counters: 2 };
  test.each([
    [5200, 'counters-forgotten'],
    [5400, 'counter-hundred'],
    [5500, 'counter-once'],
    [6100, 'counter-one-more'],
    [8200, 'counter-other-value'],
    [7200, 'counter-thousand'],
    [5800, undefined],
    [5900, undefined],
  ])('5,200 with two counters by discard, answered %i: %s', (discarder, id) => {
    expect(firstOf(ron, { discarder })).toBe(id);
  });

  const tsumo: QuestionOf<'payment'> = { ...WORTH, by: 'draw', counters: 2 };
  test.each([
    [1300, 2600, 'counters-forgotten'],
    [1400, 2700, 'counter-once'],
    [1600, 2900, 'counter-one-more'],
    [1900, 3200, 'counter-three-hundred-each'],
    [2300, 3600, 'counter-other-value'],
    [3300, 4600, 'counter-thousand'],
    [1500, 2800, undefined],
    [1500, 2700, undefined],
  ])('1,300 and 2,600 with two counters by draw, answered %i and %i: %s', (others, east, id) => {
    expect(firstOf(tsumo, { others, east })).toBe(id);
  });
});
