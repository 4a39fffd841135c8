import type { Clause } from './clause.ts';

/** Adds to a unit: fu, han, points (MCR) or the number of yakuman paid. */
export interface Add {
  readonly kind: 'add';
  readonly unit: 'fu' | 'han' | 'points' | 'yakuman';
  readonly rule: string;
  readonly value: number;
  /** The tiles that earn it, in mpsz. */
  readonly tiles?: string;
  /** The indicator of a dora line, in mpsz. */
  readonly indicator?: string;
  /** Why a set counts as it does: called, ended by a discard (so open), or concealed. */
  readonly because?: 'called' | 'discard' | 'concealed';
  readonly cite: Clause;
}

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
  readonly limit: string;
  readonly from: number;
  readonly to: number;
  readonly cite: Clause;
}

/** A pattern that holds but does not count, what keeps it out, and the principle. */
export interface Exclude {
  readonly kind: 'exclude';
  readonly rule: string;
  readonly by: string;
  readonly principle: 'included' | 'not-in-rulebook' | 'limit-hands-do-not-add';
  readonly cite: Clause;
}

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
