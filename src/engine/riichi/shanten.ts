import { COPIES, type Counts, FIRST_HONOUR, KINDS, OUTSIDE_KINDS, rankOf } from '../tile.ts';
import type { Counted } from './holding.ts';

const SETS = 4;
/** A chow, told by its lowest kind, needs a tile of each of so many kinds. */
const LAST_CHOW_RANK = 6;

/** The fewest tiles missing so far, by chows begun two kinds and one kind ago, sets begun, and whether there is a pair. */
type Fewest = Map<string, readonly [two: number, one: number, sets: number, pair: number, missing: number]>;

function put(into: Fewest, two: number, one: number, sets: number, pair: number, missing: number): void {
  const key = `${String(two)}${String(one)}${String(sets)}${String(pair)}`;
  if ((into.get(key)?.[4] ?? Infinity) > missing) into.set(key, [two, one, sets, pair, missing]);
}

/** Tiles that four sets and a pair need beyond those there are, no kind used more often than there are tiles of it. */
function standardMissing({ counts, all }: Counted, melds: number): number {
  let states: Fewest = new Map();
  put(states, 0, 0, melds, 0, 0);
  for (let kind = 0; kind < KINDS; kind++) {
    const next: Fewest = new Map();
    const held = counts[kind]!;
    const most = COPIES - (all[kind]! - held);
    const mayStart = kind < FIRST_HONOUR && rankOf(kind) <= LAST_CHOW_RANK;
    for (const [two, one, sets, pair, missing] of states.values())
      for (let pungs = 0; pungs <= 1; pungs++)
        for (let pairs = 0; pairs <= 1 - pair; pairs++) {
          const left = mayStart ? SETS - sets - pungs : 0;
          for (let chows = 0; chows <= left; chows++) {
            const used = two + one + chows + 3 * pungs + 2 * pairs;
            if (used <= most && sets + pungs + chows <= SETS)
              put(next, one, chows, sets + pungs + chows, pair + pairs, missing + Math.max(0, used - held));
          }
        }
    states = next;
  }
  return states.get(`00${String(SETS)}1`)?.[4] ?? Infinity;
}

function pairsMissing(counts: Counts): number {
  const pairs = counts.filter((count) => count >= 2).length;
  const kinds = counts.filter((count) => count > 0).length;
  return 7 - pairs + Math.max(0, 7 - kinds);
}

function orphansMissing(counts: Counts): number {
  const kinds = OUTSIDE_KINDS.filter((kind) => counts[kind]! > 0).length;
  return 14 - kinds - (OUTSIDE_KINDS.some((kind) => counts[kind]! >= 2) ? 1 : 0);
}

/**
 * How many tiles a hand is from tenpai (shanten): 0 is tenpai, -1 complete. A fifth tile of a kind is never waited for (EMA
 * 2016 3.3.13).
 */
export function shanten(held: Counted, melds: number): number {
  const standard = standardMissing(held, melds);
  const missing = melds > 0 ? standard : Math.min(standard, pairsMissing(held.counts), orphansMissing(held.counts));
  return missing - 1;
}
