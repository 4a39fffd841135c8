import type { Blueprint } from './blueprint/blueprint.ts';
import { type ExamQuestion, type Point, pointsOf } from './forms/index.ts';

/** The points of each question of a sheet, in order. */
export type Marks = readonly (readonly Point[])[];

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

/** Floating point makes 0.55 × 100 a little more than 55: an excess this small is no point. */
const ROUNDING_ERROR = 1e-9;

/** How many of `most` points a share of them takes, rounded up. */
export const neededOf = (share: number, most: number): number => Math.ceil(share * most - ROUNDING_ERROR);

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
