import { describe, expect, test } from 'vitest';
import { HOME_HAND, homeQuestion } from '../../src/components/home/home-hand.ts';
import { scoreRequest } from '../../src/engine/riichi/index.ts';
import { formatShares } from '../../src/quizzes/judge/parse-payment.ts';
import { sharesIn } from '../../src/quizzes/judge/shares.ts';
import { RIICHI_IDS } from '../../src/stores/rulebook.ts';

describe('the question of the home page', () => {
  const { right, answers } = homeQuestion();

  test('offers the right payment once, and only different ones', () => {
    expect(answers.filter(({ slip }) => slip === undefined).map(({ payment }) => payment)).toEqual([right]);
    expect(new Set(answers.map(({ payment }) => formatShares(payment))).size).toBe(answers.length);
  });

  test.each(RIICHI_IDS)('has the same answer under %s', (rules) => {
    const score = scoreRequest({ ...HOME_HAND, rules });
    expect(score.ok && score.kind === 'win' && sharesIn(score.payment)).toEqual(right);
  });
});
