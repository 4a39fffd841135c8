import type { Clause } from '../../base/clause.ts';
import type { RiichiRules } from '../options/rules.ts';
import { TOURNAMENT_CLAUSES } from '../rulebooks/tournament.ts';

/** How a hand ended after the signal. */
export type HandEnd = 'win' | 'draw' | 'abort' | 'chombo';

/** What may still be played after the signal. */
export interface HandsLeft {
  /**
   * How many hands, including the one in progress at the signal; a replay after a chombo belongs to the failed hand.
   */
  readonly hands: number;
  readonly cite: Clause;
  /** The clause on whether a chombo or a draw counts as a hand; only if there was one. */
  readonly counted?: Clause;
}

/**
 * How many hands may still be played after the signal: `begun` says whether the dice were thrown when it sounded, `since`
 * how each hand since then ended. A draw counts as a hand, also an abortive one; a chombo does not, except, by some
 * rulebooks, in the last one (EMA 2012 5.8, EMA 2016 5.9).
 */
export function handsLeft(
  begun: boolean,
  since: readonly HandEnd[],
  { id, options, facts, cite }: RiichiRules,
): HandsLeft {
  let hands = (begun ? 1 : 0) + options.handsAfterSignal;
  for (const end of since) if (hands > 0 && (end !== 'chombo' || (facts.chomboEndsLastHand && hands === 1))) hands -= 1;
  const counted = since.some((end) => end !== 'win') ? TOURNAMENT_CLAUSES[id]['played-hand'] : undefined;
  return { hands, cite: cite.handsAfterSignal, ...(counted && { counted }) };
}

/** The minute of a session at which the signal sounds; minutes after its beginning. */
export const signalAt = ({ options }: RiichiRules): number => options.sessionMinutes - options.signalMinutes;
