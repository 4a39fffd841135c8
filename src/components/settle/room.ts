import type {
  BookId,
  BySeat,
  Finished,
  HandEnd,
  HandsLeft,
  Ranking,
  Settled,
  TableRefusal,
  TableRefused,
  TournamentRefused,
} from '../../engine/riichi/index.ts';

/** What a settlement is to a page, in either game. */
export type SettleAnswer = Settled | TableRefused;

/** What an engine does for a table: each takes a request of unknown form, and never throws. */
export interface Room {
  readonly settle: (request: object) => SettleAnswer;
  readonly finish: (request: object) => Finished | TournamentRefused;
  readonly rank: (request: object) => Ranking | TournamentRefused;
  /** How many hands may still be played after the signal; undefined where the rulebook has none. */
  readonly left: (rules: BookId, begun: boolean, since: readonly HandEnd[]) => HandsLeft | undefined;
}

/** A refusal of any door. */
export type RoomRefusal = TableRefusal;

/** The sum of four numbers. */
export const sumOfFour = ([a, b, c, d]: BySeat<number>): number => a + b + c + d;
