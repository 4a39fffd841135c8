/** Tiles as texts like `5m`, red fives written as plain ones. Everything here is deliberately naive. */
export type Tiles = readonly string[];

const HONOURS = ['1z', '2z', '3z', '4z', '5z', '6z', '7z'];
const SUITED = ['m', 'p', 's'].flatMap((suit) => ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((n) => n + suit));

/** All 34 kinds. */
export const KINDS: Tiles = [...SUITED, ...HONOURS];
const ORPHANS: Tiles = ['1m', '9m', '1p', '9p', '1s', '9s', ...HONOURS];

function less(tiles: Tiles, taken: Tiles): Tiles | undefined {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

const run = (tile: string): Tiles | undefined => {
  const n = Number(tile[0]);
  const suit = tile[1] ?? '';
  return suit === 'z' || n > 7 ? undefined : [tile, String(n + 1) + suit, String(n + 2) + suit];
};

/** Whether tiles split into sets: the smallest tile is in a pung or starts a run. */
function areSets(tiles: Tiles): boolean {
  const [first] = [...tiles].sort((a, b) => KINDS.indexOf(a) - KINDS.indexOf(b));
  if (first === undefined) return true;
  const chow = run(first);
  return [[first, first, first], ...(chow ? [chow] : [])].some((set) => {
    const rest = less(tiles, set);
    return rest !== undefined && areSets(rest);
  });
}

const countOf = (tiles: Tiles, tile: string): number => tiles.filter((one) => one === tile).length;

/** Whether concealed tiles are complete: sets and a pair, seven different pairs, thirteen orphans. */
function isComplete(tiles: Tiles): boolean {
  const kinds = [...new Set(tiles)];
  if (tiles.length === 14 && kinds.length === 7 && kinds.every((kind) => countOf(tiles, kind) === 2)) return true;
  if (tiles.length === 14 && ORPHANS.every((tile) => tiles.includes(tile)) && kinds.length === 13) return true;
  return kinds.some((kind) => {
    const rest = less(tiles, [kind, kind]);
    return rest !== undefined && areSets(rest);
  });
}

/** Whether waiting tiles wait as thirteen orphans. */
export const waitsAsOrphans = (tiles: Tiles): boolean =>
  tiles.length === 13 &&
  KINDS.some(
    (kind) =>
      ORPHANS.every((tile) => [...tiles, kind].includes(tile)) &&
      ORPHANS.includes(kind) &&
      tiles.every((tile) => ORPHANS.includes(tile)),
  );

const found = new WeakMap<Tiles, Tiles>();

/** The tiles that complete a hand, computed once per hand. */
export function waitsOf(tiles: Tiles): Tiles {
  const waits = found.get(tiles) ?? KINDS.filter((kind) => isComplete([...tiles, kind]));
  found.set(tiles, waits);
  return waits;
}
