import '../take-up-riichi.ts';
import { BOOK_IDS } from '../../../src/engine/rulebooks/ids.ts';
import { solveExamQuestion, blanksIn, pointsOf } from '../../../src/quizzes/exams/forms/index.ts';
import { describe, expect, test } from 'vitest';
import { gradeOf, marksOf, neededOf } from '../../../src/quizzes/exams/grade.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { parseQuestion } from '../../../src/quizzes/games/link.ts';
import { SKILL_IDS } from '../../../src/quizzes/base/skill-ids.ts';
import { solveQuestion } from '../../../src/quizzes/games/skills.ts';
import { RIICHI_RULEBOOKS, type RiichiId, formatHandLink } from '../../../src/engine/riichi/index.ts';
import { sharesOf } from '../../../src/quizzes/judge/shares.ts';
import { wrongAnswer } from '../answers.ts';
import { made } from '../made.ts';
import { SHORT, questionsFor } from './made.ts';

const RIICHI_IDS = (Object.keys(RIICHI_RULEBOOKS) as RiichiId[]).filter((id) => BOOK_IDS.some((one) => one === id));

const had = (question: Question, answer: unknown): readonly string[] =>
  pointsOf(question, answer).flatMap((point) => (point.had ? [point.topic] : []));

function handOf(hand: Parameters<typeof formatHandLink>[0]): Question {
  const question = parseQuestion(`q=whole&${formatHandLink(hand)}`);
  if (!question) throw new Error('no hand');
  return question;
}

const SITUATION = { rules: 'ema-2016', by: 'discard', seatWind: 'south', roundWind: 'east' } as const;
/** Riichi, pinfu and all simples: 3 han, 30 fu, 3900. */
const PINFU = handOf({ ...SITUATION, concealed: '234m567m345p67s88s', winningTile: '8s', riichi: 'riichi', bets: 1 });
/** Seven pairs in one suit with riichi: 9 han, whatever the fu. */
const BAIMAN = handOf({ ...SITUATION, concealed: '1133557799m224m', winningTile: '4m', riichi: 'riichi', bets: 1 });

const ron = (points: number) => ({ discarder: points, east: null, others: null });
const ALL = ['yaku', 'han', 'fu', 'payment'];

describe('blank steps are named before an answer is accepted', () => {
  test.each(RIICHI_IDS)('from five han on, but not from four, fu are optional by %s', (rules) => {
    const paid = (han: number, fu: number) =>
      sharesOf(han, fu, { dealer: false, by: 'discard', counters: 0 }, { rules });
    expect(paid(5, 30)).toEqual(paid(5, 110));
    expect(paid(4, 25)).not.toEqual(paid(4, 110));
  });

  test('numbers in one line leave the yaku blank', () => {
    expect(blanksIn(PINFU, { han: 3, fu: 30, payment: ron(3900) })).toEqual(['yaku']);
    expect(blanksIn(PINFU, { yaku: [], han: 3, payment: ron(3900) })).toEqual(['yaku', 'fu']);
    expect(blanksIn(PINFU, solveQuestion(PINFU))).toEqual([]);
  });

  test('but not fu from five han on, nor han and fu of a limit hand, judged by the answer given', () => {
    expect(blanksIn(PINFU, { yaku: ['riichi'], han: 5, payment: ron(8000) })).toEqual([]);
    expect(blanksIn(PINFU, { yaku: ['riichi'], han: 4, payment: ron(8000) })).toEqual(['fu']);
    expect(blanksIn(PINFU, { yaku: ['daisangen'], payment: ron(32_000) })).toEqual([]);
  });

  test.each([
    [{ discarder: 31_900, east: null, others: null }, ['han', 'fu']],
    [{ discarder: null, east: 16_000, others: 8000 }, []],
    [{ discarder: null, east: 15_900, others: 8000 }, ['han', 'fu']],
    [{ discarder: null, east: null, others: 16_000 }, []],
    [{ discarder: null, east: null, others: 10_600 }, ['han', 'fu']],
  ])('of a limit hand only the payments: %j', (payment, blanks) => {
    expect(blanksIn(PINFU, { yaku: ['daisangen'], payment })).toEqual(blanks);
    expect(blanksIn(PINFU, { yaku: ['daisangen'], han: 1, payment })).toEqual(['fu']);
  });
});

