import { isByLines } from '../../src/quizzes/base/lines.ts';
import { leadingExplanations } from '../../src/quizzes/misconceptions/explanations.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import type { ExplainedAnswer } from '../../src/quizzes/games/answered.ts';
import { judgeAnswer, linesOf, makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { type FactId, STEPS } from '../../src/quizzes/base/terms.ts';
import { chanceOf } from './chance.ts';
import { BELIEFS, learner } from './learner.ts';
import { type Memory, freshMemory } from './memory.ts';
import type { Question as Asked, Form } from './question.ts';

/** The skills that learners answer by counting; for the others only their facts matter. */
const COUNTED = [
  'indicators',
  'dora',
  'yaku',
  'han',
  'set-fu',
  'pair-wait',
  'fu',
  'payment',
  'limits',
  'whole',
  'other-rules',
];

/**
 * What is left of a misconception after an answer that named it, after one that only showed the right answer, and after
 * one in which it made no difference.
 */
const [NAMED, CORRECTED, OVERCOME] = [0.4, 0.85, 0.9] as const;
/** How much of a misconception returns per day, and the strength below which it is gone. */
const [COMES_BACK, GONE] = [0.03, 0.12] as const;
const SLIP = 0.02;

/** A learner who improves by practice: he forgets, has misconceptions, is corrected, and drops them. */
export interface Student {
  readonly answer: (question: Question, inLines: boolean, now: number) => Answer;
  /** Learns from the feedback on his last answer. */
  readonly isTold: (told: ExplainedAnswer, now: number) => void;
  /** Is shown a fact before anything was asked. */
  readonly isShown: (fact: FactId, now: number) => void;
  readonly sleeps: () => void;
}

const formOf = (question: Question, inLines: boolean): Form => (inLines ? { lines: linesOf(question) } : 'value');

const isCounted = (question: Question): boolean => COUNTED.includes(question.skill);

/** A newcomer who has read about this share of the facts, and has some misconceptions. */
export function student(seed: string, facts: readonly FactId[], howMany: number, start: number, share = 0.5): Student {
  const chance = chanceOf(seed);
  const known = Object.fromEntries(facts.filter(() => chance() < share).map((fact) => [fact, 3]));
  const memory = freshMemory(known, start);
  const order = BELIEFS.map((id) => ({ id, at: chance() })).sort((a, b) => a.at - b.at);
  /** The strength of each misconception, 0 to 1: how often he answers by it. */
  const beliefs = new Map(order.slice(0, howMany).map(({ id }) => [id, 1]));
  let drawn = new Map<string, boolean>();

  /** A memory that records what was recalled. */
  const noting: Memory = {
    recall: (thing, now) => {
      const comes = drawn.get(thing) ?? chance() < memory.recall(thing, now);
      drawn.set(thing, comes);
      return Number(comes);
    },
    learn: memory.learn,
  };

  /** A wrong answer: the right one of another question. */
  function otherAnswer(question: Question): Answer {
    for (let n = 0; n < 30; n++) {
      const other = makeQuestion(
        question.skill,
        { rules: question.rules, level: 2 },
        `${seed}.other.${String(n)}.${String(chance())}`,
      );
      const answer = other && solveQuestion(other);
      if (answer !== undefined && !judgeAnswer(question, answer).right) return answer;
    }
    return solveQuestion(question);
  }

  function answer(question: Question, inLines: boolean, now: number): Answer {
    drawn = new Map();
    if (!isCounted(question)) {
      const facts = skillOf(question.skill).facts(question);
      const knows = facts.map((fact) => noting.recall(fact, now) === 1).every(Boolean) && chance() >= SLIP;
      return knows ? solveQuestion(question) : otherAnswer(question);
    }
    const active = [...beliefs].flatMap(([id, firmness]) => (chance() < firmness ? [id] : []));
    const who = learner(active, { slip: SLIP, seed: `${seed}.${String(chance())}`, memory: noting });
    return who.answer(question as Asked, formOf(question, inLines), now);
  }

  function isTold(told: ExplainedAnswer, now: number): void {
    const { question, given, verdict } = told;
    for (const fact of skillOf(question.skill).facts(question)) if (!drawn.has(fact)) memory.learn(fact, true, now);
    for (const [thing, came] of drawn) memory.learn(thing, came, now);
    if (!isCounted(question)) return;
    const form = formOf(question, isByLines(given));
    const right = JSON.stringify(learner([]).answer(question as Asked, form));
    const named = [
      ...STEPS.flatMap((step) => leadingExplanations(told.causes[step] ?? [])).map(({ mistake }) => mistake.id),
      ...told.small.slice(0, 1).map(({ id }) => id),
    ];
    for (const [id, firmness] of beliefs) {
      if (JSON.stringify(learner([id]).answer(question as Asked, form)) === right) continue;
      const left = firmness * (verdict.right ? OVERCOME : named.includes(id) ? NAMED : CORRECTED);
      if (left < GONE) beliefs.delete(id);
      else beliefs.set(id, left);
    }
  }

  const sleeps = (): void => {
    for (const [id, firmness] of beliefs) beliefs.set(id, Math.min(1, firmness + COMES_BACK));
  };
  const isShown = (fact: FactId, now: number): void => memory.learn(fact, true, now);
  return { answer, isTold, isShown, sleeps };
}
