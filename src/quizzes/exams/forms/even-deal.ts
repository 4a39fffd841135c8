import type { Random } from '../../base/random.ts';
import type { ExamQuestion } from './form.ts';
import type { Entry } from './entry.ts';

/** How many of `count` questions come from each group, by the largest remainder method. */
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
 * Deals `count` questions without repeats so that every sheet has the same number of each difficulty in the same
 * places, easiest first. Items with several ways to ask alternate between them.
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
