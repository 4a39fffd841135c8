import { KINDS, countOf } from './tiles.ts';

/** Most half-built sets beside each number of whole sets, without and with a pair; -1 where that cannot be. */
type Best = number[][];

const nothing = (): Best => [
  [-1, -1, -1, -1, -1],
  [-1, -1, -1, -1, -1],
];
const cell = (best: Best, pair: number, sets: number): number => best[pair]?.[sets] ?? -1;
const put = (best: Best, pair: number, sets: number, halves: number): void => {
  const row = best[pair];
  if (row && sets < 5) row[sets] = Math.max(row[sets] ?? -1, halves);
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

function explore(counts: number[], at: number, pair: number, sets: number, halves: number, best: Best): void {
  while (at < counts.length && counts[at] === 0) at += 1;
  if (at >= counts.length) return put(best, pair, sets, halves);
  const move = (offsets: number[], by: number): void =>
    offsets.forEach((offset) => (counts[at + offset] = (counts[at + offset] ?? 0) + by));
  for (const [offsets, kind] of SHAPES) {
    if (counts.length < 9 && offsets.some((offset) => offset > 0)) continue;
    if (kind === 'pair' && pair === 1) continue;
    move(offsets, -1);
    if (offsets.every((offset) => (counts[at + offset] ?? -1) >= 0 && at + offset < counts.length))
      explore(
        counts,
        at,
        kind === 'pair' ? 1 : pair,
        sets + Number(kind === 'set'),
        halves + Number(kind === 'half'),
        best,
      );
    move(offsets, 1);
  }
  const held = counts[at] ?? 0;
  counts[at] = 0;
  explore(counts, at + 1, pair, sets, halves, best);
  counts[at] = held;
}

const seen = new Map<string, Best>();

function bestOf(counts: number[]): Best {
  const key = counts.join('');
  const known = seen.get(key);
  if (known) return known;
  const best = nothing();
  explore([...counts], 0, 0, 0, 0, best);
  seen.set(key, best);
  return best;
}

function join(a: Best, b: Best): Best {
  const both = nothing();
  for (const pairA of [0, 1])
    for (const pairB of [0, 1])
      for (let setsA = 0; setsA < 5; setsA += 1)
        for (let setsB = 0; setsA + setsB < 5; setsB += 1) {
          const [halvesA, halvesB] = [cell(a, pairA, setsA), cell(b, pairB, setsB)];
          if (pairA + pairB < 2 && halvesA >= 0 && halvesB >= 0)
            put(both, pairA + pairB, setsA + setsB, halvesA + halvesB);
        }
  return both;
}

const isOutside = (kind: string): boolean => /^([19].|.z)$/.test(kind);

/** How many tiles a concealed part is away from waiting: 0 waits, -1 is complete; `melds` sets lie on the table. */
export function shantenOf(kinds: readonly string[], melds: number): number {
  const suit = (letter: string): number[] =>
    KINDS.filter((kind) => kind.endsWith(letter)).map((kind) => countOf(kinds, kind));
  const all = ['m', 'p', 's', 'z'].map((letter) => bestOf(suit(letter))).reduce(join);
  let least = 8;
  for (const pair of [0, 1])
    for (let sets = 0; sets + melds < 5; sets += 1) {
      const halves = cell(all, pair, sets);
      if (halves >= 0) least = Math.min(least, 8 - 2 * (sets + melds) - Math.min(halves, 4 - sets - melds) - pair);
    }
  if (melds > 0) return least;
  const different = [...new Set(kinds)];
  const paired = different.filter((kind) => countOf(kinds, kind) > 1);
  const outside = different.filter(isOutside);
  const pairs = 6 - paired.length + Math.max(0, 7 - different.length);
  return Math.min(least, pairs, 13 - outside.length - Number(paired.some(isOutside)));
}
