import { formatQuestion, parseQuestion } from '../link.ts';
import type { Answer, Question } from '../question.ts';
import { skillOf, solveQuestion } from '../skills/index.ts';
import { type AuthoredQuestion, formatAuthored, parseAuthored } from './authored/question.ts';

/** What an exam asks: questions of skills, and authored ones about the rules. */
export type ExamQuestion = Question | AuthoredQuestion;

/** Whether a question is an authored one. */
export const isAuthored = (question: ExamQuestion): question is AuthoredQuestion => question.skill === 'authored';

/** Writes a question as a sheet keeps it. */
export const formatAsked = (question: ExamQuestion): string =>
  isAuthored(question) ? formatAuthored(question) : formatQuestion(question);

/** Reads a question of a sheet; undefined for what asks nothing. Never throws. */
export const parseAsked = (text: string): ExamQuestion | undefined => parseAuthored(text) ?? parseQuestion(text);

/** An answer of the form that the question wants, out of whatever was given; undefined for none. */
export function readAnswer(question: ExamQuestion, given: unknown): Answer | undefined {
  if (isAuthored(question)) return Number.isInteger(given) ? (given as number) : undefined;
  return skillOf(question.skill).answer.safeParse(given).data;
}

/** A question as whoever answers it has it: an authored one without its right answer. */
export const unsolved = (question: ExamQuestion): ExamQuestion =>
  isAuthored(question) ? { ...question, right: 0 } : question;

/** The right answer. */
export const rightTo = (question: ExamQuestion): Answer =>
  isAuthored(question) ? question.right : solveQuestion(question);
