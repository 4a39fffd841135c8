import { fill, type Strings } from '../../../i18n/strings.ts';
import type { Due } from '../../../quizzes/path/due.ts';
import { QUESTIONS_AT_A_STOP } from '../../../quizzes/path/marks.ts';
import { PLACEMENT_LENGTH } from '../../../quizzes/path/placement.ts';
import type { PathStatus } from '../../../quizzes/path/status.ts';
import type { Stop } from '../../../quizzes/path/stops.ts';

const MINUTE = 60_000;

/** What a sitting about what is due asks, and how long it takes. */
export const sayDue = ({ n, asked, time }: Due, words: Strings<'standing'>): string =>
  fill(words[asked < n ? 'due.part' : 'due'], { n: asked, of: n, minutes: Math.max(1, Math.round(time / MINUTE)) });

/** What begins next, as its button says it; `name` gives the name of a stop, where it is known. */
export function sayNext(
  { next, due, states }: Pick<PathStatus, 'next' | 'due' | 'states'>,
  words: Strings<'standing'>,
  name: (stop: Stop) => string | undefined,
  rehearsal: number,
): string {
  if (next.to === 'due') return sayDue(due, words);
  if (!('stop' in next)) {
    return fill(words[`next.${next.to}`], { n: next.to === 'placement' ? PLACEMENT_LENGTH : rehearsal });
  }
  const { stop, answered } = next.stop;
  const known = name(stop);
  if (known === undefined) return words.chapter;
  const isFirst = next.to === 'lesson' && states.every(({ marks }) => !marks.idea);
  const text = isFirst ? words['next.first'] : words[`next.${next.to}`];
  return fill(text, { stop: known, n: answered, of: QUESTIONS_AT_A_STOP });
}
