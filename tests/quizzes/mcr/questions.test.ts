import '../take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { FANS } from '../../../src/engine/mcr/index.ts';
import { FAN_FAMILIES, familyOfFan, fansOfFamily } from '../../../src/quizzes/mcr/hands/families.ts';
import { MCR_GAME } from '../../../src/quizzes/games/mcr/game.ts';
import { formatQuestion, parseQuestion } from '../../../src/quizzes/games/link.ts';
import type { Question } from '../../../src/quizzes/games/question.ts';
import { formatQuiz, parseQuiz, questionsOf } from '../../../src/quizzes/quiz/quiz.ts';
import { registerGame } from '../../../src/quizzes/games/game.ts';
import { MCR_SKILL_IDS, type McrSkillId, SKILL_IDS } from '../../../src/quizzes/base/skill-ids.ts';
import {
  choicesFor,
  homeOf,
  judgeAnswer,
  makeQuestion,
  skillOf,
  skillsUnder,
  smallExplanations,
  solveQuestion,
} from '../../../src/quizzes/games/skills.ts';
import { LEVELS } from '../../../src/quizzes/base/terms.ts';
import { oracleMcr } from '../../oracle-mcr/score.ts';
import { forOracle } from './hands.ts';

registerGame(MCR_GAME);

const MANY = 450;
/** Skills with fewer facts than questions dealt. */
const FEWER: Readonly<Partial<Record<McrSkillId, number>>> = { 'mcr-payment': 150, 'mcr-penalties': 55 };

const deal = (skill: McrSkillId): readonly Question[] =>
  Array.from({ length: MANY }, (_, i) => {
    const question = makeQuestion(skill, { rules: 'mers-2014', level: LEVELS[i % 3] ?? 2 }, `many.${String(i)}`);
    return question ? [question] : [];
  }).flat();

const dealt = new Map<McrSkillId, readonly Question[]>();
const questions = (skill: McrSkillId): readonly Question[] => {
  const known = dealt.get(skill) ?? deal(skill);
  dealt.set(skill, known);
  return known;
};

test('no rulebook asks the skills of the other game', () => {
  expect(skillsUnder({ rules: 'mers-2014' })).toEqual(MCR_SKILL_IDS);
  expect(skillsUnder({ rules: 'ema-2016' })).toEqual(SKILL_IDS);
  expect(makeQuestion('eight', { rules: 'ema-2016', level: 2 }, 'x')).toBeUndefined();
  expect(makeQuestion('fu', { rules: 'mers-2014', level: 2 }, 'x')).toBeUndefined();
});

