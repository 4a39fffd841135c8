/** How likely a text is to tell of each card, as the logarithm of the share of one. */
export type Likeness = ReadonlyMap<string, number>;

/** Stands beside the cards for what is said of anything but a hand at the table: clubs, books, other games, the weather. */
export const ELSEWHERE = 'elsewhere';

/** How likely each card is, by sums that grow with it. */
export function likenessBy(sums: Likeness): Likeness {
  const most = Math.max(...sums.values());
  const total = most + Math.log([...sums.values()].reduce((sum, one) => sum + Math.exp(one - most), 0));
  return new Map([...sums].map(([card, sum]) => [card, sum - total]));
}

/** How likely each card is in the eyes of two that judge apart: the mean of both, as they seldom are wrong alike. */
export const likenessByBoth = (one: Likeness, other: Likeness): Likeness =>
  likenessBy(new Map([...one].map(([card, likely]) => [card, (likely + (other.get(card) ?? 0)) / 2])));
