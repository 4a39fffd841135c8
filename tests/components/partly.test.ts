import '../quizzes/take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { describePartly } from '../../src/components/features/practice/partly.ts';
import { GAME } from '../../src/components/widgets/questions/games/riichi.ts';
import { registerGame } from '../../src/components/widgets/questions/practice-game.ts';
import { type PracticeStrings, practiceWords } from '../../src/components/widgets/questions/strings.ts';
import { STEPS, type StepAnswers } from '../../src/quizzes/base/terms.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import type { QuestionOf } from '../../src/quizzes/games/question.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { NAMED } from './named-words.ts';

beforeAll(() => registerGame('riichi', GAME));

const strings: PracticeStrings = { words: practiceWords(NAMED), lang: 'en', locale: undefined };

/** A closed hand of one suit: haneman or more by han, so that fu do not matter. */
const whole = (concealed: string, winningTile: string): QuestionOf<'whole'> => ({
  skill: 'whole',
  rules: 'ema-2016',
  hand: {
    rules: 'ema-2016',
    concealed,
    winningTile,
    by: 'discard',
    seatWind: 'south',
    roundWind: 'east',
    riichi: 'riichi',
    bets: 1,
  },
});
const LIMIT = whole('1222334456789m', '5m');
const PLAIN = whole('234567m34577p33s', '3s');

const told = (question: QuestionOf<'whole'>, change: (right: StepAnswers) => StepAnswers): string => {
  const given = answered(question, change(solved(question)));
  return describePartly(explainAnswer(given, STEPS, 0, {}), strings);
};

describe('an answer that is right in part', () => {
  test('says what is right before what was left open, and the limit by its name', () => {
    const said = told(LIMIT, ({ payment, han }) => ({
      ...(payment && { payment }),
      ...(han !== undefined && { han }),
    }));
    expect(said).toMatch(
      /^partly\.right\(parts=.*limit\.(haneman|baiman|sanbaiman).*\) partly\.open\(parts=part\.yaku\)$/,
    );
  });

  test('says what is wrong apart from what was left open', () => {
    const said = told(PLAIN, ({ yaku, han, fu }) => ({ yaku: yaku ?? [], han: han ?? 0, fu: (fu ?? 0) + 10 }));
    expect(said).toMatch(
      /^partly\.right\(parts=part\.yaku.*\) partly\.open\(parts=part\.payment\) partly\.wrong\(parts=part\.fu\)$/,
    );
  });

  test('says nothing where all is right, or nothing', () => {
    expect(told(PLAIN, (right) => right)).toBe('');
    expect(told(PLAIN, () => ({ han: 12, fu: 110 }))).toBe('');
  });
});
