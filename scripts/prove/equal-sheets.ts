const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const squares = (values: readonly number[], middle: number): number =>
  values.reduce((sum, value) => sum + (value - middle) ** 2, 0);

/**
 * The share (0–1) of the scores' variance that is due to the sheets: an analysis of variance over `[sheet][player]`,
 * with the players' differences and chance removed.
 */
export function shareOfSheets(scores: readonly (readonly number[])[]): number {
  const [sheets, players] = [scores.length, scores[0]?.length ?? 0];
  const all = scores.flat();
  const middle = mean(all);
  const ofSheets = scores.map(mean);
  const ofPlayers = Array.from({ length: players }, (_, n) => mean(scores.map((row) => row[n] ?? middle)));
  const total = squares(all, middle);
  const bySheets = players * squares(ofSheets, middle);
  const byPlayers = sheets * squares(ofPlayers, middle);
  const chance = (total - bySheets - byPlayers) / ((sheets - 1) * (players - 1));
  const own = Math.max(0, (bySheets / (sheets - 1) - chance) / players);
  return own / (total / (all.length - 1));
}
