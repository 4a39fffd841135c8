import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { RIICHI_IDS, type RiichiId } from '../../src/engine/rulebooks/ids.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { judgeAnswer, solved } from '../../src/quizzes/games/skills.ts';

/** 56789 won on the 7: it completes 56 from one side of two, or 89 from the edge. */
const wonOnSeven = (rules: RiichiId, pair: string): QuestionOf<'pair-wait'> => ({
  skill: 'pair-wait',
  rules,
  hand: {
    rules,
    concealed: `56789m234p678s${pair}`,
    winningTile: '7m',
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    riichi: 'riichi',
    bets: 1,
  },
});
const isRight = (question: QuestionOf<'pair-wait'>, pair: number, wait: number): boolean =>
  judgeAnswer(question, { pair, wait }).right;

describe.each(RIICHI_IDS)('a wait that can be read in two ways under %s', (rules) => {
  test('is right in both readings when they pay the same', () => {
    const question = wonOnSeven(rules, '22z');
    expect(solved(question).pair).toBe(2);
    expect([isRight(question, 2, 2), isRight(question, 2, 0)]).toEqual([true, true]);
    expect([isRight(question, 0, 2), isRight(question, 2, 4)]).toEqual([false, false]);
  });

  test('is right only in the reading that pays more', () => {
    const question = wonOnSeven(rules, '33z');
    expect(solved(question)).toEqual({ pair: 0, wait: 0 });
    expect([isRight(question, 0, 0), isRight(question, 0, 2)]).toEqual([true, false]);
  });
});
