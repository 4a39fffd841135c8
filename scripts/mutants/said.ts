/** Is said instead of a test file's name where a fault keeps one from its end: that is noticed, too. */
export const STUCK = 'no end';

/** The files of a sweep: in which the number of the fault stands that is on, and in which it is told what tests said, a line each. */
export const NAMES = { now: 'now', told: 'told' } as const;
