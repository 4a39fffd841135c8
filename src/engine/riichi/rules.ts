import type { Clause } from '../clause.ts';
import type { RulebookOf } from '../rulebooks/ids.ts';
import {
  COUNTING_RULES,
  type CountingRule,
  FU_ITEMS,
  type FuItem,
  LIMITS,
  type Limit,
  type PatternId,
  SPECIAL,
  YAKU,
  YAKUMAN,
} from './ids.ts';
import type { OptionId, RiichiOptions } from './options.ts';
import { OPTION_IDS } from './options/names.ts';

/** Everything in a rulebook that must say where it stands. */
export type CiteId = OptionId | PatternId | FuItem | Limit | CountingRule;

/** All of them, each once: an option and a pattern may share a name. */
export const CITE_IDS: readonly CiteId[] = [
  ...new Set<CiteId>([...OPTION_IDS, ...YAKU, ...YAKUMAN, ...SPECIAL, ...FU_ITEMS, ...LIMITS, ...COUNTING_RULES]),
];

/** A riichi rulebook: its options, and a clause for every option, pattern, fu item, limit and counting rule. */
export interface RiichiRules {
  readonly game: 'riichi';
  readonly id: RulebookOf<'riichi'>;
  readonly options: RiichiOptions;
  readonly cite: Readonly<Record<CiteId, Clause>>;
}
