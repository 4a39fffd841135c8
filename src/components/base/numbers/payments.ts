import {
  LIMIT_BASE,
  type Limit,
  RIICHI_RULEBOOKS,
  type RiichiId,
  type Shares,
  type Winner,
  baseOf,
  sharesOf,
  totalOf,
} from '../../../engine/riichi/index.ts';

/** Who wins and how, as chapters write it: `seat` stands for the engine's `dealer`. */
export interface SeatAndWay {
  readonly seat: 'east' | 'other';
  readonly by: Winner['by'];
}

/** What a hand costs each player and in total, without counters and bets, and the limit it reached. */
export interface HandShares extends Shares {
  readonly limit: Limit | null;
  readonly total: number;
}

function priced(base: number, { seat, by }: SeatAndWay, limit: Limit | null): HandShares {
  const shares = sharesOf(base, { dealer: seat === 'east', by });
  return { ...shares, limit, total: totalOf(shares) };
}

export const limitShares = (limit: Limit, winner: SeatAndWay): HandShares => priced(LIMIT_BASE[limit], winner, limit);

/** Shares of a hand with these han and rounded fu under a rulebook. */
export function handShares(han: number, fu: number, winner: SeatAndWay, rules: RiichiId): HandShares {
  const { base, limit } = baseOf(han, fu, RIICHI_RULEBOOKS[rules].options);
  return priced(base, winner, limit);
}
