import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, differingOptionIds, editionsBefore, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { toChanges } from '../../src/quizzes/agenda/begin.ts';
import { judgeAnswer, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { changeQuestions } from '../../src/quizzes/games/riichi/change-questions.ts';
import { changesToBegin, formatBegin, parseBegin } from '../../src/quizzes/path/begin-link.ts';
import { rulesOfLink } from '../../src/quizzes/quiz/link-rules.ts';
import type { Question } from '../../src/quizzes/games/question.ts';

const PAIRS = RIICHI_IDS.flatMap((rules) => editionsBefore(rules).map((from) => [from, rules] as const));
const under = (question: Question, rules: (typeof RIICHI_IDS)[number]): Question =>
  ({ ...question, rules, ...('hand' in question && { hand: { ...question.hand, rules } }) }) as Question;

describe.each(PAIRS)('who knows %s and plays %s', (from, rules) => {
  test('is asked three questions, none of which the older rulebook answers rightly', () => {
    const asked = changeQuestions(rules, from, 'changed');
    expect(asked).toHaveLength(3);
    for (const question of asked) {
      expect(question.rules).toBe(rules);
      expect(judgeAnswer(question, solveQuestion(under(question, from))).right).toBe(false);
    }
    expect(new Set(asked.map(formatQuestion)).size).toBe(3);
  });

  test('comes there by a link, and the options differ', () => {
    const begin = parseBegin(formatBegin(`changes/${from}/${rules}`));
    expect(begin && changesToBegin(begin)).toEqual({ from, to: rules });
    expect(differingOptionIds(RIICHI_RULEBOOKS[from], RIICHI_RULEBOOKS[rules]).length).toBeGreaterThan(0);
    expect(toChanges(rules, from, 'begun')).toMatchObject({ rules, length: 3 });
    // The page fetches this rulebook before it deals.
    expect(rulesOfLink(formatBegin(`changes/${from}/${rules}`), 'ema-2012')).toBe(rules);
  });
});

test('a link to changes from a rulebook that came later, or from none, is refused', () => {
  expect(parseBegin('#begin=changes/ema-2016/ema-2012')).toBeUndefined();
  expect(parseBegin('#begin=changes/ema-2016')).toBeUndefined();
  expect(changesToBegin('mix')).toBeUndefined();
});
