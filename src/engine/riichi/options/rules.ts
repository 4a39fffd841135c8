import type { Clause } from '../../base/clause.ts';
import type { Open } from '../../base/otherwise.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
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
import { OPTION_IDS } from './names.ts';

/** Everything in a rulebook that needs a clause. */
export type CiteId = OptionId | PatternId | FuItem | Limit | CountingRule;

/** Every `CiteId` once; an option and a pattern may share a name. */
export const CITE_IDS: readonly CiteId[] = [
  ...new Set<CiteId>([...OPTION_IDS, ...YAKU, ...YAKUMAN, ...SPECIAL, ...FU_ITEMS, ...LIMITS, ...COUNTING_RULES]),
];

/** What differs between rulebooks and no request can change. */
export interface RiichiFacts {
  /** What breaks equal totals in the ranking: nothing, or average places. */
  readonly tiedTotals: 'shared' | 'average-place';
  /** The clauses of a ranking by average places: places, points, variance, range; defaults to that of `ranking`. */
  readonly averagePlaceSteps?: readonly [Clause, Clause, Clause, Clause];
  /** How many points are one unit of a game's entered result. */
  readonly entryUnit: 1 | 1000;
  /** Whether a pung or kong called after three seconds still beats a chow. */
  readonly latePungBeatsChow: boolean;
  /** Whether a call for a set is too late once the next player drew, even if he drew too fast. */
  readonly fastDrawStands: boolean;
  /** Whether the hand that a chombo ended counts as played if it was the last one after the signal. */
  readonly chomboEndsLastHand: boolean;
  /** Whether the chombo (two steps) and the entry of a replaced player (the last place's, twice) follow the uma. */
  readonly penaltiesFollowUma: boolean;
  /** Whether a player in riichi with a dead hand must still prove tenpai in a draw. */
  readonly deadRiichiProvesTenpai: boolean;
  /** Whether a second warning costs what the first did not. */
  readonly warningsAddUp: boolean;
}

/** Options that a rulebook itself leaves to the organizer, under one name, with the place that says so. */
export interface Variant {
  readonly id: string;
  readonly changes: Partial<RiichiOptions>;
  readonly cite: Clause;
}

/** The overrides of a request by name: variants that the rulebook has, and options that are only the house's own. */
export interface NamedOverrides {
  readonly variants: readonly string[];
  readonly house: readonly string[];
}

/** A riichi rulebook: its options, and a clause for every option, pattern, fu item, limit and counting rule. */
export interface RiichiRules {
  readonly game: 'riichi';
  readonly id: RulebookOf<'riichi'>;
  readonly options: RiichiOptions;
  /** What its text leaves open, with the values that another reading takes. */
  readonly open: Open<RiichiOptions>;
  readonly facts: RiichiFacts;
  /** What it leaves to the organizer by name; everything else that is changed is the house's own. */
  readonly variants?: readonly Variant[];
  readonly cite: Readonly<Record<CiteId, Clause>>;
  /** The options that its id names, where it names some. */
  readonly chosen?: Partial<RiichiOptions>;
  /** What a request changed, by name, where the rulebook has variants. */
  readonly changed?: NamedOverrides;
}
