import type { Clause } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';

/** Points off by the minutes of lateness up to which they hold (MERS 2.2); later a reserve plays. */
const BRACKETS = [
  [0, 0],
  [10, 10],
  [15, 20],
] as const;

/** The penalty for lateness: points, or the session, which a reserve plays. */
export type McrLateness =
  | { readonly kind: 'points'; readonly points: number; readonly cite: Clause }
  | { readonly kind: 'substitute'; readonly cite: Clause };

/** The penalty for a number of minutes late in MCR; the higher bracket replaces the lower (our reading of MERS 2.2). */
export function latenessOf(minutes: number, rules: RulebookOf<'mcr'>): McrLateness {
  const clauses = MCR_TABLE_CLAUSES[rules];
  const bracket = BRACKETS.find(([most]) => minutes <= most);
  return bracket
    ? { kind: 'points', points: bracket[1], cite: clauses.lateness }
    : { kind: 'substitute', cite: clauses['too-late'] };
}
