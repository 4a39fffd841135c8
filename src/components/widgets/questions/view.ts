import type { FunctionComponent } from 'preact';
import type { Answers, QuestionOf } from '../../../quizzes/games/question.ts';
import type { Lines } from '../../../quizzes/base/lines.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { QuestionHandView } from './question-hand.ts';
import type { Stage } from '../../../quizzes/session/stages.ts';

/** What the form of an answer gets. */
export interface FormProps<Q, A> {
  readonly question: Q;
  /** What is asked, in words. */
  readonly label: string;
  /** How much is left to do, where the steps are filled in one by one. */
  readonly stage: Stage;
  /** What was answered before, to begin with where an answer has several steps. */
  readonly before?: A | undefined;
  readonly send: (given: A) => void;
}

/** What the form of an answer line by line gets. */
export interface SheetProps<Q> {
  readonly question: Q;
  /** Lines that stand there already; none where all are asked. */
  readonly shown?: Lines;
  readonly send: (given: Lines) => void;
}

interface View<Q, A> {
  /** What a question shows: the hand, the set, the tile or the numbers that it is about. */
  readonly Prompt: FunctionComponent<{ readonly question: Q }>;
  /** The hand that it is about, where there is one: it stays in sight, and shows what it is made of once it was answered. */
  readonly hand?: (question: Q) => QuestionHandView;
  /** The way to answer it. */
  readonly Form: FunctionComponent<FormProps<Q, A>>;
  /** What the answer is chosen from, where that hangs on the question and paper must have it. */
  readonly Choices?: FunctionComponent<{ readonly question: Q }>;
  /** The way to answer it line by line, where it can be. */
  readonly Sheet?: FunctionComponent<SheetProps<Q>>;
  /** An answer as one would say it. */
  readonly Given: FunctionComponent<{ readonly question: Q; readonly given: A }>;
  /** Why the right answer is right: the engine's own lines, each with its place in the rulebook. */
  readonly Why: FunctionComponent<{ readonly question: Q }>;
  /** A step of an answer as one would say it, where the steps are of another sort than those of riichi; empty where it is blank. */
  readonly formatStep?: (part: string, given: A, lang: string) => string;
  /** What of a wrong answer is missing or too much, where it is a list. */
  readonly Apart?: FunctionComponent<{ readonly question: Q; readonly right: A; readonly given: A }>;
}

/** How a skill looks: one file for each, named like the skill, that exports its `view`. */
export type SkillView<S extends SkillId> = View<QuestionOf<S>, Answers[S]>;

/** A view for questions whose kind is known only at run time. */
export type AnyView = View<QuestionOf<SkillId>, Answers[SkillId]>;
