import type { PracticeRecord } from './record.ts';

/** What a record holds, in numbers. */
export interface Tally {
  readonly answers: number;
  /** The practised skills, by rulebook. */
  readonly skills: number;
  readonly days: number;
  /** The first and the last day, as `2026-11-20`; '' without any. */
  readonly first: string;
  readonly last: string;
}

/** Counts what a record holds. */
export function tally({ books, days }: PracticeRecord): Tally {
  const answers = Object.values(books)
    .flatMap(({ skills }) => Object.values(skills))
    .map(({ right, wrong }) => right + wrong)
    .filter((n) => n > 0);
  const dates = Object.keys(days).sort();
  return {
    answers: answers.reduce((sum, n) => sum + n, 0),
    skills: answers.length,
    days: dates.length,
    first: dates[0] ?? '',
    last: dates.at(-1) ?? '',
  };
}
