import { describe, expect, test } from 'vitest';
import { HOME_HAND, homeQuestion } from '../../src/components/features/home/home-hand.ts';
import { homeMcrQuestion } from '../../src/components/features/home/home-mcr-hand.ts';
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

  test('offers what each slip comes to, dearest last', () => {
    expect(answers.map(({ slip }) => slip)).toHaveLength(4);
    expect(new Set(answers.map(({ slip }) => slip)).size).toBe(answers.length);
    const totals = answers.map(
      ({ payment }) => (payment.discarder ?? 0) + (payment.east ?? 0) + 2 * (payment.others ?? 0),
    );
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  test.each(RIICHI_IDS)('has the same answer under %s', (rules) => {
    const score = scoreRequest({ ...HOME_HAND, rules });
    expect(score.ok && score.kind === 'win' && sharesIn(score.payment)).toEqual(right);
  });
});

describe('the MCR question of the home page', () => {
  const { count, answers } = homeMcrQuestion();

  test('offers the engine’s count once, in ascending order, and what each slip comes to', () => {
    expect(answers.filter(({ slip }) => slip === undefined)).toMatchObject([{ points: count.points }]);
    expect(answers.map(({ points }) => points)).toEqual([7, 8, 9, 10]);
  });

  test('lets one of the slips end below eight points, where there is no hu', () => {
    expect(answers.filter(({ isHu }) => !isHu).map(({ slip }) => slip)).toEqual(['all-chows-unseen']);
  });
});
