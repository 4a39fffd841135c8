import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { quizOfDay } from '../../src/quizzes/quiz/hand-of-day.ts';
import { questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { creditsOfRiichi } from '../../src/quizzes/games/riichi/credits.ts';
import { type StepAnswers, STEPS } from '../../src/quizzes/base/terms.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { toFindInLines } from '../../src/quizzes/session/line-questions.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';

const DAYS = Array.from({ length: 28 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);

/** Hands of the day, with the right answers. */
const WHOLE = DAYS.flatMap((day) => questionsOf(quizOfDay(day, 'ema-2016'))).flatMap((question) =>
  question.skill === 'whole' ? [{ question, right: solveQuestion(question) as StepAnswers }] : [],
);

describe('yaku without any tick', () => {
  test('count as blank, not as forgotten: no remark is made, and none counts as unknown', () => {
    expect(WHOLE).not.toEqual([]);
    for (const { question, right } of WHOLE) {
      const told = explainAnswer(answered(question, { han: (right.han ?? 1) + 1, yaku: [] }), STEPS, 0, {});
      expect(told.causes.yaku).toBeUndefined();
      expect(creditsOfRiichi(told).filter(({ fact }) => fact.startsWith('yaku:'))).toEqual([]);
    }
  });

  test('leave wrong han to be explained by a forgotten yaku, as when only han are asked', () => {
    const lacking = WHOLE.filter(({ right: { han, yaku = [] } }) => han === yaku.length && han >= 2);
    expect(lacking).not.toEqual([]);
    for (const { question, right } of lacking) {
      const [alone, blank] = [{}, { yaku: [] }].map((yaku) =>
        explainAnswer(answered(question, { han: (right.han ?? 0) - 1, ...yaku }), STEPS, 0, {}).causes.han?.map(
          ({ mistake }) => mistake.id,
        ),
      );
      expect(blank).toEqual(alone);
    }
  });

  test('are wrong once others are ticked', () => {
    const two = WHOLE.find(({ right: { yaku = [] } }) => yaku.includes('riichi') && yaku.length > 1);
    if (!two) throw new Error('no hand of riichi and another yaku');
    const given = { ...two.right, yaku: two.right.yaku?.filter((id) => id !== 'riichi') ?? [] };
    const told = explainAnswer(answered(two.question, given), STEPS, 0, {});
    expect(told.causes.yaku?.length).toBeGreaterThan(0);
    expect(creditsOfRiichi(told)).toContainEqual({ fact: 'yaku:riichi', right: false });
  });
});

test('only a wrong number of a whole hand can be recounted, not a blank one', () => {
  const [one] = WHOLE.filter(({ right }) => right.fu !== undefined);
  if (!one) throw new Error('no hand with fu');
  const told = explainAnswer(answered(one.question, { fu: (one.right.fu ?? 0) + 10 }), STEPS, 0, {});
  expect(toFindInLines(told).map(({ skill }) => skill)).toEqual(['fu']);
});
