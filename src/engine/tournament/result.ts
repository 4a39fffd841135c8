import type { Clause } from '../base/clause.ts';
import type { TableRefusal } from '../table/refusals.ts';
import type { NoteOf } from '../table/result.ts';
import type { BySeat, SeatNumber } from '../table/seats.ts';

/** Adds to the points of a seat, or to its total; both are sums of these, points beginning with the score. */
export interface FinishStep<Rule extends string = string> {
  readonly kind: 'add';
  readonly unit: 'points' | 'total';
  readonly seat: SeatNumber;
  readonly rule: Rule;
  readonly value: number;
  readonly cite: Clause;
}

/** A seat's result: points after leftover bets, the place, and everything in the total. */
export interface FinishedPlayer {
  readonly seat: SeatNumber;
  readonly points: number;
  readonly place: number;
  readonly uma: number;
  readonly penalty: number;
  readonly total: number;
}

/** A finished game. */
export interface Finished {
  readonly ok: true;
  readonly players: BySeat<FinishedPlayer>;
  readonly steps: readonly FinishStep[];
  readonly notes: readonly NoteOf<string>[];
}

/** What decides between a player and the one before. */
export interface Decided {
  readonly criterion: CriterionId;
  readonly cite: Clause;
}

/** What players are ranked by. */
export type CriterionId =
  | 'average-place'
  | 'points'
  | 'variance'
  | 'range'
  | 'total'
  | 'table-points'
  | 'game-points'
  | 'out-of-the-title'
  | 'disqualified';

/** A player in the order of the ranking; equal ones share a rank. `below` says what puts a player below the one before. */
export interface Ranked {
  readonly name: string;
  readonly rank: number;
  readonly values: Readonly<Partial<Record<CriterionId, number>>>;
  readonly below?: Decided;
  /** What ranks a player below all others: disqualified, or out of the running for the title. */
  readonly standing?: Decided;
}

/** A ranking. */
export interface Ranking {
  readonly ok: true;
  readonly players: readonly Ranked[];
  readonly notes: readonly NoteOf<string>[];
}

/** A request about a tournament that was refused. */
export interface TournamentRefused {
  readonly ok: false;
  readonly error: TableRefusal;
}
