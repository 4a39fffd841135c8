import type { Answer, Question } from '../question.ts';
import { isInSteps, judgeAnswer, solveQuestion } from '../skills/index.ts';
import type { PartId, Verdict } from '../terms.ts';
import { type ExamQuestion, isAuthored, readAnswer } from './asked.ts';
import { topicOf as chapterOf } from './authored/question.ts';
import type { Blueprint } from './blueprint.ts';

/** A point: a step that was asked for, what it is about, and whether it is had. What follows from an earlier error is had, but carried. */
export interface Point {
  readonly topic: string;
  readonly had: boolean;
  readonly carried?: true | undefined;
}

/** The points of each question of a sheet, in order. */
export type Marks = readonly (readonly Point[])[];

const topicOf = (question: Question, part: PartId): string => (part === 'answer' ? question.skill : part);

/**
 * The steps of a question that are points: those that the right answer needs. They are the same for everybody who is asked it,
 * whatever he answers.
 */
function askedBy(question: Question): readonly PartId[] {
  const least = isInSteps(question.skill) ? ({} as Answer) : solveQuestion(question);
  return judgeAnswer(question, least).parts.flatMap(({ part, mark }) => (mark === 'not-needed' ? [] : [part]));
}

function verdictOn(question: Question, answer: unknown): Verdict | undefined {
  const read = readAnswer(question, answer);
  return read === undefined ? undefined : judgeAnswer(question, read);
}

/**
 * The points of one question. A step that only an error made idle is not had: fu left out for the sake of han that are not
 * there. What is no answer to the question has none.
 */
export function pointsOf(question: ExamQuestion, answer: unknown): readonly Point[] {
  if (isAuthored(question))
    return [{ topic: chapterOf(question), had: readAnswer(question, answer) === question.right }];
  const verdict = verdictOn(question, answer);
  const asked = askedBy(question);
  return asked.map((part) => {
    const mark = verdict?.parts.find((one) => one.part === part)?.mark;
    const had =
      asked.length === 1 ? verdict?.right === true || mark === 'carried' : mark === 'right' || mark === 'carried';
    const isCarried = had && mark === 'carried';
    return { topic: topicOf(question, part), had, ...(isCarried && { carried: true }) };
  });
}

/** The points of a sheet; a question without an answer has none of its. */
export const marksOf = (questions: readonly ExamQuestion[], answers: readonly unknown[]): Marks =>
  questions.map((question, i) => pointsOf(question, answers[i]));

/** So many points of so many. */
export interface Tally {
  readonly had: number;
  readonly most: number;
}

/** What marks come to. */
export interface Grade extends Tally {
  readonly passed: boolean;
  /** The topics that must be passed by themselves, and were not. */
  readonly short: readonly string[];
}

/** Counts points. */
export const tally = (points: readonly Point[]): Tally => ({
  had: points.filter(({ had }) => had).length,
  most: points.length,
});

/** Room for the error of a computer's fractions, far below a point. */
const NOTHING = 1e-9;

/** The points that a share of them comes to: the next whole one. */
export const neededOf = (share: number, most: number): number => Math.ceil(share * most - NOTHING);

const isEnough = ({ had, most }: Tally, share: number): boolean => had >= neededOf(share, most);

/** Whether a point counts in a topic that must be passed by itself: what only follows from an error shows nothing of it. */
const isShown = ({ had, carried }: Point): boolean => had && !carried;

/** Holds marks against what is enough. */
export function gradeOf(marks: Marks, { passMark, mustPass }: Blueprint): Grade {
  const points = marks.flat();
  const all = tally(points);
  const short = mustPass
    .filter(({ topic, share }) => {
      const own = points.filter((point) => point.topic === topic);
      return !isEnough({ had: own.filter(isShown).length, most: own.length }, share);
    })
    .map(({ topic }) => topic);
  return { ...all, passed: all.most > 0 && short.length === 0 && isEnough(all, passMark), short };
}
