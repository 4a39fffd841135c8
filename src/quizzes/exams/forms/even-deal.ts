import type { Random } from '../../base/random.ts';
import type { ExamQuestion } from './form.ts';
import type { Entry } from './entry.ts';

/** How many of so many questions come from each group: its share, and what is left goes to the largest remainders. */
function sharesOf(groups: readonly (readonly Entry[])[], count: number): readonly number[] {
  const all = groups.reduce((sum, { length }) => sum + length, 0);
  const exact = groups.map(({ length }) => (count * length) / all);
  const whole = exact.map(Math.floor);
  const left = count - whole.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, group) => [share % 1, group] as const)
    .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
  const more = new Set(byRemainder.slice(0, left).map(([, group]) => group));
  return whole.map((share, group) => share + (more.has(group) ? 1 : 0));
}

/**
 * Deals so many questions, nothing twice, so that each sheet has as many of each hardness as any other, at the same places, the
 * easiest first; of those that can be asked in several ways one after another is asked in the next.
 */
export function evenly(entries: readonly Entry[], count: number, random: Random): readonly ExamQuestion[] {
  const groups = [...Map.groupBy(entries, ({ pitfalls }) => pitfalls)]
    .sort(([a], [b]) => a - b)
    .map(([, group]) => group);
  const shares = sharesOf(groups, count);
  const first = random.below(2);
  return groups
    .flatMap((group, i) => random.shuffled(group).slice(0, shares[i]))
    .flatMap(({ ways }, place) => ways[(first + place) % ways.length] ?? []);
}
