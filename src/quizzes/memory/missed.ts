import type { FactId } from '../base/terms.ts';
import { type Notebook, openMisconceptions } from './notebook.ts';

/** A question that was missed and has not been answered right since. */
export interface MissedQuestion {
  /** The question, as a link. */
  readonly question: string;
  /** The fact that was not known; undefined if the answer does not tell. */
  readonly fact?: FactId | undefined;
  /** When it was last missed, in milliseconds. */
  readonly last: number;
}

/** How many are stored for each rulebook; the oldest go first. */
export const MOST_MISSED = 60;

/** The missed questions after one was answered: a wrong answer puts it last, a right one takes it off the list. */
export function missedAfter(
  before: readonly MissedQuestion[],
  answered: MissedQuestion,
  right: boolean,
): readonly MissedQuestion[] {
  const others = before.filter(({ question }) => question !== answered.question);
  if (right) return others.length === before.length ? before : others;
  return [...others, answered].slice(-MOST_MISSED);
}

/** The missed questions of a rulebook, latest first, without those listed with an open misconception. */
export function otherMissed({
  errors,
  missed = [],
}: {
  readonly errors: Notebook;
  readonly missed?: readonly MissedQuestion[];
}): readonly MissedQuestion[] {
  const shown = new Set(openMisconceptions(errors).flatMap(([, { own }]) => own));
  return missed.filter(({ question }) => !shown.has(question)).toReversed();
}
