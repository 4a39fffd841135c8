import type { Clause } from '../../base/clause.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';

/** Points off for the first, second, third … time in a session; the first is a warning (MERS 3.1; the end in Green Book 3.11.2). */
const LADDER = [0, 5, 10, 20, 30, 40, 50, 60] as const;

/** The penalty for the n-th same infringement in a session, from 1; the points go to nobody. */
export const ladderOf = (
  time: number,
  rules: RulebookOf<'mcr'>,
): { readonly points: number; readonly cite: Clause } => ({
  points: LADDER[Math.min(Math.max(time, 1), LADDER.length) - 1]!,
  cite: MCR_TABLE_CLAUSES[rules].ladder,
});
