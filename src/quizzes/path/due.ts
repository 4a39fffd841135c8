import type { BookId } from '../../engine/rulebooks/ids.ts';
import { asOf } from '../memory/clock.ts';
import { bookOf } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';

/** What a question takes where nothing is known of the learner, in milliseconds. */
const USUAL = 20_000;

/** What is due at a moment: how many things, and about how long they take, in milliseconds. */
export function dueIn(
  record: PracticeRecord,
  rules: BookId,
  now: number,
): { readonly n: number; readonly time: number } {
  const { facts, skills } = bookOf(record, rules);
  const n = Object.values(facts).filter((card) => asOf(card, now).due <= now).length;
  const times = Object.values(skills)
    .flatMap((skill) => skill.times)
    .toSorted((a, b) => a - b);
  return { n, time: n * (times[Math.floor(times.length / 2)] ?? USUAL) };
}
