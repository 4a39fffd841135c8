/** A tile in mpsz notation: `"5m"`, `"7z"`. */
export type Tile = string;

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The three suits. */
export const SUITS = ['m', 'p', 's'] as const;

/** The 34 kinds of tile. */
export const KINDS: readonly Tile[] = [
  ...SUITS.flatMap((suit) => NUMBERS.map((number) => `${number}${suit}`)),
  ...[1, 2, 3, 4, 5, 6, 7].map((number) => `${number}z`),
];

/** The thirteen terminals and honours. */
export const ORPHANS = KINDS.filter((kind) => isHonour(kind) || isTerminal(kind));

/** Writes mpsz out as single tiles: `"23m1z"` is 2m, 3m, 1z. */
export function listTiles(mpsz: string): Tile[] {
  const runs = mpsz.match(/\d+[mpsz]/g) ?? [];
  return runs.flatMap((run) => (run.match(/\d/g) ?? []).map((digit) => digit + run.slice(-1)));
}

/** Writes tiles in mpsz, suit by suit: 2m, 3m, 1z is `"23m1z"`. */
export function writeTiles(tiles: readonly Tile[]): string {
  const runs = [...SUITS, 'z'].map((suit) => [tiles.filter((tile) => suitOf(tile) === suit), suit] as const);
  return runs.map(([run, suit]) => (run.length === 0 ? '' : run.map(numberOf).sort().join('') + suit)).join('');
}

/** The letter after the number. */
export function suitOf(tile: Tile): string {
  return tile.charAt(1);
}

/** The number of a tile; winds are 1 to 4, dragons 5 to 7. */
export function numberOf(tile: Tile): number {
  return Number(tile.charAt(0));
}

/** Whether a tile is a wind or a dragon. */
export function isHonour(tile: Tile): boolean {
  return suitOf(tile) === 'z';
}

/** Whether a tile is a wind. */
export function isWind(tile: Tile): boolean {
  return isHonour(tile) && numberOf(tile) <= 4;
}

/** Whether a tile is a dragon. */
export function isDragon(tile: Tile): boolean {
  return isHonour(tile) && numberOf(tile) >= 5;
}

/** Whether a tile is a one or a nine of a suit. */
export function isTerminal(tile: Tile): boolean {
  return !isHonour(tile) && (numberOf(tile) === 1 || numberOf(tile) === 9);
}

/** The chow that starts with a tile, or null where none does. */
export function chowFrom(tile: Tile): Tile[] | null {
  if (isHonour(tile) || numberOf(tile) > 7) return null;
  return [0, 1, 2].map((step) => `${numberOf(tile) + step}${suitOf(tile)}`);
}

/** How often a tile stands in a list. */
export function howMany(tiles: readonly Tile[], wanted: Tile): number {
  let found = 0;
  for (const tile of tiles) if (tile === wanted) found++;
  return found;
}

/** The list without the tiles taken, or null when one of them is missing. */
export function without(tiles: readonly Tile[], taken: readonly Tile[]): Tile[] | null {
  const rest = [...tiles];
  for (const tile of taken) {
    const at = rest.indexOf(tile);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The tiles by suit and number. */
export function sorted(tiles: readonly Tile[]): Tile[] {
  const bySuit = (tile: Tile): string => suitOf(tile) + tile.charAt(0);
  return tiles.toSorted((a, b) => (bySuit(a) < bySuit(b) ? -1 : 1));
}

/** Each kind that stands in a list, once. */
export function kindsIn(tiles: readonly Tile[]): Tile[] {
  return [...new Set(tiles)];
}

/** The nine tiles of every knitted straight: 147, 258 and 369 in three suits, six ways. */
export const KNITTED: readonly (readonly Tile[])[] = [
  ['m', 'p', 's'],
  ['m', 's', 'p'],
  ['p', 'm', 's'],
  ['p', 's', 'm'],
  ['s', 'm', 'p'],
  ['s', 'p', 'm'],
].map((suits) => suits.flatMap((suit, row) => [1, 4, 7].map((number) => `${number + row}${suit}`)));
