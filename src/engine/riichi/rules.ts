import type { Clause } from '../clause.ts';
import type { RulebookOf } from '../rulebooks/ids.ts';
import type { CountingRule, FuItem, Limit, PatternId } from './ids.ts';
import type { KnobId, RiichiKnobs } from './knobs.ts';

/** Everything in a rulebook that must say where it stands. */
export type CiteId = KnobId | PatternId | FuItem | Limit | CountingRule;

/** A riichi rulebook: its options, and a clause for every option, pattern, fu item, limit and counting rule. */
export interface RiichiRules {
  readonly family: 'riichi';
  readonly id: RulebookOf<'riichi'>;
  readonly knobs: RiichiKnobs;
  readonly cite: Readonly<Record<CiteId, Clause>>;
}
