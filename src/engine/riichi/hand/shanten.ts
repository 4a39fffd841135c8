import { COPIES, type Counts, FIRST_HONOUR, KINDS, OUTSIDE_KINDS, rankOf } from '../../base/tile.ts';
import type { Counted } from './holding.ts';

const SETS = 4;
/** The highest rank that a chow can begin with, from 0. */
const LAST_CHOW_RANK = 6;

/** The fewest tiles missing in each state: chows begun two kinds ago and one kind ago, sets begun, and whether there is a pair. */
type Fewest = number[];
const BASE = SETS + 1;
const placeOf = (two: number, one: number, sets: number, pair: number): number =>
  ((two * BASE + one) * BASE + sets) * 2 + pair;

/** How many tiles are missing for four sets and a pair, with at most four of each kind. */
function standardMissing({ counts, all }: Counted, melds: number): number {
  let fewest: Fewest = [];
  fewest[placeOf(0, 0, melds, 0)] = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const next: Fewest = [];
    const held = counts[kind]!;
    const most = COPIES - (all[kind]! - held);
    const mostChows = kind < FIRST_HONOUR && rankOf(kind) <= LAST_CHOW_RANK ? SETS : 0;
    fewest.forEach((missing, place) => {
      const pair = place % 2;
      const sets = (place >> 1) % BASE;
      const begun = Math.floor((place >> 1) / BASE);
      const one = begun % BASE;
      for (let pungs = 0; pungs <= 1; pungs++)
        for (let pairs = 0; pairs <= 1 - pair; pairs++)
          for (let chows = 0; chows <= mostChows; chows++) {
            const used = Math.floor(begun / BASE) + one + chows + 3 * pungs + 2 * pairs;
            const made = sets + pungs + chows;
            if (used > most || made > SETS) continue;
            const to = placeOf(one, chows, made, pair + pairs);
            next[to] = Math.min(next[to] ?? Infinity, missing + Math.max(0, used - held));
          }
    });
    fewest = next;
  }
  return fewest[placeOf(0, 0, SETS, 1)]!;
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
 * 2016 3.3.13). `melds` is the number of melds.
 */
export function shanten(held: Counted, melds: number): number {
  const standard = standardMissing(held, melds);
  const missing = melds > 0 ? standard : Math.min(standard, pairsMissing(held.counts), orphansMissing(held.counts));
  return missing - 1;
}
