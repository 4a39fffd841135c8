import type { Clause } from '../../base/clause.ts';
import type { RiichiRules } from '../options/rules.ts';

/** The consequence of the fourth kong of a hand, with its clause; a fifth kong is never allowed. */
export interface AfterFourKongs {
  /** Whether the hand is drawn if nobody wins on the discard that follows. */
  readonly drawn: boolean;
  readonly cite: Clause;
}

/** Whether a hand is drawn after its fourth kong, by how many players made the four (EMA 2016 3.3.10, EMA 2012 booklet 3.3.9). */
export const afterFourKongs = (players: number, { options, cite }: RiichiRules): AfterFourKongs => ({
  drawn: options.fourKongs === 'abort-if-several-players' && players > 1,
  cite: cite.fourKongs,
});
