import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import { makeQuestion, smallExplanations, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { parseQuestion } from '../../src/quizzes/games/link.ts';

const asked = (link: string): Question => {
  const question = parseQuestion(link);
  if (!question) throw new Error(`no question in ${link}`);
  return question;
};

const named = (question: Question, given: Answer): readonly string[] =>
  smallExplanations(question, given).map(({ id }) => id);

describe('misconceptions about a draw', () => {
  // East and South are tenpai; the seats are counted from East.
  const half = (seat: number): Question => asked(`q=noten&in=ema-2016&tp=3&seat=${String(seat)}`);

  test('are named for the numbers they give', () => {
    expect(solveQuestion(half(2))).toBe(-1500);
    expect(named(half(2), -1000)).toEqual(['noten-thousand-each']);
    expect(named(half(2), -3000)).toEqual(['noten-pool-each']);
    expect(named(half(0), -1500)).toEqual(['noten-other-way']);
  });

  test('are not named if the number is right or fits none', () => {
    expect(named(half(0), 1500)).toEqual([]);
    expect(named(half(0), 2000)).toEqual([]);
  });
});

describe.each(['noten', 'several-wins', 'final-scores'] as const)('%s', (skill) => {
  const questions = Array.from({ length: 60 }, (_, i) =>
    makeQuestion(skill, { rules: i % 2 === 0 ? 'ema-2016' : 'tesuji-2018', level: 3 }, `mistakes.${String(i)}`),
  ).filter((question) => question !== undefined);

  test('never names one for a right answer', () => {
    for (const question of questions) expect(named(question, solveQuestion(question))).toEqual([]);
  });
});

describe('misconceptions about several winners and final scores', () => {
  const causesIn = (skill: 'several-wins' | 'final-scores'): ReadonlySet<string> =>
    new Set(
      Array.from({ length: 80 }, (_, i) => makeQuestion(skill, { rules: 'ema-2016', level: 3 }, `c.${String(i)}`))
        .filter((question) => question !== undefined)
        .flatMap((question) => {
          const right = Number(solveQuestion(question));
          return Array.from({ length: 121 }, (_, step) => right + (step - 60) * 500).flatMap((one) =>
            named(question, one),
          );
        }),
    );

  test('come up in dealt questions', () => {
    expect([...causesIn('final-scores')]).toEqual(
      expect.arrayContaining(['final-sticks-forgotten', 'final-chombo-forgotten', 'final-uma-forgotten']),
    );
    expect(causesIn('several-wins').size).toBeGreaterThan(2);
  });
});
