import type { FunctionComponent } from 'preact';
import type { Limit } from '../../../engine/riichi/index.ts';
import type { Answers, QuestionOf } from '../../../quizzes/games/question.ts';
import type { Lines } from '../../../quizzes/base/lines.ts';
import type { SkillId } from '../../../quizzes/base/skill-ids.ts';
import type { QuestionHandView } from './question-hand.ts';
import type { Stage } from '../../../quizzes/session/stages.ts';

/** Props of an answer form. */
export interface FormProps<Q, A> {
  readonly question: Q;
  /** The question in words. */
  readonly label: string;
  /** Stage of a worked example, for step-by-step answers. */
  readonly stage: Stage;
  /** The previous answer, to start from when an answer has several steps. */
  readonly before?: A | undefined;
  readonly send: (given: A) => void;
}

/** Props of a line-by-line answer form. */
export interface SheetProps<Q> {
  readonly question: Q;
  /** Lines already shown; empty if all are asked. */
  readonly shown?: Lines;
  readonly send: (given: Lines) => void;
}

interface View<Q, A> {
  /** The contents of a question: the hand, set, tile or numbers it is about. */
  readonly Prompt: FunctionComponent<{ readonly question: Q }>;
  /** The hand it is about, if any; it stays in sight and is laid out by its reading after the answer. */
  readonly hand?: (question: Q) => QuestionHandView;
  /** The answer form. */
  readonly Form: FunctionComponent<FormProps<Q, A>>;
  /** The choices, where they depend on the question and must be printed on paper. */
  readonly Choices?: FunctionComponent<{ readonly question: Q }>;
  /** The line-by-line answer form, if there is one. */
  readonly Sheet?: FunctionComponent<SheetProps<Q>>;
  /** Displays a given answer. */
  readonly Given: FunctionComponent<{ readonly question: Q; readonly given: A }>;
  /** Explains the right answer with the engine's own lines and citations. */
  readonly Why: FunctionComponent<{ readonly question: Q }>;
  /** The limit that the question’s hand reaches, if it asks for a payment. */
  readonly limitOf?: (question: Q) => Limit | null;
  /** Formats one step of an answer for games with other steps than riichi; empty if blank. */
  readonly formatStep?: (part: string, given: A, lang: string) => string;
  /** What is missing or too much in a wrong answer that is a list. */
  readonly Apart?: FunctionComponent<{ readonly question: Q; readonly right: A; readonly given: A }>;
}

/** How a skill is displayed; each skill's file exports its `view`. */
export type SkillView<S extends SkillId> = View<QuestionOf<S>, Answers[S]>;

/** A view for questions whose kind is known only at run time. */
export type AnyView = View<QuestionOf<SkillId>, Answers[SkillId]>;
