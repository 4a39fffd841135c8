/** A minute in milliseconds. */
export const MINUTE = 60_000;

/** A minute against the clock; it ends with the time or with the last miss. */
export const SPEED = { milliseconds: MINUTE, misses: 3, most: 200 } as const;

/** Questions and minutes: half a minute for each question, as at the table. */
export interface Pace {
  readonly questions: number;
  readonly minutes: number;
}

/** The paces of an exam to choose from. */
export const PACES: readonly Pace[] = [
  { questions: 10, minutes: 5 },
  { questions: 20, minutes: 10 },
  { questions: 40, minutes: 20 },
];

/** The minutes left at which the clock of an exam speaks. */
export const SPOKEN_MINUTES = [5, 1] as const;
