import type { Moment } from '../quizzes/memory/moment.ts';

/** A time in milliseconds with its local date, such as `2026-11-20`. */
export function momentOf(now: number): Moment {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return { now, day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` };
}
