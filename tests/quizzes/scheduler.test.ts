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
test('a learner with ten minutes a day is never far behind, and meets more and more material', () => {
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

  test('covers the most of what is due', () => {
    const due: readonly FactId[] = ['fu:pair-dragon', 'fu:wait-closed', 'fu:tsumo'];
    const settled = (asked: readonly FactId[]): number =>
      SEEDS.reduce((sum, seed) => sum + dueIn(factsOf(seed, asked), due), 0);
    expect(settled(due)).toBeGreaterThan(1.5 * settled([]));
  });

  test('brings something new when nothing is due', () => {
    const rare: readonly FactId[] = ['fu:wait-edge', 'fu:pair-seat', 'fu:base-seven-pairs'];
    const known = SEEDS.flatMap((seed) => factsOf(seed, [])).filter((fact) => !rare.includes(fact));
    const brought = (met: readonly FactId[]): number =>
      SEEDS.reduce((sum, seed) => sum + dueIn(factsOf(seed, [], met), rare), 0);
    expect(brought(known)).toBeGreaterThan(brought([...known, ...rare]));
  });

  test('is about what is due, even if only harder questions have it', () => {
    const wish = { skill: 'yaku', level: 1, fact: 'yaku:junchan' } as const;
    const next = nextQuestion(newRun(RULES, 'harder'), wish);
    expect(next && skillOf('yaku').facts(next.question)).toContain(wish.fact);
  });
});

describe('the order of new skills', () => {
  const ofCounting = SKILL_IDS.filter((skill) => !isAtTable(skill));
  const answeredOnce = (record: PracticeRecord, skill: SkillId): PracticeRecord =>
    after(record, outcomeOf({ ...SHORT, facts: [], skill }), momentOn(0));
  const asked = (record: PracticeRecord): readonly SkillId[] => [
    ...new Set(mixFor(record, RULES, momentOn(0)).map(({ skill }) => skill)),
  ];

  test('starts with counting a hand, all of it within two mixes', () => {
    let record = EMPTY;
    for (let mix = 0; mix < 2; mix++) record = asked(record).reduce(answeredOnce, record);
    expect(ofCounting.filter((skill) => record.books[RULES]?.skills[skill] === undefined)).toEqual([]);
    expect(asked(EMPTY)).toHaveLength(8);
  });

  test('continues with the table once all of counting was tried', () => {
    const once = ofCounting.reduce(answeredOnce, EMPTY);
    expect(asked(once).filter(isAtTable)).toEqual([]);
    expect(asked(ofCounting.reduce(answeredOnce, once)).filter(isAtTable)).toHaveLength(2);
  });

  describe('begins with what was hardly tried, before what is missed returns', () => {
    const rest = ofCounting.filter((skill) => skill !== 'whole' && skill !== 'payment');
    const tried = [...rest, ...rest].reduce(answeredOnce, EMPTY);
    const firstTwo = (record: PracticeRecord): readonly SkillId[] =>
      mixFor(record, RULES, momentOn(1))
        .slice(0, 2)
        .map(({ skill }) => skill);

    test('two such skills, those with fewest answers', () => {
      expect(firstTwo(tried)).toEqual(['payment', 'whole']);
      expect(firstTwo(answeredOnce(tried, 'payment'))).toEqual(['whole', 'payment']);
      const all = [...ofCounting, ...ofCounting].reduce(answeredOnce, EMPTY);
      expect(firstTwo(all).every(isAtTable)).toBe(true);
    });

    test('and asks scenes of a begun skill that were never met, unless something waits too long', () => {
      const listed = ofCounting.flatMap((skill) => skillOf(skill).every?.({ rules: RULES }) ?? []);
      const counted = after(
        [...ofCounting, ...ofCounting].reduce(answeredOnce, EMPTY),
        outcomeOf({ ...SHORT, facts: listed }),
        momentOn(0),
      );
      const begun = ['penalties' as const, 'penalties' as const].reduce(answeredOnce, counted);
      const unmet = (record: PracticeRecord, day: number): readonly (FactId | undefined)[] =>
        mixFor(record, RULES, momentOn(day))
          .map(({ fact }) => fact)
          .filter((fact) => fact?.startsWith('penalty:'));
      const [fact, ...others] = unmet(begun, 0);
      expect(others).toHaveLength(2);
      const met = after(begun, outcomeOf({ ...SHORT, facts: fact ? [fact] : [], skill: 'penalties' }), momentOn(0));
      expect(unmet(met, 0)).not.toContain(fact);
      expect(unmet(met, 60).filter((one) => one !== fact)).toEqual([]);
    });

    test('and does not hold it against somebody that he practises twice a week', () => {
      const listed = ofCounting.flatMap((skill) => skillOf(skill).every?.({ rules: RULES }) ?? []);
      const begun = [...ofCounting, ...ofCounting, 'penalties' as const, 'penalties' as const].reduce(
        answeredOnce,
        EMPTY,
      );
      const met = after(begun, outcomeOf({ ...SHORT, facts: listed }), momentOn(0));
      const missed = after(met, outcomeOf({ ...SHORT, facts: [FACT], right: false }), momentOn(0));
      const isNewAsked = (day: number): boolean =>
        mixFor(missed, RULES, momentOn(day)).some(({ fact }) => fact?.startsWith('penalty:'));
      expect([3.5, 7, 14].map(isNewAsked)).toEqual([true, true, false]);
    });

    test('one of them where much is due', () => {
      const facts = everyFact(10).slice(0, 60);
      const due = after(tried, outcomeOf({ ...SHORT, facts, right: false, skill: 'yaku' }), momentOn(0));
      const asked = mixFor(due, RULES, momentOn(1)).map(({ skill }) => skill);
      expect(asked[0]).toBe('payment');
      expect(asked).not.toContain('whole');
      expect(asked).toHaveLength(12);
    });
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

  test('that was quick delays a fact longer than a slow one', () => {
    const [easy, good, hard] = [1000, 4000, 20_000].map((milliseconds) => dueAfter({ milliseconds }));
    expect(easy).toBeGreaterThan(good ?? Infinity);
    expect(good).toBeGreaterThan(hard ?? Infinity);
  });

  test('to a whole hand counts less for a minor part of it; a miss counts in full', () => {
    const [alone, inWhole, wrong] = [{}, { skill: 'whole' }, { skill: 'whole', right: false }] as const;
    expect(dueAfter(inWhole)).toBeLessThan(dueAfter(alone));
    expect(dueAfter(inWhole)).toBeGreaterThan(momentOn(5).now);
    expect(dueAfter(wrong)).toBe(dueAfter({ right: false }));
  });

  test('counted in part moves an overdue fact part of the way from now, never into the past', () => {
    const [card, now] = [review(null, 'good', momentOn(0).now), momentOn(90).now];
    const whole = review(card, 'good', now).due;
    const [none, half, all] = [0, 0.5, 1].map((share) => reviewInPart(card, 'good', now, share).due);
    expect([none, all]).toEqual([now, whole]);
    expect(half).toBe(Math.round((now + whole) / 2));
  });

  test('counted in part moves a fact that is not due part of the way from its date', () => {
    const [card, now] = [review(null, 'good', momentOn(0).now), momentOn(0).now + 1000];
    const whole = review(card, 'good', now).due;
    expect(reviewInPart(card, 'good', now, 0.5).due).toBe(Math.round((card.due + whole) / 2));
  });
});
