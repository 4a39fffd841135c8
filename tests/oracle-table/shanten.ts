import { KINDS } from './tiles.ts';

/** The most half-built sets beside 0 to 4 whole sets, first without and then with a pair; -1 where that cannot be. */
type Best = number[];

const SETS = 5;
const EMPTY: Best = Array.from({ length: 2 * SETS }, () => -1);
const raise = (best: Best, at: number, halves: number): void => {
  if (halves > (best[at] ?? 0)) best[at] = halves;
};

/** Shapes that start at one rank: the offsets of their tiles, and whether they are a whole set, a half or the pair. */
const SHAPES: [number[], 'set' | 'half' | 'pair'][] = [
  [[0, 0, 0], 'set'],
  [[0, 1, 2], 'set'],
  [[0, 0], 'pair'],
  [[0, 0], 'half'],
  [[0, 1], 'half'],
  [[0, 2], 'half'],
];

/** Tries every shape at the lowest remaining tile, each in one order only, or skips that tile; restores `counts`. */
function explore(
  counts: number[],
  from: number,
  shape: number,
  pair: number,
  sets: number,
  halves: number,
  best: Best,
) {
  let at = from;
  while (counts[at] === 0) at += 1;
  const held = counts[at];
  if (held === undefined) {
    if (sets < SETS) raise(best, pair * SETS + sets, halves);
    return;
  }
  const move = (offsets: readonly number[], by: number): void => {
    for (const offset of offsets) counts[at + offset] = (counts[at + offset] ?? 0) + by;
  };
  for (let index = at === from ? shape : 0; index < SHAPES.length; index += 1) {
    const [offsets, kind] = SHAPES[index] ?? [[], 'half'];
    const reach = offsets.at(-1) ?? 0;
    if ((kind === 'pair' && pair === 1) || (reach > 0 && (counts.length < 9 || at + reach >= counts.length))) continue;
    move(offsets, -1);
    if (offsets.every((offset) => (counts[at + offset] ?? 0) >= 0)) {
      const [whole, half] = [Number(kind === 'set'), Number(kind === 'half')];
      explore(counts, at, index, kind === 'pair' ? 1 : pair, sets + whole, halves + half, best);
    }
    move(offsets, 1);
  }
  counts[at] = 0;
  explore(counts, at, 0, pair, sets, halves, best);
  counts[at] = held;
}

const seen = new Map<number, Best>();

/** The best split of one suit, cached by its counts; honours, of which there are seven, have keys of their own. */
function bestOf(counts: readonly number[], start: number, length: number): Best {
  let key = length;
  for (let at = start; at < start + length; at += 1) key = 5 * key + (counts[at] ?? 0);
  const known = seen.get(key);
  if (known) return known;
  const best = [...EMPTY];
  explore(counts.slice(start, start + length), 0, 0, 0, 0, 0, best);
  seen.set(key, best);
  return best;
}

function join(a: Best, b: Best): Best {
  const both = [...EMPTY];
  for (let i = 0; i < a.length; i += 1) {
    const halves = a[i] ?? -1;
    for (let j = 0; halves >= 0 && j < (i < SETS ? b.length : SETS); j += 1) {
      const more = b[j] ?? -1;
      if (more >= 0 && (i % SETS) + (j % SETS) < SETS) raise(both, i + j, halves + more);
    }
  }
  return both;
}

const PLACE = new Map<string, number>([...KINDS.entries()].map(([index, kind]) => [kind, index]));
for (const suit of ['m', 'p', 's']) PLACE.set(`0${suit}`, PLACE.get(`5${suit}`) ?? 0);
const OUTSIDE = KINDS.flatMap((kind, index) => (/^([19].|.z)$/.test(kind) ? [index] : []));

/** How many tiles a concealed part is away from waiting: 0 waits, -1 is complete; `melds` sets lie on the table. */
export function shantenOf(tiles: readonly string[], melds: number): number {
  const counts = KINDS.map(() => 0);
  for (const tile of tiles) {
    const place = PLACE.get(tile) ?? 0;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const suits = [0, 9, 18, 27].map((start) => bestOf(counts, start, start < 27 ? 9 : 7));
  let least = 8;
  for (const [at, halves] of suits.reduce(join).entries()) {
    const sets = (at % SETS) + melds;
    if (halves >= 0 && sets < SETS)
      least = Math.min(least, 8 - 2 * sets - Math.min(halves, 4 - sets) - Number(at >= SETS));
  }
  if (melds > 0) return least;
  const paired = counts.filter((count) => count > 1).length;
  const kinds = counts.filter((count) => count > 0).length;
  const outside = OUTSIDE.filter((place) => (counts[place] ?? 0) > 0).length;
  const orphans = 13 - outside - Number(OUTSIDE.some((place) => (counts[place] ?? 0) > 1));
  return Math.min(least, 6 - paired + Math.max(0, 7 - kinds), orphans);
}
