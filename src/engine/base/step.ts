import type { Clause } from './clause.ts';

/** Adds to one unit of a score (fu, han, points); totals are sums of these. Each game names its units and rules. */
export interface AddOf<Unit extends string, Rule extends string> {
  readonly kind: 'add';
  readonly unit: Unit;
  readonly rule: Rule;
  readonly value: number;
  /** The tiles that earn it, in mpsz. */
  readonly tiles?: string;
  /** The indicator of a dora line, in mpsz. */
  readonly indicator?: string;
  /** How the set was completed: called, won by a discard (counts as open), or concealed. */
  readonly because?: 'called' | 'discard' | 'concealed';
  readonly cite: Clause;
}

/** Rounds the sum of a unit; `who` is set for one payer's share. */
export interface RoundOf<Unit extends string, Payer extends string> {
  readonly kind: 'round';
  readonly unit: Unit;
  readonly from: number;
  readonly to: number;
  readonly who?: Payer;
  readonly cite: Clause;
}

/** Sets the base points to those of a limit. */
export interface LimitOf<Limit extends string> {
  readonly kind: 'limit';
  readonly limit: Limit;
  readonly from: number;
  readonly to: number;
  readonly cite: Clause;
}

/** A pattern that holds but does not count, what excludes it, and by which principle. */
export interface ExcludeOf<Rule extends string, By extends string, Principle extends string> {
  readonly kind: 'exclude';
  readonly rule: Rule;
  readonly by: By;
  readonly principle: Principle;
  readonly cite: Clause;
}

/** What one payer (or each of the `others`) pays: `times` the `base`, rounded up. */
export interface PayOf<Payer extends string, What extends string> {
  readonly kind: 'pay';
  readonly who: Payer;
  readonly value: number;
  readonly of: What;
  readonly base?: number;
  readonly times?: number;
  readonly cite: Clause;
}
