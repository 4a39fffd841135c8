import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { after } from '../../src/quizzes/memory/outcome.ts';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import { EMPTY, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { review, reviewInPart } from '../../src/quizzes/memory/schedule.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import { SKILL_IDS, type SkillId, isAtTable } from '../../src/quizzes/base/skill-ids.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';
import { backlogOf, everyFact, momentOn, newcomer, practise, recallOf } from '../learners/habit.ts';
import { type Short, outcomeOf } from './outcome-of.ts';

const RULES = 'ema-2016';
const FACT = 'fu:pair-dragon';
const SHORT: Short = {
  rules: RULES,
  skill: 'fu',
  facts: [FACT],
  right: true,
  milliseconds: 4000,
  mixed: true,
  leanings: {},
};

/** `scripts/prove/scheduler.ts` measures sixty days and two hundred newcomers. */
test('who practises ten minutes a day is never far behind, and meets ever more of all that is asked', () => {
  const who = newcomer();
  const facts = everyFact(10);
  const recalled = [0, 1].map((day) => {
    practise(who, day, 'days');
    expect(backlogOf(who, day)).toBeLessThan(3);
    return recallOf(who, facts, momentOn(day));
  });
  expect(recalled).toEqual(recalled.toSorted((a, b) => a - b));
  expect(recalled.at(-1)).toBeGreaterThan(0.1);
});

describe('the next question', () => {
  const factsOf = (seed: string, due: readonly FactId[], met: readonly FactId[] = []): readonly FactId[] => {
    const next = nextQuestion(newRun(RULES, seed), { skill: 'fu', level: 2 }, { due, met });
    return next ? skillOf('fu').facts(next.question) : [];
  };
  const SEEDS = Array.from({ length: 12 }, (_, i) => `most.${String(i)}`);
  const dueIn = (facts: readonly FactId[], due: readonly FactId[]): number =>
    facts.filter((fact) => due.includes(fact)).length;

  test('is the one that settles most of what is due', () => {
    const due: readonly FactId[] = ['fu:pair-dragon', 'fu:wait-closed', 'fu:tsumo'];
    const settled = (asked: readonly FactId[]): number =>
      SEEDS.reduce((sum, seed) => sum + dueIn(factsOf(seed, asked), due), 0);
    expect(settled(due)).toBeGreaterThan(1.5 * settled([]));
  });

  test('where nothing is due brings what was never met', () => {
    const rare: readonly FactId[] = ['fu:wait-edge', 'fu:pair-seat', 'fu:base-seven-pairs'];
    const known = SEEDS.flatMap((seed) => factsOf(seed, [])).filter((fact) => !rare.includes(fact));
    const brought = (met: readonly FactId[]): number =>
      SEEDS.reduce((sum, seed) => sum + dueIn(factsOf(seed, [], met), rare), 0);
    expect(brought(known)).toBeGreaterThan(brought([...known, ...rare]));
  });

  test('is about what is due, even where only harder ones are', () => {
    const wish = { skill: 'yaku', level: 1, fact: 'yaku:junchan' } as const;
    const next = nextQuestion(newRun(RULES, 'harder'), wish);
    expect(next && skillOf('yaku').facts(next.question)).toContain(wish.fact);
  });
});

describe('what is taken up', () => {
  const ofCounting = SKILL_IDS.filter((skill) => !isAtTable(skill));
  const answeredOnce = (record: PracticeRecord, skill: SkillId): PracticeRecord =>
    after(record, outcomeOf({ ...SHORT, facts: [], skill }), momentOn(0));
  const asked = (record: PracticeRecord): readonly SkillId[] => [
    ...new Set(mixFor(record, RULES, momentOn(0)).map(({ skill }) => skill)),
  ];

  test('is counting a hand, all of it within two mixes', () => {
    let record = EMPTY;
    for (let mix = 0; mix < 2; mix++) record = asked(record).reduce(answeredOnce, record);
    expect(ofCounting.filter((skill) => record.books[RULES]?.skills[skill] === undefined)).toEqual([]);
    expect(asked(EMPTY)).toHaveLength(8);
  });

  test('is what is done at a table as soon as all of counting was tried', () => {
    const once = ofCounting.reduce(answeredOnce, EMPTY);
    expect(asked(once).filter(isAtTable)).toEqual([]);
    expect(asked(ofCounting.reduce(answeredOnce, once)).filter(isAtTable)).toHaveLength(2);
  });
});

describe('an answer', () => {
  /** When the fact is due after answers on two days, and one more. */
  const dueAfter = (last: Partial<Short>): number => {
    const answers = [0, 0, 0, 0, 0, 1].map((day) => ({ day, given: SHORT }));
    const record = [...answers, { day: 5, given: { ...SHORT, ...last } }].reduce(
      (before, { day, given }) => after(before, outcomeOf(given), momentOn(day)),
      EMPTY,
    );
    return record.books[RULES]?.facts[FACT]?.due ?? 0;
  };

  test('that comes at once lets a fact wait longer, one that took long less', () => {
    const [easy, good, hard] = [1000, 4000, 20_000].map((milliseconds) => dueAfter({ milliseconds }));
    expect(easy).toBeGreaterThan(good ?? Infinity);
    expect(good).toBeGreaterThan(hard ?? Infinity);
  });

  test('on a whole hand counts for a small thing in it, but less; a miss there counts in full', () => {
    const [alone, inWhole, wrong] = [{}, { skill: 'whole' }, { skill: 'whole', right: false }] as const;
    expect(dueAfter(inWhole)).toBeLessThan(dueAfter(alone));
    expect(dueAfter(inWhole)).toBeGreaterThan(momentOn(5).now);
    expect(dueAfter(wrong)).toBe(dueAfter({ right: false }));
  });

  test('in part brings what was overdue a part of the way from now, never into the past', () => {
    const [card, now] = [review(null, 'good', momentOn(0).now), momentOn(90).now];
    const whole = review(card, 'good', now).due;
    const [none, half, all] = [0, 0.5, 1].map((share) => reviewInPart(card, 'good', now, share).due);
    expect([none, all]).toEqual([now, whole]);
    expect(half).toBe(Math.round((now + whole) / 2));
  });

  test('in part brings what is not yet due a part of the way on from when it was', () => {
    const [card, now] = [review(null, 'good', momentOn(0).now), momentOn(0).now + 1000];
    const whole = review(card, 'good', now).due;
    expect(reviewInPart(card, 'good', now, 0.5).due).toBe(Math.round((card.due + whole) / 2));
  });
});
