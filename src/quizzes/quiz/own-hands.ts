import type { Question } from '../games/question.ts';
import { parseQuestion } from '../games/link.ts';

/** At most so many questions go into one link. */
export const MOST_OWN = 20;

const BEGIN = 'own=';
/** Stands between questions; the values in a question's link never have it. */
const BETWEEN = '/';

/** Writes questions about hands of one's own as a link's fragment: `own=q=whole&in=…/q=whole&in=…`. */
export const formatOwnHands = (questions: readonly string[]): string =>
  BEGIN + questions.slice(0, MOST_OWN).join(BETWEEN);

/** Reads such a link; undefined where any of its questions cannot be read or is of another rulebook. */
export function parseOwnHands(fragment: string): readonly Question[] | undefined {
  const text = fragment.replace(/^#/, '');
  if (!text.startsWith(BEGIN)) return undefined;
  const parts = text.slice(BEGIN.length).split(BETWEEN);
  if (parts.length > MOST_OWN) return undefined;
  const questions = parts.flatMap((part) => parseQuestion(part) ?? []);
  const isWhole = questions.length === parts.length && questions.every(({ rules }) => rules === questions[0]?.rules);
  return isWhole ? questions : undefined;
}
