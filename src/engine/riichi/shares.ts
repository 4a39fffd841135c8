/** What each payer gives, in points; `others` is what each of them pays. */
export interface Shares {
  /** On a win by discard. */
  readonly discarder: number | null;
  /** On a win by draw, what East pays; null when East wins. */
  readonly east: number | null;
  /** On a win by draw. */
  readonly others: number | null;
}

/** Who wins and how: what decides the shares. */
export interface Winner {
  readonly dealer: boolean;
  readonly by: 'discard' | 'draw';
}

/** Every payment is rounded up to a hundred by itself (EMA 2016 4.1.2). */
export const upToHundred = (points: number): number => Math.ceil(points / 100) * 100;

/** How many times the base points a discarder pays, for all three. */
export const discarderTimes = (dealer: boolean): number => (dealer ? 6 : 4);

/** The shares of a number of base points, counters and bets apart (EMA 2016 4.1.2). */
export function sharesOf(base: number, { dealer, by }: Winner): Shares {
  if (by === 'discard') return { discarder: upToHundred(base * discarderTimes(dealer)), east: null, others: null };
  return {
    discarder: null,
    east: dealer ? null : upToHundred(base * 2),
    others: upToHundred(base * (dealer ? 2 : 1)),
  };
}

/** What the winner gets from the players in all. */
export const totalOf = ({ discarder, east, others }: Shares): number =>
  discarder ?? (east === null ? (others ?? 0) * 3 : east + (others ?? 0) * 2);
