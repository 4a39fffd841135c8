import type { Clause } from '../engine/index.ts';
import type { Answers, FactId, Level, Question, QuestionOf, SkillId, Verdict } from './question.ts';
import type { Random } from './random.ts';
import type { Ruleset } from './ruleset.ts';

/** What a new question is made from: the rules and how hard it shall be. */
export interface Order extends Ruleset {
  readonly level: Level;
}

/** A kind of problem: how its questions are made, solved, judged, and what they teach. */
export interface Skill<S extends SkillId> {
  readonly id: S;
  /** Whether there is anything to ask under these rules. */
  readonly applies: (ruleset: Ruleset) => boolean;
  /** Deals a question; nothing where a counted number of attempts gives none. */
  readonly make: (random: Random, order: Order) => QuestionOf<S> | undefined;
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
  readonly applies: (ruleset: Ruleset) => boolean;
  readonly make: (random: Random, order: Order) => Question | undefined;
  readonly solve: (question: Question) => Answers[SkillId];
  readonly judge: (question: Question, given: Answers[SkillId]) => Verdict;
  readonly facts: (question: Question) => readonly FactId[];
  readonly cites: (question: Question) => readonly Clause[];
}

/** For a skill that has something to ask under any rules. */
export const everywhere = (): boolean => true;

/** A verdict on an answer that has only one part. */
export const wholly = (right: boolean): Verdict => ({
  right,
  parts: [{ part: 'answer', mark: right ? 'right' : 'wrong' }],
});

const named = (clause: Clause): string => JSON.stringify(clause);

/** The same places, each once. */
export const eachOnce = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.filter((clause, i) => clauses.findIndex((one) => named(one) === named(clause)) === i);
