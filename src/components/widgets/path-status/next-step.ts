import { fill, type Strings } from '../../../i18n/strings.ts';
import type { Due } from '../../../quizzes/path/due.ts';
import { QUESTIONS_AT_A_STOP } from '../../../quizzes/path/marks.ts';
import { PLACEMENT_LENGTH } from '../../../quizzes/path/placement.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import type { Stop } from '../../../quizzes/path/stops.ts';

const MINUTE = 60_000;

/** Describes a review session: how many questions, how many minutes. */
export const describeDue = ({ n, asked, time }: Due, words: Strings<'standing'>): string =>
  fill(words[asked < n ? 'due.part' : 'due'], { n: asked, of: n, minutes: Math.max(1, Math.round(time / MINUTE)) });

/** Button text for the next step; `name` gives a stop's name, if known. */
export function describeNextStep(
  { next, due, states }: Pick<PathStatus, 'next' | 'due' | 'states'>,
  words: Strings<'standing'>,
  name: (stop: Stop) => string | undefined,
  mixedTestLength: number,
): string {
  if (next.to === 'due') return describeDue(due, words);
  if (!('stop' in next)) {
    return fill(words[`next.${next.to}`], { n: next.to === 'placement' ? PLACEMENT_LENGTH : mixedTestLength });
  }
  const { stop, answered } = next.stop;
  const known = name(stop);
  if (known === undefined) return words.chapter;
  // A record that was imported has answers, but no lessons.
  const isFirst = next.to === 'lesson' && states.every(({ marks, answered: n }) => !marks.idea && n === 0);
  const text = isFirst ? words['next.first'] : words[`next.${next.to}`];
  return fill(text, { stop: known, n: answered, of: QUESTIONS_AT_A_STOP });
}
