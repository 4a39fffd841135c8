import './take-up-riichi.ts';
import { TABLE_SKILLS } from './table-answers.ts';
import { describe, expect, test } from 'vitest';
import { YAKU, setFu } from '../../src/engine/riichi/index.ts';
import { winOf } from '../../src/quizzes/hands/win.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { choicesFor, judgeAnswer, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { type FactId, LEVELS } from '../../src/quizzes/base/terms.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { SKILL_IDS, type RiichiSkillId } from '../../src/quizzes/base/skill-ids.ts';
import { type Quiz, formatQuiz, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { booksAsking, made } from './made.ts';

/**
 * How many questions of a skill to check: nothing is as rare as some yaku, and nothing about the table is as rare as
 * some parts of a hand.
 */
const [OF_YAKU, OF_SCORING, AT_TABLE] = [20_000, 5_000, 2_000] as const;

const manyOf = (skill: RiichiSkillId): number =>
  skill === 'yaku' ? OF_YAKU : (TABLE_SKILLS as readonly string[]).includes(skill) ? AT_TABLE : OF_SCORING;

function* questions(skill: RiichiSkillId, count: number): Generator<Question> {
  const books = booksAsking(skill);
  for (let i = 0; i < count; i++) {
    const rules = books[i % books.length] ?? 'ema-2016';
    yield made(skill, { rules, level: LEVELS[Math.floor(i / 4) % 3] ?? 2 }, `many.${String(i)}`);
  }
}

interface Tally {
  readonly facts: ReadonlyMap<FactId, number>;
  readonly answers: ReadonlyMap<string, number>;
  /** The most hands with several kongs, nothing concealed but the pair, more than three dora, or eight han and more. */
  readonly silly: { kongs: number; naked: number; dora: number; dear: number };
}

function tally(skill: RiichiSkillId): Tally {
  const facts = new Map<FactId, number>();
  const answers = new Map<string, number>();
  const many = manyOf(skill);
  const silly = { kongs: 0, naked: 0, dora: 0, dear: 0 };
  for (const question of questions(skill, many)) {
    for (const fact of skillOf(skill).facts(question)) facts.set(fact, (facts.get(fact) ?? 0) + 1 / many);
    const answer = JSON.stringify(solveQuestion(question));
    answers.set(answer, (answers.get(answer) ?? 0) + 1 / many);
    const hand = 'hand' in question ? question.hand : undefined;
    const win = hand && winOf(hand);
    const melds = hand?.melds ?? [];
    if (melds.filter(({ type }) => type === 'kong').length > 1) silly.kongs += 1 / many;
    if (melds.length === 4) silly.naked += 1 / many;
    if (win && win.dora + win.uraDora + win.kanDora + win.redFives > 3) silly.dora += 1 / many;
    if (win && (win.han ?? 0) > 7) silly.dear += 1 / many;
  }
  return { facts, answers, silly };
}

/** The least share of a skill's questions that each of these facts must have. */
const LEAST: Readonly<Record<RiichiSkillId, Readonly<Record<string, number>>>> = {
  indicators: { 'dora:next': 0.25, 'dora:nine': 0.08, 'dora:winds': 0.15, 'dora:dragons': 0.15 },
  dora: {
    'han:dora': 0.5,
    'han:ura-dora': 0.1,
    'han:kan-dora': 0.02,
    'han:kan-ura-dora': 0.003,
    'han:red-five': 0.05,
    'han:no-dora': 0.05,
  },
  waits: {
    'wait:many': 0.2,
    'wait:two-sided': 0.15,
    'wait:single': 0.1,
    'wait:closed': 0.08,
    'wait:pung': 0.05,
    'wait:edge': 0.015,
  },
  yaku: { ...Object.fromEntries(YAKU.map((id) => [`yaku:${id}`, 0.0001])), 'yaku:pinfu': 0.08, 'yaku:none': 0.015 },
  han: { 'yaku:none': 0.01, 'yaku:riichi': 0.2, 'yaku:honitsu': 0.02, 'yaku:chanta': 0.01 },
  'set-fu': { ...Object.fromEntries(Object.keys(setFu).map((id) => [`fu:${id}`, 0.03])), 'fu:chow': 0.03 },
  'pair-wait': {
    'fu:pair-dragon': 0.1,
    'fu:pair-seat': 0.06,
    'fu:pair-round': 0.06,
    'fu:wait-edge': 0.03,
    'fu:wait-closed': 0.12,
    'fu:wait-single': 0.15,
    'fu:pair-plain': 0.3,
    'fu:wait-open': 0.2,
  },
  fu: {
    'fu:base-closed-ron': 0.25,
    'fu:base-seven-pairs': 0.03,
    'fu:tsumo': 0.15,
    'fu:open-pinfu': 0.003,
    'fu:kong-outside-closed': 0.02,
    'fu:kong-simple-open': 0.003,
    'fu:pung-simple-open': 0.05,
    'fu:wait-edge': 0.02,
    'fu:pair-seat': 0.03,
  },
  payment: {
    'limit:mangan': 0.1,
    'pay:base': 0.5,
    'pay:other-ron': 0.2,
    'pay:other-tsumo': 0.2,
    'pay:east-ron': 0.15,
    'pay:east-tsumo': 0.15,
    'pay:rounding': 0.2,
    'pay:counters-ron': 0.05,
    'pay:counters-tsumo': 0.05,
  },
  limits: { 'limit:none': 0.1, 'limit:mangan': 0.1, 'limit:haneman': 0.1, 'limit:baiman': 0.1, 'limit:sanbaiman': 0.1 },
  whole: { 'fu:base-closed-ron': 0.25, 'limit:mangan': 0.02, 'yaku:pinfu': 0.08, 'pay:other-ron': 0.2 },
  'other-rules': {
    'rules:redFives': 0.15,
    'rules:uraDora': 0.1,
    'rules:ippatsu': 0.03,
    'rules:openTanyao': 0.005,
    'rules:kanDora': 0.01,
    'rules:same': 0.15,
  },
  furiten: {
    'play:furiten-may': 0.25,
    'play:furiten-discard': 0.15,
    'play:furiten-temporary': 0.15,
    'play:furiten-riichi': 0.1,
  },
  'may-i': {
    'play:may-chow-yes': 0.02,
    'play:may-pung-yes': 0.02,
    'play:may-discard-swap-call': 0.02,
    'play:may-kong-waits-change': 0.02,
    'play:may-kong-not-only-a-triplet': 0.002,
    'play:may-kong-four-kongs': 0.01,
    'play:may-riichi-too-few-tiles': 0.01,
    'play:may-ron-furiten': 0.005,
    'play:may-noten-must-show': 0.005,
  },
  noten: { 'table:noten-1-tenpai': 0.05, 'table:noten-2-noten': 0.1, 'table:noten-0-noten': 0.02 },
  'several-wins': { 'table:wins-2': 0.4, 'table:wins-3': 0.03, 'table:liable-ron': 0.05, 'table:liable-tsumo': 0.05 },
  counters: { 'table:next-dealer-draw': 0.08, 'table:next-counters-win': 0.1, 'table:next-bets-chombo': 0.01 },
  penalties: { 'penalty:empty-win': 0.005, 'penalty:riichi-noten': 0.005, 'penalty:wrong-number': 0.005 },
  rulings: {
    'penalty:full-empty-win': 0.005,
    'penalty:full-riichi-noten': 0.005,
    'penalty:full-late': 0.005,
  },
  'final-scores': { 'table:final-1': 0.15, 'table:final-1.5': 0.01, 'table:final-4': 0.15 },
};

const MOST_SILLY = { kongs: 0.06, naked: 0.02, dora: 0.12, dear: 0.12 } as const;

test.each(SKILL_IDS)(
  'many questions of %s ask about everything that it is about, have no answer that is always a good guess, and hardly ever silly hands',
  (skill) => {
    const { facts, answers, silly } = tally(skill);
    const shareOf = (fact: string): number => facts.get(fact as FactId) ?? 0;
    const seldom = Object.entries(LEAST[skill]).filter(([fact, least]) => shareOf(fact) < least);
    expect(seldom.map(([fact]) => `${fact} ${String(shareOf(fact))}`)).toEqual([]);
    expect(Math.max(...answers.values())).toBeLessThan(0.42);
    if (skill === 'fu')
      expect([...answers.keys()]).toEqual(
        expect.arrayContaining([20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110].map(String)),
      );
    for (const [kind, most] of Object.entries(MOST_SILLY))
      expect(silly[kind as keyof typeof MOST_SILLY], kind).toBeLessThan(most);
  },
);

test.each(['dora', 'han', 'set-fu', 'fu'] as const)(
  'a number of %s can always be chosen, and the choices tell nothing',
  (skill) => {
    const offered = new Set<string>();
    for (const question of questions(skill, AT_TABLE)) {
      if (question.skill !== skill) throw new Error('another skill');
      const choices = choicesFor(question);
      expect(choices).toContain(solveQuestion(question));
      offered.add(choices.join(' '));
    }
    expect(offered.size).toBe(1);
  },
);

test('the options include more than anything dealt is worth', () => {
  const kong = (tiles: string) => ({ type: 'kong', form: 'concealed', tiles }) as const;
  const hand = {
    rules: 'ema-2016',
    concealed: '123s1z',
    melds: [kong('9999m'), kong('9999p'), kong('5555z')],
    winningTile: '1z',
    by: 'discard',
    seatWind: 'east',
    roundWind: 'east',
  } as const;
  const question = { skill: 'fu', rules: 'ema-2016', hand } as const;
  expect(solveQuestion(question)).toBe(140);
  expect(choicesFor(question)).toContain(140);
  expect(choicesFor(question)).toContain(150);
});

describe.each(SKILL_IDS)('a question of %s', (skill) => {
  const some = () => [...questions(skill, 60)];

  test('is the same for the same seed, and different for another', () => {
    const sample = some();
    expect(some()).toEqual(sample);
    expect(new Set(sample.map(formatQuestion)).size).toBeGreaterThan(20);
  });

  test('survives its link', () => {
    for (const question of some()) {
      const again = parseQuestion(formatQuestion(question));
      expect(again && solveQuestion(again)).toEqual(solveQuestion(question));
      expect(again && formatQuestion(again)).toBe(formatQuestion(question));
    }
  });

  test('accepts its own answer, and cites an article', () => {
    for (const question of some()) {
      expect(judgeAnswer(question, solveQuestion(question)).right).toBe(true);
      if (skill !== 'other-rules') expect(skillOf(skill).cites(question).length).toBeGreaterThan(0);
    }
  });
});

test.each([
  '',
  'q=fu',
  'q=fu&in=nowhere',
  'q=fu&in=ema-2016&c=123m&w=1m&by=draw&s=east&r=east',
  'q=payment&in=ema-2016&h=0&fu=40&e=0&by=discard&n=0',
  'q=payment&in=ema-2016&h=3&fu=40&e=0&by=magic&n=0',
  'q=set-fu&in=ema-2016&set=pung.111x.called',
  'q=indicators&in=ema-2016&t=9z',
  'q=waits&in=ema-2016&c=1m',
  'q=__proto__&in=constructor',
  '%E0%A4%A=&q=fu&in=ema-2016',
])('a link that asks nothing is refused: %s', (link) => {
  expect(parseQuestion(link)).toBeUndefined();
});

describe('a quiz', () => {
  const quiz = { rules: 'tesuji-2018', skills: ['fu', 'payment'], level: 2, length: 12, seed: 'k3x9' } as const;

  test('survives its link, which is short', () => {
    expect(parseQuiz(`#${formatQuiz(quiz)}`)).toEqual({ quiz, isCurrent: true });
    expect(formatQuiz(quiz).length).toBeLessThan(60);
  });

  test('asks everybody the same, all skills equally often, nothing twice', () => {
    const asked = questionsOf(quiz);
    expect(questionsOf(quiz)).toEqual(asked);
    expect(asked.filter(({ skill }) => skill === 'fu')).toHaveLength(6);
    expect(new Set(asked.map(formatQuestion)).size).toBe(quiz.length);
  });

  test('is refused when its link is truncated anywhere', () => {
    const link = formatQuiz(quiz);
    for (let end = 0; end < link.length; end++) expect(parseQuiz(link.slice(0, end))).toBeUndefined();
  });

  test.each<[string, Partial<Record<keyof typeof quiz, unknown>>]>([
    ['no question', { length: 0 }],
    ['too many', { length: 101 }],
    ['an unknown skill', { skills: ['magic'] }],
    ['an unknown rulebook', { rules: 'x' }],
    ['an unknown level', { level: 4 }],
    ['no seed', { seed: '' }],
  ])('is refused with %s', (_, change) => {
    expect(parseQuiz(formatQuiz({ ...quiz, ...change } as Quiz))).toBeUndefined();
  });
});
