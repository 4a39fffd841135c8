import type { Clause } from '../../base/clause.ts';
import type { FanId, Principle } from '../options/ids.ts';
import type { McrOptionId } from '../options/options.ts';

/** A fan that counts: what it is worth each time, and how often it counts. */
export interface McrItem {
  readonly id: FanId;
  /** Points for each time. */
  readonly points: number;
  readonly count: number;
}

/** Adds the points of one fan, once for each time it counts. */
export interface McrAdd {
  readonly kind: 'add';
  readonly unit: 'points';
  readonly rule: FanId;
  readonly value: number;
  /** The tiles that earn it, in mpsz. */
  readonly tiles?: string;
  readonly cite: Clause;
}

/** Why a fan stays out: a principle of counting, an option of the rulebook, or a right that the winner lost. */
export type McrPrinciple = Principle | 'not-in-rulebook' | 'forfeited';

/** A fan that holds but does not count, what excludes it, and by which principle. */
export interface McrExclude {
  readonly kind: 'exclude';
  readonly rule: FanId;
  readonly by: FanId | McrOptionId;
  readonly principle: McrPrinciple;
  /** The sets that it would be made of, in mpsz. */
  readonly tiles?: string;
  readonly cite: Clause;
}

/** One payer's share: the points of the hand, or the eight that everybody pays. */
export interface McrPay {
  readonly kind: 'pay';
  readonly who: 'discarder' | 'others';
  readonly value: number;
  readonly of: 'points' | 'base';
  readonly cite: Clause;
}

/** One reason in an MCR score; every total is a fold over a list of them. */
export type McrStep = McrAdd | McrExclude | McrPay;

/** What is paid, in points: the winner's total; the discarder, or null on a draw; each of the others. */
export interface McrPayment {
  readonly total: number;
  readonly discarder: number | null;
  readonly others: number;
}

/** One reading of the hand with what it is worth; `sets` lists its sets and pair in mpsz, `ends` the one that the winning tile ends. */
export interface McrReadingScore {
  readonly won: boolean;
  readonly because?: 'fewer-points' | 'later-in-order';
  readonly sets: string;
  readonly ends: string;
  readonly items: readonly McrItem[];
  readonly points: number;
}

/** A note on how the request was read, with its clause. */
export interface McrNote {
  readonly id: 'hidden-tile-not-used' | 'last-of-kind-in-own-melds' | 'no-chicken-hand-by-forfeit';
  readonly cite: Clause;
}

interface Common {
  readonly ok: true;
  readonly items: readonly McrItem[];
  /** Points of all fan, flowers included. */
  readonly points: number;
  readonly flowers: number;
  readonly steps: readonly McrStep[];
  readonly readings: readonly McrReadingScore[];
  /** Other lists of fan that come to the same points. */
  readonly equalLists: readonly (readonly McrItem[])[];
  readonly notes: readonly McrNote[];
}

/** An MCR hand that wins, with every reason. */
export interface McrWin extends Common {
  readonly kind: 'win';
  readonly payment: McrPayment;
}

/** An MCR hand that cannot win, and how many points it is short of eight; null where it is not complete. */
export interface McrNoWin extends Common {
  readonly kind: 'no-win';
  readonly reason: 'not-complete' | 'below-minimum';
  readonly short: number | null;
  readonly payment: null;
  /** The place that demands what is missing. */
  readonly cite: Clause;
}
