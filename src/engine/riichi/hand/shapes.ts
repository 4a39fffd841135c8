import { splits } from '../../base/decompose.ts';
import { type Counts, KINDS, OUTSIDE_KINDS } from '../../base/tile.ts';

/** Seven different pairs; four equal tiles are not two pairs (EMA 2016 4.2.2). */
export function isSevenPairs(counts: Counts): boolean {
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count === 2) pairs++;
    else if (count !== 0) return false;
  }
  return pairs === 7;
}

/** Thirteen orphans: one of each terminal and honour and one more of them (EMA 2016 4.2.5). */
export function isOrphans(counts: Counts): boolean {
  let tiles = 0;
  for (const kind of OUTSIDE_KINDS) {
    if (counts[kind] === 0) return false;
    tiles += counts[kind]!;
  }
  return tiles === 14;
}

/** Whether concealed tiles, the last one included, make a complete hand of any shape that riichi knows. */
export const isComplete = (counts: Counts): boolean =>
  isSevenPairs(counts) || isOrphans(counts) || splits(counts).length > 0;
