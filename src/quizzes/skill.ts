import type { Clause, RiichiId } from '../engine/riichi/index.ts';
import type { Answers, FactId, Level, Question, QuestionOf, SkillId, Verdict } from './question.ts';
import type { Random } from './random.ts';

/** What a new question is made from. */
export interface Order {
  readonly rules: RiichiId;
  readonly level: Level;
}

/** A kind of problem: how its questions are made, solved, judged, and what they teach. */
export interface Skill<S extends SkillId> {
  readonly id: S;
  readonly make: (random: Random, order: Order) => QuestionOf<S>;
  readonly solve: (question: QuestionOf<S>) => Answers[S];
  readonly judge: (question: QuestionOf<S>, given: Answers[S]) => Verdict;
  /** The things one must know to answer. */
  readonly facts: (question: QuestionOf<S>) => readonly FactId[];
  /** The places in the rulebook to read. */
  readonly cites: (question: QuestionOf<S>) => readonly Clause[];
}

/** Any skill, with the types of its question and answer left open. */
export interface AnySkill {
  readonly id: SkillId;
  readonly make: (random: Random, order: Order) => Question;
  readonly solve: (question: Question) => Answers[SkillId];
  readonly judge: (question: Question, given: Answers[SkillId]) => Verdict;
  readonly facts: (question: Question) => readonly FactId[];
  readonly cites: (question: Question) => readonly Clause[];
}

/** A verdict on an answer that has only one part. */
export const wholly = (right: boolean): Verdict => ({
  right,
  parts: [{ part: 'answer', mark: right ? 'right' : 'wrong' }],
});

const named = (clause: Clause): string => JSON.stringify(clause);

/** The same places, each once. */
export const eachOnce = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause, i) => clauses.findIndex((one) => named(one) === named(clause)) === i);
