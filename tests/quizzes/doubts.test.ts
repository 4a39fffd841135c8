import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { suspectedMisconceptions, notebookAfter, openMisconceptions } from '../../src/quizzes/memory/notebook.ts';
import { MISCONCEPTIONS } from '../../src/quizzes/misconceptions/index.ts';
import { type Explanation, toTell } from '../../src/quizzes/misconceptions/explanations.ts';
import { toFindInLines } from '../../src/quizzes/session/line-questions.ts';
import { STEPS } from '../../src/quizzes/base/terms.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved, makeQuestion } from '../../src/quizzes/games/skills.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { quizOfDay } from '../../src/quizzes/quiz/hand-of-day.ts';

import type { StepAnswers } from '../../src/quizzes/base/terms.ts';

const MOMENT = { now: 1, day: '2026-11-23' };
const NEXT_DAY = { now: 86_400_000, day: '2026-11-24' };
const [doubted, other] = ['wait-forgotten', 'pair-forgotten'].map((id) => ({ id, skill: 'fu' as const }));
const SEEN = { named: [], doubted: [], overcome: [], question: 'q' };

describe('the notebook', () => {
  if (!doubted || !other) throw new Error('two misconceptions');
  const inDoubt = notebookAfter({}, { ...SEEN, doubted: [doubted] }, MOMENT);

  test('records an uncertain misconception as a doubt, not as shown', () => {
    expect(openMisconceptions(inDoubt)).toEqual([]);
    expect(suspectedMisconceptions(inDoubt).map(([id]) => id)).toEqual([doubted.id]);
  });

  test('drops a doubt after the first right answer that contradicts it, a shown one only after three days', () => {
    expect(notebookAfter(inDoubt, { ...SEEN, overcome: [doubted.id] }, NEXT_DAY)).toEqual({});
    const shown = notebookAfter(inDoubt, { ...SEEN, named: [doubted] }, NEXT_DAY);
    expect([openMisconceptions(shown).length, suspectedMisconceptions(shown).length]).toEqual([1, 0]);
    expect(openMisconceptions(notebookAfter(shown, { ...SEEN, overcome: [doubted.id] }, MOMENT))).toHaveLength(1);
  });

  test('leaves misconceptions alone that already showed', () => {
    const shown = notebookAfter({}, { ...SEEN, named: [other] }, MOMENT);
    const both = notebookAfter(shown, { ...SEEN, doubted: [other, doubted] }, NEXT_DAY);
    expect(openMisconceptions(both).map(([id]) => id)).toEqual([other.id]);
    expect(suspectedMisconceptions(both).map(([id]) => id)).toEqual([doubted.id]);
  });
});

describe('the diagnosis of a wrong number', () => {
  const causesOf = (...shares: readonly number[]): readonly Explanation[] =>
    shares.flatMap((share, i) => {
      const mistake = MISCONCEPTIONS[i];
      return mistake ? [{ mistake, share, certain: share >= 0.9 }] : [];
    });
  const toldOf = (causes: Parameters<typeof toTell>[0]) => toTell(causes).map(({ step, told }) => `${step} ${told}`);

  test('is the certain misconception alone, otherwise two for a step joined by "or", and nothing unlikely', () => {
    expect(toldOf({ fu: causesOf(0.95, 0.02) })).toEqual(['fu certain']);
    expect(toldOf({ fu: causesOf(0.4, 0.3, 0.2) })).toEqual(['fu perhaps', 'fu or']);
    expect(toldOf({ fu: causesOf(0.4, 0.1) })).toEqual(['fu perhaps']);
    expect(toldOf({ fu: causesOf(0.1, 0.1) })).toEqual([]);
  });

  test('names at most three, dropping alternatives first', () => {
    const all = { han: causesOf(0.4, 0.39), fu: causesOf(0.5, 0.45), payment: causesOf(0.3) };
    expect(toldOf(all)).toEqual(['han perhaps', 'fu perhaps', 'payment perhaps']);
    expect(toldOf({ han: causesOf(0.4, 0.39), fu: causesOf(0.5, 0.3) })).toEqual([
      'han perhaps',
      'han or',
      'fu perhaps',
    ]);
  });

  test('joins two for one step only with "or", over a month of hands of the day', () => {
    for (let day = 1; day <= 28; day++) {
      const [question] = questionsOf(quizOfDay(`2026-11-${String(day).padStart(2, '0')}`, 'ema-2016'));
      if (question?.skill !== 'whole') throw new Error('a whole hand');
      const { han = 0, fu = 0 } = solved(question);
      for (const given of [
        { han: han + 1, fu },
        { han: han + 1, fu: fu - 10 },
        { han: han - 1, fu: fu + 10 },
      ] satisfies StepAnswers[]) {
        const told = toTell(explainAnswer(answered(question, given), STEPS, 0, {}).causes);
        expect(told.length).toBeLessThanOrEqual(3);
        for (const step of STEPS) {
          const own = told.filter((one) => one.step === step).slice(1);
          expect(own.every((one) => one.told === 'or')).toBe(true);
        }
      }
    }
  });
});

describe('what can be recounted line by line', () => {
  const find = (skill: 'whole' | 'fu', change: (right: StepAnswers) => StepAnswers | number) => {
    const question = makeQuestion(skill, { rules: 'ema-2016', level: 2 }, 'find');
    if (question?.skill !== 'whole' && question?.skill !== 'fu') throw new Error('no question');
    const right = solved(question);
    const given = change(typeof right === 'number' ? { fu: right } : (right as StepAnswers));
    return toFindInLines(explainAnswer(answered(question, given as never), STEPS, 0, {})).map(({ skill: id }) => id);
  };

  test('is what was wrong by its number, han and fu separately, and nothing that was right', () => {
    expect(find('whole', ({ han = 0, fu = 0, ...rest }) => ({ ...rest, han: han + 1, fu: fu + 10 }))).toEqual([
      'han',
      'fu',
    ]);
    expect(find('whole', ({ fu = 0, ...rest }) => ({ ...rest, fu: fu + 10 }))).toEqual(['fu']);
    expect(find('whole', (right) => right)).toEqual([]);
    expect(find('fu', ({ fu = 0 }) => fu + 10)).toEqual(['fu']);
  });
});
