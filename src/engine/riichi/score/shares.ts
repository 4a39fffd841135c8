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

/** Every payment is rounded up to a hundred separately (EMA 2016 4.1.2). */
export const upToHundred = (points: number): number => Math.ceil(points / 100) * 100;

/** How many times the base points a discarder pays, for all three (EMA 2016 4.1.2). */
export const discarderTimes = (dealer: boolean): number => (dealer ? 6 : 4);

/** How many times the base points each payer gives (EMA 2016 4.1.2). */
export const timesOf = ({ dealer, by }: Winner): Shares =>
  by === 'discard'
    ? { discarder: discarderTimes(dealer), east: null, others: null }
    : { discarder: null, east: dealer ? null : 2, others: dealer ? 2 : 1 };

/** What each payer adds for counters of this value: after a self-draw all three pay alike (EMA 2016 3.4.10). */
export const counterShare = (points: number, by: Winner['by']): number => (by === 'draw' ? points / 3 : points);

/** The same change made to every share. */
export const eachShare = ({ discarder, east, others }: Shares, change: (share: number) => number): Shares => ({
  discarder: discarder === null ? null : change(discarder),
  east: east === null ? null : change(east),
  others: others === null ? null : change(others),
});

/** The shares of a number of base points, with counters worth `counters` points; bets apart (EMA 2016 4.1.2, 3.4.10). */
export function sharesOf(base: number, winner: Winner, counters = 0): Shares {
  const added = counterShare(counters, winner.by);
  return eachShare(timesOf(winner), (times) => upToHundred(base * times) + added);
}

/** What the winner gets from the players in all. */
export const totalOf = ({ discarder, east, others }: Shares): number =>
  discarder ?? (east === null ? (others ?? 0) * 3 : east + (others ?? 0) * 2);