describe('each step that was asked is a point', () => {
  test('a right answer gets all points', () => expect(had(PINFU, solveQuestion(PINFU))).toEqual(ALL));

  test('an error costs one point if the rest follows from it', () => {
    const answer = { yaku: ['riichi', 'tanyao'], han: 2, fu: 30, payment: ron(2000) };
    expect(had(PINFU, answer)).toEqual(['han', 'fu', 'payment']);
  });

  test('and two if it does not', () => {
    const answer = { yaku: ['riichi', 'tanyao'], han: 2, fu: 30, payment: ron(2600) };
    expect(had(PINFU, answer)).toEqual(['han', 'fu']);
  });

  test('han that are not there do not excuse from counting fu', () => {
    expect(had(PINFU, { yaku: [], han: 13, payment: ron(24_000) })).toEqual(['payment']);
  });

  test('fu give no point where han alone decide, right, wrong or blank', () => {
    const right = solveQuestion(BAIMAN) as object;
    for (const fu of [25, 30, undefined]) expect(had(BAIMAN, { ...right, fu })).toEqual(['yaku', 'han', 'payment']);
    expect(pointsOf(BAIMAN, undefined)).toHaveLength(3);
  });

  test.each([[undefined], [null], [''], [7], [{}], [[]], [{ yaku: ['juggling'] }], [{ han: '3' }]])(
    'what is no answer has none: %j',
    (answer) => expect(had(PINFU, answer)).toEqual([]),
  );
});

test('for every skill a right answer gets all points, a wrong one fewer, a blank one none', () => {
  for (const skill of SKILL_IDS) {
    const question = made(skill, { rules: 'ema-2016', level: 2 }, 'grade');
    const most = pointsOf(question, solveQuestion(question)).length;
    expect(most).toBeGreaterThan(0);
    expect(had(question, solveQuestion(question)), skill).toHaveLength(most);
    expect(had(question, wrongAnswer(question)).length, skill).toBeLessThan(most);
    expect(pointsOf(question, wrongAnswer(question))).toHaveLength(most);
    expect(had(question, undefined)).toHaveLength(0);
  }
});

test('two things asked give a point each', () => {
  const question = made('pair-wait', { rules: 'ema-2016', level: 2 }, 'grade');
  const right = solveQuestion(question) as { readonly pair: number; readonly wait: number };
  const [pair, wait] = [right.pair === 0 ? 2 : 0, right.wait === 0 ? 2 : 0];
  expect(had(question, right)).toEqual(['pair', 'wait']);
  expect(had(question, { ...right, wait })).toEqual(['pair']);
  expect(had(question, { ...right, pair })).toEqual(['wait']);
});

describe('the pass mark', () => {
  const questions = questionsFor(SHORT, { token: 'A', attempt: 1 });
  const right = questions.map(solveExamQuestion);
  const [hand, other, ...payments] = right;

  test('is a share of all points, rounded up', () => {
    expect(neededOf(0.8, 10)).toBe(8);
    expect(neededOf(0.7, 10)).toBe(7);
    expect(neededOf(0.8, 9)).toBe(8);
  });

  test.each([1, 5, 7, 20, 60, 100, 180, 300])('is exact for every hundredth of a percent of %d points', (most) => {
    const wrong = Array.from({ length: 10_001 }, (_, share) => share).filter(
      (share) => neededOf(share / 10_000, most) !== Math.floor((share * most + 9_999) / 10_000),
    );
    expect(wrong).toEqual([]);
  });

  test('all right passes, nothing right does not', () => {
    expect(gradeOf(marksOf(questions, right), SHORT)).toMatchObject({ had: 10, most: 10, passed: true, short: [] });
    expect(gradeOf(marksOf(questions, []), SHORT)).toMatchObject({ had: 0, most: 10, passed: false });
    expect([[], [[]]].map((none) => gradeOf(none, SHORT).passed)).toEqual([false, false]);
    expect(gradeOf([[{ topic: 'fu', had: true }]], SHORT)).toMatchObject({ had: 1, most: 1, passed: true });
  });

  test('just enough passes, one point less does not', () => {
    expect(gradeOf(marksOf(questions, [hand, other]), SHORT)).toMatchObject({ had: 8, passed: true });
    const lame = [hand, { ...(other as object), payment: undefined }];
    expect(gradeOf(marksOf(questions, lame), SHORT)).toMatchObject({ had: 7, passed: false });
  });

  test('what follows from an error gives a point, but does not count towards a required topic', () => {
    const strict = { ...SHORT, mustPass: [{ topic: 'payment', share: 1 }] };
    const marks = marksOf([PINFU], [{ yaku: ['riichi', 'tanyao'], han: 2, fu: 30, payment: ron(2000) }]);
    expect(gradeOf(marks, SHORT)).toMatchObject({ had: 3, most: 4, short: [] });
    expect(gradeOf(marks, strict)).toMatchObject({ had: 3, most: 4, short: ['payment'] });
    expect(gradeOf(marksOf([PINFU], [solveQuestion(PINFU)]), strict).short).toEqual([]);
  });

  test('a required topic that falls short is named', () => {
    const strict = { ...SHORT, mustPass: [{ topic: 'payment', share: 0.75 }] };
    expect(gradeOf(marksOf(questions, [hand, other]), strict)).toMatchObject({ passed: false, short: ['payment'] });
    expect(gradeOf(marksOf(questions, [hand, other, payments[0]]), strict)).toMatchObject({ passed: true, short: [] });
  });
});
