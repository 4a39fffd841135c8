import type { Penalty, RulesId, Seat } from './types.ts';

/** How to read what the rulebooks leave open; the first reading of each is the default. */
export interface Readings {
  sharedPlaces?: 'mean' | 'best';
  mersTies?: 'split' | 'game-points';
  tesujiOverallTies?: 'average-place' | 'shared';
  inPlus?: 'at-start' | 'above-start';
}

/** A player who sits in for another. */
export interface Substitute {
  seat: Seat;
  since: 'start' | 'during';
  why: 'late' | 'ill' | 'disqualified';
}

/** A finished game in the JSON form of the contract. */
export interface FinishRequest {
  rules: RulesId;
  scores: number[];
  bets?: number;
  penalties?: Penalty[];
  substitutes?: Substitute[];
  readings?: Readings;
}

/** What is entered for one seat; `total` in points, in Mahjong Competition Rules in table points. */
export interface Entry {
  seat: Seat;
  points: number;
  place: number;
  uma: number;
  penalty: number;
  total: number;
}

/**
 * What a seat loses and is listed separately: fines before the places, and fines and chombo after uma, each with its
 * article.
 */
export interface Off {
  atOnce: number;
  fine: number;
  chombo: number;
  chomboBy: string | null;
}

/** The four entries with each seat's deductions, and the points of leftover sticks that nobody gets. */
export interface Finished {
  players: Entry[];
  offs: Off[];
  nobody: number;
}

/** One game of a player in a tournament; a missed one was played by a substitute or not at all. */
export interface Game {
  stage?: number;
  missed?: boolean;
  points: number;
  place: number;
  total: number;
}

/** A player of a tournament; the penalty is positive and deducted from the sum. */
export interface Contestant {
  name: string;
  status?: 'withdrawn' | 'disqualified';
  penalty?: number;
  games: Game[];
}

/** A tournament in the JSON form of the contract. */
export interface RankRequest {
  rules: RulesId;
  players: Contestant[];
  readings?: Readings;
}

/** The criterion that put a player below the one before; absent when they share the rank. */
export type Criterion =
  | 'average-place'
  | 'points'
  | 'variance'
  | 'range'
  | 'total'
  | 'table-points'
  | 'game-points'
  | 'out-of-the-title'
  | 'disqualified';

/** A line of the ranking; equal players have the same rank and the next rank is skipped. */
export interface Ranked {
  name: string;
  rank: number;
  below: Criterion | null;
}
