import type { BookId } from '../../engine/rulebooks/ids.ts';
import { asOf } from '../memory/clock.ts';
import { bookOf } from '../memory/progress.ts';
import type { Card, PracticeRecord } from '../memory/record.ts';

/** What a question takes where nothing is known of the learner, and what its verdict takes to read, in milliseconds. */
const [USUAL, TO_READ] = [20_000, 10_000] as const;
/** What was asked less than so many milliseconds ago is still being learnt: it comes back in its own sitting. */
const LATELY = 6 * 3_600_000;
/** How many questions a sitting about what is due has at most. */
export const MOST_DUE = 12;

/** What is due at a moment. */
export interface Due {
  readonly n: number;
  /** How many of these things one sitting asks, and about how long it takes, in milliseconds. */
  readonly asked: number;
  readonly time: number;
}

/** Whether something was asked in this sitting or not long before `now`, in milliseconds. */
export const isAskedLately = (card: Card, now: number): boolean => now - asOf(card, now).last < LATELY;

/** Whether something is due at `now`, in milliseconds, since another sitting. */
export const isWaiting = (card: Card, now: number): boolean => asOf(card, now).due <= now && !isAskedLately(card, now);

/** What is due at a moment: how much, and about how long a sitting takes that asks it. */
export function dueIn(record: PracticeRecord, rules: BookId, now: number): Due {
  const { facts, skills } = bookOf(record, rules);
  const n = Object.values(facts).filter((card) => isWaiting(card, now)).length;
  const times = Object.values(skills)
    .flatMap((skill) => skill.times)
    .toSorted((a, b) => a - b);
  const asked = Math.min(n, MOST_DUE);
  return { n, asked, time: asked * ((times[Math.floor(times.length / 2)] ?? USUAL) + TO_READ) };
}
