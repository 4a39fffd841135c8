import type { AnyStepId } from '../../base/terms.ts';
import type { Answer } from '../../games/question.ts';
import type { Blueprint } from '../blueprint/blueprint.ts';
import { AUTHORED_FORM } from './authored-form.ts';
import type { Dealt, ExamQuestion, FormId, Point, QuestionForm, Questions } from './form.ts';
import { SKILL_FORM } from './skill-form.ts';

export type { Dealt, ExamQuestion, FormId, Point, Questions } from './form.ts';

/** Every form of exam question, in the order in which a sheet asks them. */
const FORMS: { readonly [F in FormId]: QuestionForm<Questions[F]> } = { skill: SKILL_FORM, authored: AUTHORED_FORM };

const FORM_IDS = Object.keys(FORMS) as FormId[];
const ALL = Object.values(FORMS) as readonly QuestionForm<ExamQuestion>[];

/** The id of a question's form. */
export const formIdOf = (question: ExamQuestion): FormId => FORM_IDS.find((id) => FORMS[id].owns(question)) ?? 'skill';

const formOf = (question: ExamQuestion): QuestionForm<ExamQuestion> =>
  FORMS[formIdOf(question)] as QuestionForm<ExamQuestion>;

/** Deals the questions of a sheet, form by form. */
export function dealForms(blueprint: Blueprint, seed: string): Dealt {
  const questions: ExamQuestion[] = [];
  for (const form of ALL) {
    const dealt = form.deal(blueprint, seed);
    if (!dealt.ok) return dealt;
    questions.push(...dealt.questions);
  }
  return { ok: true, questions };
}

/** For each place of a sheet, the position of its question in the blueprint, from 0. */
export function slotsOfForms(blueprint: Blueprint, seed: string): readonly number[] {
  const slots: number[] = [];
  for (const form of ALL) {
    const first = slots.length;
    slots.push(...form.slots(blueprint, seed).map((slot) => first + slot));
  }
  return slots;
}

/** Writes a question as stored sheets hold it. */
export const formatExamQuestion = (question: ExamQuestion): string => formOf(question).format(question);

/** Reads a question of a stored sheet; undefined if it asks nothing. Never throws. */
export function parseExamQuestion(text: string): ExamQuestion | undefined {
  for (const form of ALL) {
    const question = form.parse(text);
    if (question) return question;
  }
  return undefined;
}

/** Checks that an answer has the type the question wants; undefined if not. */
export const readAnswer = (question: ExamQuestion, given: unknown): Answer | undefined =>
  formOf(question).readAnswer(question, given);

/** The question as candidates get it, without its answer. */
export const unsolved = (question: ExamQuestion): ExamQuestion => formOf(question).unsolved(question);

/** The right answer. */
export const solveExamQuestion = (question: ExamQuestion): Answer => formOf(question).solve(question);

/** The points of a question with the given answer; anything that is no answer has none of them. */
export const pointsOf = (question: ExamQuestion, given: unknown): readonly Point[] =>
  formOf(question).points(question, given);

/** The steps that an answer leaves blank though each is a point, in order. Says nothing about what is right. */
export const blanksIn = (question: ExamQuestion, given: unknown): readonly AnyStepId[] =>
  formOf(question).blanks(question, given);

/** The skill or chapter that a question belongs to. */
export const kindOf = (question: ExamQuestion): string => formOf(question).kind(question);
