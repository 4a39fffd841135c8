import { type Counts, FIRST_HONOUR, KINDS, type Kind, OUTSIDE_KINDS, rankOf } from '../tile.ts';
import { isOrphans, isSevenPairs } from './shapes.ts';

/** The tiles of a set or part-set from its lowest kind on: how many of each of three neighbouring kinds. */
interface Piece {
  readonly uses: readonly [number, number, number];
  readonly gives: 'set' | 'pair' | 'part';
}

/** What can be taken with a kind as the lowest tile; each kind tries them in this order, so no choice is made twice. */
const PIECES: readonly Piece[] = [
  { uses: [3, 0, 0], gives: 'set' },
  { uses: [1, 1, 1], gives: 'set' },
  { uses: [2, 0, 0], gives: 'pair' },
  { uses: [2, 0, 0], gives: 'part' },
  { uses: [1, 1, 0], gives: 'part' },
  { uses: [1, 0, 1], gives: 'part' },
];

/** By shape alone: 8, less two for every set and one for every part-set (four groups at most) and for a pair. */
function standardAway(counts: Counts, melds: number): number {
  let best = 8;
  const take = (at: Kind, from: number, sets: number, parts: number, pair: boolean): void => {
    let kind = at;
    let first = from;
    while (kind < KINDS && counts[kind] === 0) {
      kind++;
      first = 0;
    }
    best = Math.min(best, 8 - 2 * sets - parts - (pair ? 1 : 0));
    if (kind === KINDS) return;
    const reach = kind < FIRST_HONOUR ? Math.min(2, 8 - rankOf(kind)) : 0;
    for (let i = first; i < PIECES.length; i++) {
      const { uses, gives } = PIECES[i]!;
      const [a, b, c] = uses;
      if (gives === 'pair' ? pair : sets + parts === 4) continue;
      if (counts[kind]! < a || (b > 0 && (reach < 1 || counts[kind + 1]! < b))) continue;
      if (c > 0 && (reach < 2 || counts[kind + 2]! < c)) continue;
      counts[kind]! -= a;
      if (b > 0) counts[kind + 1]! -= b;
      if (c > 0) counts[kind + 2]! -= c;
      take(kind, i, sets + (gives === 'set' ? 1 : 0), parts + (gives === 'part' ? 1 : 0), pair || gives === 'pair');
      counts[kind]! += a;
      if (b > 0) counts[kind + 1]! += b;
      if (c > 0) counts[kind + 2]! += c;
    }
    const left = counts[kind]!;
    counts[kind] = 0;
    take(kind, 0, sets, parts, pair);
    counts[kind] = left;
  };
  take(0, 0, melds, 0, false);
  return best;
}

function pairsAway(counts: Counts): number {
  const pairs = counts.reduce((n, count) => n + (count >= 2 ? 1 : 0), 0);
  const kinds = counts.reduce((n, count) => n + (count > 0 ? 1 : 0), 0);
  return 6 - pairs + Math.max(0, 7 - kinds);
}

function orphansAway(counts: Counts): number {
  const kinds = OUTSIDE_KINDS.filter((kind) => counts[kind]! > 0).length;
  return 13 - kinds - (OUTSIDE_KINDS.some((kind) => counts[kind]! >= 2) ? 1 : 0);
}

/** How many tiles a hand is from tenpai by its shape (shanten): 0 is tenpai, -1 complete. `melds` is the number of melds. */
export function shanten(counts: Counts, melds: number): number {
  if (melds === 0 && (isSevenPairs(counts) || isOrphans(counts))) return -1;
  const standard = standardAway(counts, melds);
  return melds > 0 ? standard : Math.min(standard, pairsAway(counts), orphansAway(counts));
}
