import type { BookId } from '../../engine/rulebooks/ids.ts';
import { asOf } from '../memory/clock.ts';
import { bookOf } from '../memory/progress.ts';
import type { Card, PracticeRecord } from '../memory/record.ts';

/**
 * How long a question takes if the learner's pace is unknown, and how long its feedback takes to read, in milliseconds.
 */
const [USUAL, TO_READ] = [20_000, 10_000] as const;
/** Facts asked less than this many milliseconds ago are still being learnt and return in their own session. */
const LATELY = 6 * 3_600_000;
/** The most questions of a session about what is due. */
export const MOST_DUE = 12;

/** What is due at a moment. */
export interface Due {
  readonly n: number;
  /** How many of these one session asks, and roughly how long it takes, in milliseconds. */
  readonly asked: number;
  readonly time: number;
}

/** Whether something was asked in this session or shortly before `now`, in milliseconds. */
export const isAskedLately = (card: Card, now: number): boolean => now - asOf(card, now).last < LATELY;

/** Whether something is due at `now`, in milliseconds, since an earlier session. */
export const isWaiting = (card: Card, now: number): boolean => asOf(card, now).due <= now && !isAskedLately(card, now);

/** What is due at a moment: how much, and roughly how long its session takes. */
export function dueIn(record: PracticeRecord, rules: BookId, now: number): Due {
  const { facts, skills } = bookOf(record, rules);
  const n = Object.values(facts).filter((card) => isWaiting(card, now)).length;
  const times = Object.values(skills)
    .flatMap((skill) => skill.times)
    .toSorted((a, b) => a - b);
  const asked = Math.min(n, MOST_DUE);
  return { n, asked, time: asked * ((times[Math.floor(times.length / 2)] ?? USUAL) + TO_READ) };
}
