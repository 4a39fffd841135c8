import type { Blueprint } from './blueprint/blueprint.ts';
import { type ExamQuestion, type Point, pointsOf } from './forms/index.ts';

/** The points of each question of a sheet, in order. */
export type Marks = readonly (readonly Point[])[];

/** The points of a sheet; an unanswered question earns none. */
export const marksOf = (questions: readonly ExamQuestion[], answers: readonly unknown[]): Marks =>
  questions.map((question, i) => pointsOf(question, answers[i]));

/** Points earned, of the most possible. */
export interface Tally {
  readonly had: number;
  readonly most: number;
}

/** The grade that marks add up to. */
export interface Grade extends Tally {
  readonly passed: boolean;
  /** The topics that had to be passed on their own but were not. */
  readonly short: readonly string[];
}

/** Counts points. */
export const tally = (points: readonly Point[]): Tally => ({
  had: points.filter(({ had }) => had).length,
  most: points.length,
});

/** In floating point 0.55 × 100 is slightly more than 55; an excess this small does not cost a point. */
const ROUNDING_ERROR = 1e-9;

/** How many of `most` points a share requires, rounded up. */
export const neededOf = (share: number, most: number): number => Math.ceil(share * most - ROUNDING_ERROR);

const isEnough = ({ had, most }: Tally, share: number): boolean => had >= neededOf(share, most);

/**
 * Whether a point counts for a topic with a pass mark of its own: one that only follows from an earlier error proves
 * nothing.
 */
const isShown = ({ had, carried }: Point): boolean => had && !carried;

/** Grades marks against a blueprint's pass marks. */
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
