import type { Clause } from './clause.ts';

/** Adds something of a unit; the totals of a score are sums of these. A game names its units and rules. */
export interface AddOf<Unit extends string, Rule extends string> {
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

/** Rounds what came together of a unit; `who` where it is one payer's share. */
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

/** A rule that holds but does not count, what keeps it out, and the principle. */
export interface ExcludeOf<Rule extends string, By extends string, Principle extends string> {
  readonly kind: 'exclude';
  readonly rule: Rule;
  readonly by: By;
  readonly principle: Principle;
  readonly cite: Clause;
}

/** What one payer gives (each of the `others`), and for what: for the hand `times` the `base`, rounded up. */
export interface PayOf<Payer extends string, What extends string> {
  readonly kind: 'pay';
  readonly who: Payer;
  readonly value: number;
  readonly of: What;
  readonly base?: number;
  readonly times?: number;
  readonly cite: Clause;
}
