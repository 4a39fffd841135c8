import { describe, expect, test } from 'vitest';
import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import { creditsOf } from '../../../src/quizzes/games/credits.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { blanksIn } from '../../../src/quizzes/exams/forms/index.ts';
import { mustCount } from '../../../src/quizzes/mcr/hands/count.ts';
import { creditsOfFans } from '../../../src/quizzes/mcr/credits.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import type { Answer, Question } from '../../../src/quizzes/games/question.ts';
import { answered } from '../../../src/quizzes/games/answered.ts';
import { solved } from '../../../src/quizzes/games/skills.ts';
import { explainAnswer } from '../../../src/quizzes/session/feedback.ts';
import { MCR_STEPS, type McrStepId } from '../../../src/quizzes/base/terms.ts';

registerGame(MCR_GAME);

/** A concealed mixed straight of chows alone, by an edge wait: 13 points, and two flowers; “no honours” is excluded. */
const HAND: HandRequest = {
  rules: 'mers-2014',
  concealed: '12m456p88p234789s',
  winningTile: '3m',
  by: 'discard',
  seatWind: 'south',
  roundWind: 'east',
  flowers: 2,
};
const RIGHT = ['mixed-straight', 'concealed-hand', 'all-chows', 'edge-wait'] as const;
const about = (skill: 'mcr-whole' | 'fan-exclusions' | 'fan-total' | 'eight', hand = HAND) =>
  ({ skill, rules: 'mers-2014', hand }) as Question;

function shown(question: Question, given: Answer, asked: readonly McrStepId[] = MCR_STEPS) {
  const credits = creditsOf(explainAnswer(answered(question, given as never), asked, 3000, {}));
  const factsOf = (right: boolean) => credits.filter((one) => one.right === right).map(({ fact }) => fact);
  return { known: factsOf(true), missed: factsOf(false) };
}

describe('for a whole hand', () => {
  const whole = about('mcr-whole');

  test('right answers count as known: each fan, that flowers are paid, and who pays', () => {
    const { known, missed } = shown(whole, solved(whole));
    expect(known).toEqual([...RIGHT.map((fan) => `fan:${fan}`), 'flowers:paid', 'pay:mcr-discard']);
    expect(missed).toEqual([]);
  });

  test('only fan left out or added count as missed', () => {
    const { known, missed } = shown(whole, {
      fan: ['mixed-straight', 'concealed-hand', 'all-chows', 'no-honors', 'short-straight'],
      points: 16,
      payment: { discarder: 24, others: 8 },
    });
    expect(missed).toEqual(['fan:edge-wait', 'out:no-honors', 'fan:short-straight']);
    expect(known).toContain('fan:mixed-straight');
    expect(known).toContain('pay:mcr-discard');
  });

  test('what was only shown does not count as known', () => {
    expect(shown(whole, solved(whole), ['payment'])).toEqual({ known: ['pay:mcr-discard'], missed: [] });
  });

  test('forgotten flowers count as missed, but another wrong sum shows nothing', () => {
    const given = { fan: RIGHT, payment: { discarder: 23, others: 8 } };
    expect(shown(whole, { ...given, points: 13 }).missed).toEqual(['flowers:paid']);
    expect(shown(whole, { ...given, points: 14 }).missed).toEqual([]);
  });
});

test('excluded fan that were rightly left out count as known', () => {
  const question = about('fan-exclusions');
  expect(shown(question, RIGHT as never).known).toEqual([...RIGHT.map((fan) => `fan:${fan}`), 'out:no-honors']);
  expect(shown(question, [...RIGHT, 'no-honors'] as never).missed).toEqual(['out:no-honors']);
});

test('a wrong number misses only what its likeliest misconception affects', () => {
  expect(shown(about('fan-total'), 16).missed).toEqual(['out:no-honors']);
  expect(shown(about('fan-total'), 15).known).toEqual(RIGHT.map((fan) => `fan:${fan}`));
  const short: HandRequest = { ...HAND, concealed: '34m55p678s', winningTile: '2m', flowers: 7 };
  const melds = [
    { type: 'chow', tiles: '456p' },
    { type: 'chow', tiles: '234s' },
  ] as const;
  expect(shown(about('eight', { ...short, melds }), 0).missed).toEqual(['eight:short']);
});

test('an exam names fan, points and payment that were left blank', () => {
  const whole = about('mcr-whole');
  expect(blanksIn(whole, { points: 8, fan: [] })).toEqual(['fan', 'payment']);
  expect(blanksIn(whole, solved(whole))).toEqual([]);
});

test('of several right lists, the nearest to the answer counts', () => {
  const other = ['pure-straight', 'closed-wait'] as const;
  const given = ['mixed-straight', 'all-chows', 'edge-wait'] as const;
  for (const lists of [
    [other, RIGHT],
    [RIGHT, other],
  ])
    expect(creditsOfFans(given, lists, mustCount(HAND))).toEqual(
      RIGHT.map((fan) => ({ fact: `fan:${fan}`, right: fan !== 'concealed-hand' })),
    );
});
