import type { Clause } from '../../base/clause.ts';
import type { RiichiRules } from '../options/rules.ts';
import { TOURNAMENT_CLAUSES } from '../rulebooks/tournament.ts';

/** What a finished game enters for a player: raw points, or the difference from the start with uma. */
export interface Entry {
  readonly enters: 'points' | 'total';
  /** How many points make one of what is entered. */
  readonly per: RiichiRules['facts']['entryUnit'];
  /** The place that says so. */
  readonly cite: Clause;
}

/** What is entered under a rulebook: raw points where places are ranked first (Samara 6.3), thousands in the A-League (S2). */
export const entryUnder = ({ id, options, facts }: RiichiRules): Entry => ({
  enters: options.ranking === 'average-place' ? 'points' : 'total',
  per: facts.entryUnit,
  cite: TOURNAMENT_CLAUSES[id]['final-score'],
});
