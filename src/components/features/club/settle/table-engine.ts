import type {
  BookId,
  BySeat,
  Finished,
  HandEnd,
  HandsLeft,
  Ranking,
  Settled,
  TableRefused,
  TournamentRefused,
} from '../../../../engine/riichi/index.ts';

/** The answer to a hand that was settled, in either game. */
export type SettleAnswer = Settled | TableRefused;

/** What the engine of a game does at a table: each function takes a request of any form and never throws. */
export interface TableEngine {
  readonly settle: (request: object) => SettleAnswer;
  readonly finish: (request: object) => Finished | TournamentRefused;
  readonly rank: (request: object) => Ranking | TournamentRefused;
  /** How many hands may still be played after the signal; undefined if the game has no signal. */
  readonly handsLeft: (rules: BookId, begun: boolean, since: readonly HandEnd[]) => HandsLeft | undefined;
}

/** The sum of four numbers. */
export const sumOfFour = ([a, b, c, d]: BySeat<number>): number => a + b + c + d;