describe.each(MCR_SKILL_IDS)('%s', (skill) => {
  const asked = questions(skill);

  test('nearly always deals, never the same twice, and the same for the same seed', () => {
    expect(asked.length).toBeGreaterThan(MANY * 0.98);
    const links = asked.map(formatQuestion);
    expect(new Set(links).size).toBeGreaterThan(FEWER[skill] ?? MANY * 0.9);
    expect(deal(skill).map(formatQuestion)).toEqual(links);
  });

  test('has no answer that is always a good guess', () => {
    const answers = new Map<string, number>();
    for (const question of asked) {
      const answer = JSON.stringify(solveQuestion(question));
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect(Math.max(...answers.values()) / asked.length).toBeLessThan(0.45);
  });

  test('survives its link, accepts its own answer without a diagnosis, and cites an article', () => {
    for (const question of asked.slice(0, 60)) {
      const again = parseQuestion(formatQuestion(question));
      expect(again).toEqual(question);
      const right = solveQuestion(question);
      expect(judgeAnswer(question, right).right).toBe(true);
      expect(skillOf(skill).answer.safeParse(JSON.parse(JSON.stringify(right))).data).toEqual(right);
      expect(skillOf(skill).cites(question).length).toBeGreaterThan(0);
      expect(skillOf(skill).facts(question).length).toBeGreaterThan(0);
      const choices = choicesFor(question);
      if (choices.length > 0) expect(choices).toContain(right);
    }
  });
});

describe('agrees with the second scorer', () => {
  const hands = (skill: McrSkillId) =>
    questions(skill)
      .slice(0, 60)
      .flatMap((question) => ('hand' in question ? [{ question, score: oracleMcr(forOracle(question.hand)) }] : []));

  test('on totals', () => {
    for (const { question, score } of hands('fan-total')) expect(solveQuestion(question)).toBe(score.points);
  });

  test('on hands short of eight, with flowers or without', () => {
    for (const { question, score } of hands('eight'))
      expect(solveQuestion(question)).toBe(Math.max(0, 8 - (score.points - score.flowers)));
  });

  test('on hands that cannot win, which are paid nothing whatever their flowers', () => {
    for (const { question, score } of hands('flowers'))
      expect(solveQuestion(question)).toBe(score.qualifying ? score.points : 0);
  });

  test('on whole hands', () => {
    for (const { question, score } of hands('mcr-whole')) {
      const counted = [...score.fans].flatMap(([fan, n]) =>
        fan === 'flower-tiles' ? [] : Array.from({ length: n }, () => fan),
      );
      const solved = solveQuestion(question) as { fan: string[]; points: number };
      expect([...solved.fan].sort()).toEqual(counted.sort());
      expect(solved.points).toBe(score.points);
    }
  });
});

test('all but the rarest fan come up, and each has a family', () => {
  const seen = new Set(MCR_SKILL_IDS.flatMap((skill) => questions(skill).flatMap((one) => skillOf(skill).facts(one))));
  const missing = FANS.filter((fan) => fan !== 'flower-tiles' && !seen.has(`fan:${fan}`));
  expect(missing.length).toBeLessThan(12);
  expect(FAN_FAMILIES.flatMap(fansOfFamily).toSorted()).toEqual(FANS.toSorted());
  expect(FAN_FAMILIES.every((family) => fansOfFamily(family).every((fan) => familyOfFan(fan) === family))).toBe(true);
});

test.each([
  ['fan:edge-wait', 'fan-win'],
  ['fan:mixed-straight', 'fan-sets'],
  ['fan:seven-pairs', 'fan-total'],
  ['out:no-honors', 'fan-exclusions'],
  ['pay:mcr-draw', 'mcr-payment'],
  ['pay:other-ron:3:40', 'payment'],
] as const)('%s is asked about in %s', (fact, home) => {
  expect(homeOf(fact)).toBe(home);
});

const HAND = {
  rules: 'mers-2014',
  concealed: '123m456m789m12p44s',
  winningTile: '3p',
  by: 'discard',
  seatWind: 'east',
  roundWind: 'east',
} as const;

describe('a whole hand', () => {
  const question = { skill: 'mcr-whole', rules: 'mers-2014', hand: { ...HAND, flowers: 2 } } as const;
  const right = solveQuestion(question) as { fan: readonly ('pure-straight' | 'edge-wait')[]; points: number };
  const marks = (given: object) => judgeAnswer(question, given as typeof right).parts.map(({ mark }) => mark);

  test('is judged step by step, and consequences of an error cost nothing more', () => {
    expect(marks(right)).toEqual(['right', 'right', 'right']);
    const fan = right.fan.filter((one) => one !== 'edge-wait');
    const points = right.points - 1;
    expect(marks({ fan, points, payment: { discarder: points + 8, others: 8 } })).toEqual([
      'wrong',
      'carried',
      'carried',
    ]);
    expect(marks({ fan, points: points + 3, payment: { discarder: 1, others: 8 } })).toEqual([
      'wrong',
      'wrong',
      'wrong',
    ]);
    expect(marks({})).toEqual(['wrong', 'wrong', 'wrong']);
  });

  test('names the misconception behind the first wrong step', () => {
    const fan = right.fan.filter((one) => one !== 'edge-wait');
    expect(smallExplanations(question, { fan, points: right.points - 1 })[0]?.id).toBe('wait-unseen');
    const riichi = { ...right, payment: { discarder: right.points + 8, others: 0 } };
    expect(smallExplanations(question, riichi)[0]?.id).toBe('others-pay-nothing');
  });
});

test.each([
  'q=eight&in=ema-2016&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east',
  'q=fu&in=mers-2014&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east',
  'q=eight&in=mers-2014&c=123m456m789m12p44s&w=9p&by=draw&s=east&r=east',
  'q=flowers&in=mers-2014&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east',
  'q=fan-sets&in=mers-2014&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east&fa=win',
  'q=mcr-payment&in=mers-2014&p=7&by=draw',
  'q=mcr-payment&in=mers-2014&p=12&by=magic',
  'q=eight&in=mers-2014&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east&k={"redFives":3}',
  'q=eight&in=mers-2014&c=123m456m789m12p44s&w=3p&by=draw&s=east&r=east&ri=riichi',
])('a link that asks nothing is refused: %s', (link) => {
  expect(parseQuestion(link)).toBeUndefined();
});

test('an MCR quiz survives its link and deals MCR only; one of both games is refused', () => {
  const quiz = { rules: 'mers-2014', skills: ['eight', 'mcr-payment'], level: 2, length: 8, seed: 'k3x9' } as const;
  expect(parseQuiz(`#${formatQuiz(quiz)}`)?.quiz).toEqual(quiz);
  expect(questionsOf(quiz).every(({ rules }) => rules === 'mers-2014')).toBe(true);
  expect(parseQuiz(`#${formatQuiz({ ...quiz, skills: ['eight', 'fu'] })}`)).toBeUndefined();
});
