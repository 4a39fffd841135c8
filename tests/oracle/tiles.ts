/** The 34 kinds of tile, each written as number and suit. */
export const KINDS = [
  ...['m', 'p', 's'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${n}${suit}`)),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `${n}z`),
];

/** The thirteen terminals and honours. */
export const ORPHANS = KINDS.filter((tile) => isOrphan(tile));

/** Writes out mpsz as a list of single tiles: `"23m0p"` is 2m, 3m, 0p. */
export function listTiles(mpsz: string): string[] {
  const list: string[] = [];
  for (const run of mpsz.match(/\d+[mpsz]/g) ?? []) {
    for (const digit of run.slice(0, -1)) list.push(digit + run.slice(-1));
  }
  return list;
}

/** The tile without its red mark. */
export function plain(tile: string): string {
  return tile.startsWith('0') ? `5${suitOf(tile)}` : tile;
}

/** The suit letter of a tile. */
export function suitOf(tile: string): string {
  return tile.slice(1);
}

/** The number of a tile, 5 for a red five. */
export function numberOf(tile: string): number {
  return Number(plain(tile).slice(0, 1));
}

/** Whether a tile is a wind or a dragon. */
export function isHonour(tile: string): boolean {
  return suitOf(tile) === 'z';
}

/** Whether a tile is a one or a nine of a suit. */
export function isTerminal(tile: string): boolean {
  return !isHonour(tile) && (numberOf(tile) === 1 || numberOf(tile) === 9);
}

/** Whether a tile is a terminal or an honour. */
export function isOrphan(tile: string): boolean {
  return isHonour(tile) || isTerminal(tile);
}

/** The tile some steps up in the same suit, or null past the end. */
export function above(tile: string, steps: number): string | null {
  const number = numberOf(tile) + steps;
  return isHonour(tile) || number > 9 ? null : `${number}${suitOf(tile)}`;
}

/** How many times a tile stands in a list. */
export function howMany(tiles: string[], wanted: string): number {
  return tiles.filter((tile) => tile === wanted).length;
}

/** The list without the given tiles, or null when one of them is missing. */
export function without(tiles: string[], taken: string[]): string[] | null {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The dora that an indicator points to. */
export function doraOf(indicator: string): string {
  const circles = ['123456789m', '123456789p', '123456789s', '1234z', '567z'].map(listTiles);
  for (const circle of circles) {
    const at = circle.indexOf(plain(indicator));
    const next = circle[(at + 1) % circle.length];
    if (at >= 0 && next !== undefined) return next;
  }
  throw new Error(`not a tile: ${indicator}`);
}
