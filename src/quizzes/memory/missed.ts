import type { FactId } from '../base/terms.ts';
import { type Notebook, openMisconceptions } from './notebook.ts';

/** A question that was missed and has not been answered right since. */
export interface MissedQuestion {
  /** The question, as a link. */
  readonly question: string;
  /** The fact that was not known; undefined if the answer does not tell. */
  readonly fact?: FactId | undefined;
  /** The misconception that explains the answer best, if one does. */
  readonly cause?: string | undefined;
  /** When it was last missed, in milliseconds. */
  readonly last: number;
}

/** How many are stored for each rulebook; the oldest go first. */
export const MOST_MISSED = 200;

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

interface Kept {
  readonly errors: Notebook;
  readonly missed?: readonly MissedQuestion[];
}

/** The questions to show beside an open misconception: the learner’s own in which it showed, and all that it spoilt since, the latest first. */
export function missedBy({ errors, missed = [] }: Kept, mistake: string): readonly string[] {
  const spoilt = missed.filter(({ cause }) => cause === mistake).map(({ question }) => question);
  return [...new Set([...spoilt.toReversed(), ...(errors[mistake]?.own ?? [])])];
}

/** The missed questions of a rulebook, latest first, without those listed with an open misconception. */
export function otherMissed({ errors, missed = [] }: Kept): readonly MissedQuestion[] {
  const shown = new Set(openMisconceptions(errors).flatMap(([id]) => missedBy({ errors, missed }, id)));
  return missed.filter(({ question }) => !shown.has(question)).toReversed();
}
