import { bookOf } from './progress.ts';
import type { PracticeRecord } from './record.ts';
import type { Quiz } from '../quiz/quiz.ts';

/** Half a minute for a question, as at the table, if the learner's pace is unknown. */
const USUAL = 30_000;
/** How many answers are needed to estimate the time for one. */
const TELLING = 3;
const MINUTE = 60_000;

const middle = (times: readonly number[]): number =>
  times.length < TELLING ? USUAL : (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? USUAL);

/** Roughly how many minutes a learner takes for a quiz, by the record; at least one. */
export function minutesFor(record: PracticeRecord, { rules, skills, length }: Quiz): number {
  const known = bookOf(record, rules).skills;
  const each = skills.map((skill) => middle(known[skill]?.times ?? []));
  const mean = each.reduce((sum, time) => sum + time, 0) / (each.length || 1);
  return Math.max(1, Math.round((mean * length) / MINUTE));
}
