import type { About } from '../hands/pair-and-wait.ts';
import { type FuCounted, changing, comesTo, wonReading } from './fu-lines.ts';
import type { Case, Misconception } from './misconception.ts';

/** A misconception about counting fu. */
export type FuMisconception = Misconception<'fu'>;

/** A misconception whose value follows from how it fills in the lines. */
export const fu = (
  id: string,
  weight: number,
  rule: FuMisconception['rule'],
  count: (one: Case) => FuCounted | undefined,
  tiles?: FuMisconception['tiles'],
  about?: FuMisconception['about'],
): FuMisconception => ({
  id,
  step: 'fu',
  weight,
  rule,
  answer: (one) => {
    const counted = one.win.fu === null ? undefined : count(one);
    return counted && comesTo(one, counted);
  },
  change: (one) => {
    const counted = one.win.fu === null ? undefined : count(one);
    return counted && changing(one, counted);
  },
  ...(tiles === undefined ? {} : { tiles }),
  ...(about === undefined ? {} : { about }),
});

/** Tells that a misconception is about the pair or the wait of a reading. */
export const telling =
  (part: About['part'], readingOf: (one: Case) => About['reading'] | undefined = wonReading) =>
  (one: Case): About | undefined => {
    const reading = readingOf(one);
    return reading && { part, reading };
  };
