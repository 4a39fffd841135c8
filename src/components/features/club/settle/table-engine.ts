import type {
  BookId,
  BySeat,
  Finished,
  HandEnd,
  HandsLeft,
  OtherSettlement,
  Ranking,
  Settled,
  TableRefused,
  TournamentRefused,
} from '../../../../engine/riichi/index.ts';

/** The answer to a settled hand, in either game. */
export type SettleAnswer = Settled | TableRefused;

/** A game's engine for table calculations: each function accepts any request and never throws. */
export interface TableEngine {
  readonly settle: (request: object) => SettleAnswer;
  /** The same hand by the readings that its rulebook leaves open, where they change it. */
  readonly otherwise: (request: object) => readonly OtherSettlement[];
  readonly finish: (request: object) => Finished | TournamentRefused;
  readonly rank: (request: object) => Ranking | TournamentRefused;
  /** Hands left after the signal; undefined if the game has no signal. */
  readonly handsLeft: (rules: BookId, begun: boolean, since: readonly HandEnd[]) => HandsLeft | undefined;
}

/** Sums four numbers. */
export const sumOfFour = ([a, b, c, d]: BySeat<number>): number => a + b + c + d;
