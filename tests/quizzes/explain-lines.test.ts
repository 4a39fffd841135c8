import './take-up-riichi.ts';
import { expect, test } from 'vitest';
import { winOf } from '../../src/quizzes/hands/win.ts';
import type { Lines } from '../../src/quizzes/base/lines.ts';
import { explain } from '../../src/quizzes/misconceptions/explain.ts';
import { type QuestionOf } from '../../src/quizzes/games/question.ts';
import { linesOf } from '../../src/quizzes/games/skills.ts';
import { learner } from '../learners/learner.ts';

/** A self-draw that completes the pair: both give fu. */
const QUESTION: QuestionOf<'fu'> = {
  skill: 'fu',
  rules: 'ema-2016',
  hand: {
    rules: 'ema-2016',
    concealed: '345567789m789p6z',
    winningTile: '6z',
    by: 'draw',
    seatWind: 'east',
    roundWind: 'east',
    doraIndicators: '8p',
  },
};

/** The likelihood of each misconception given the answer of a learner who has it, and the lines it explains. */
function causesOf(...beliefs: readonly string[]) {
  const { hand, rules } = QUESTION;
  const win = winOf(hand);
  if (!win) throw new Error('no win');
  const lines = learner(beliefs).answer(QUESTION, { lines: linesOf(QUESTION) }) as Lines;
  return Object.fromEntries(
    explain('fu', { hand, rules, win, given: {}, lines }).map((cause) => [
      cause.mistake.id,
      [cause.share, cause.lines],
    ]),
  );
}

test('an error in one line is equally likely explained whatever the others have', () => {
  const [draw, wait] = [causesOf('draw-forgotten'), causesOf('wait-forgotten')];
  expect([Object.keys(draw), Object.keys(wait)]).toEqual([['draw-forgotten'], ['wait-forgotten']]);
  expect(causesOf('draw-forgotten', 'wait-forgotten')).toEqual({ ...wait, ...draw });
});

test('no misconception explains a right line', () => {
  expect(causesOf()).toEqual({});
});
