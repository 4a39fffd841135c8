import type { Clause } from './clause.ts';
import type { DoraRule, FuItem, Limit, PatternId } from './riichi/ids.ts';
import type { KnobId } from './riichi/knobs.ts';

interface AddOf<Unit extends string, Rule extends string> {
  readonly kind: 'add';
  readonly unit: Unit;
  readonly rule: Rule;
  readonly value: number;
  /** The tiles that earn it, in mpsz. */
  readonly tiles?: string;
  /** The indicator of a dora line, in mpsz. */
  readonly indicator?: string;
  /** Why a set counts as it does: called, ended by a discard (so open), or concealed. */
  readonly because?: 'called' | 'discard' | 'concealed';
  readonly cite: Clause;
}

/** Adds to a unit: fu, han, or the number of yakuman paid. The unit `points` of the JSON contract waits for MCR. */
export type Add = AddOf<'fu', FuItem> | AddOf<'han', PatternId | DoraRule> | AddOf<'yakuman', PatternId>;

/** Rounds fu up to ten, or one payer's points up to a hundred. */
export interface Round {
  readonly kind: 'round';
  readonly unit: 'fu' | 'points';
  readonly from: number;
  readonly to: number;
  readonly who?: Payer;
  readonly cite: Clause;
}

/** Sets the base points to those of a limit. */
export interface LimitStep {
  readonly kind: 'limit';
  readonly limit: Limit;
  readonly from: number;
  readonly to: number;
  readonly cite: Clause;
}

interface ExcludeBy<By extends string, Principle extends string> {
  readonly kind: 'exclude';
  readonly rule: PatternId;
  readonly by: By;
  readonly principle: Principle;
  readonly cite: Clause;
}

/** A pattern that holds but does not count, what keeps it out (a dearer pattern, or an option), and the principle. */
export type Exclude =
  ExcludeBy<PatternId, 'included' | 'limit-hands-do-not-add'> | ExcludeBy<KnobId, 'not-in-rulebook'>;

/** Who gives points for a hand. */
export type Payer = 'discarder' | 'east' | 'others' | 'liable';

/**
 * What one payer gives (each of the `others`): for the hand `times` the `base` rounded up, or for the counters; and the bets
 * from the table.
 */
export interface Pay {
  readonly kind: 'pay';
  readonly who: Payer | 'bets';
  readonly value: number;
  readonly of: 'hand' | 'counters' | 'bets';
  readonly base?: number;
  readonly times?: number;
  readonly cite: Clause;
}

/** One reason in a score; every total is a fold over a list of them. */
export type Step = Add | Round | LimitStep | Exclude | Pay;
