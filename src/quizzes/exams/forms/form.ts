import type { AnyStepId } from '../../base/terms.ts';
import type { Answer, Question } from '../../games/question.ts';
import type { AuthoredPart, Blueprint, Part } from '../blueprint/blueprint.ts';
import type { AuthoredQuestion } from './authored-question.ts';

/** The questions of each form, by the id of the form. */
export interface Questions {
  readonly skill: Question;
  readonly authored: AuthoredQuestion;
}

/** The id of a form of exam question. */
export type FormId = keyof Questions;

/** A question of an exam, in any form. */
export type ExamQuestion = Questions[FormId];

/**
 * A point of an exam: one step of a question. A step that follows correctly from an earlier error earns it, but as
 * carried.
 */
export interface Point {
  /** The skill, step or chapter that it is about. */
  readonly topic: string;
  readonly had: boolean;
  readonly carried?: true | undefined;
}

/** The questions of a sheet in order, or the part of the blueprint that gives none. */
export type Dealt =
  | { readonly ok: true; readonly questions: readonly ExamQuestion[] }
  | { readonly ok: false; readonly part: Part | AuthoredPart };

/**
 * A form of exam question: everything that differs between hands to score and questions about the text of the rules. To
 * add one, put a value of this type into the registry (`index.ts`) and write its view.
 */
export interface QuestionForm<Q extends ExamQuestion> {
  readonly owns: (question: ExamQuestion) => question is Q;
  /** Deals the blueprint's questions of this form. The seed stands for one sheet. */
  readonly deal: (blueprint: Blueprint, seed: string) => Dealt;
  /** For each place of a sheet, the position of its question in the blueprint, counted from the first of this form. */
  readonly slots: (blueprint: Blueprint, seed: string) => readonly number[];
  /** Writes a question as stored sheets hold it. */
  readonly format: (question: Q) => string;
  /** Reads a stored question; undefined for any other text. Never throws. */
  readonly parse: (text: string) => Q | undefined;
  /** Checks that an answer has the type the question wants; undefined if not. */
  readonly readAnswer: (question: Q, given: unknown) => Answer | undefined;
  readonly solve: (question: Q) => Answer;
  /** The question as candidates get it, without its answer. */
  readonly unsolved: (question: Q) => Q;
  /** The points of a question with the given answer; anything that is no answer has none of them. */
  readonly points: (question: Q, given: unknown) => readonly Point[];
  /** The steps that an answer leaves blank though each is a point. Says nothing about what is right. */
  readonly blanks: (question: Q, given: unknown) => readonly AnyStepId[];
  /** The skill or chapter that a question belongs to. */
  readonly kind: (question: Q) => string;
}
