/** The 34 kinds of tile in mpsz, suits first. */
export const KINDS: readonly string[] = ['m', 'p', 's', 'z'].flatMap((suit) =>
  Array.from({ length: suit === 'z' ? 7 : 9 }, (_, index) => `${index + 1}${suit}`),
);

/** Reads tiles such as `123m067p` into single tiles; undefined when malformed. */
export function parseTiles(text: string): string[] | undefined {
  const tiles: string[] = [];
  for (const [group] of text.matchAll(/[0-9]*./gs)) {
    if (!/^([0-9]+[mps]|[1-7]+z)$/.test(group)) return undefined;
    tiles.push(...Array.from(group.slice(0, -1), (digit) => digit + group.slice(-1)));
  }
  return tiles;
}

/** The kind of a tile: a red five is a five. */
export const kindOf = (tile: string): string => (tile.startsWith('0') ? `5${tile.charAt(1)}` : tile);

/** The kinds of a well-formed string of tiles. */
export const kindsOf = (text: string | undefined): string[] => (parseTiles(text ?? '') ?? []).map(kindOf);

/** The kind of the first tile of a string of tiles. */
export const firstKind = (text: string): string => kindsOf(text)[0] ?? '';

/** Rank of a tile: 1 to 9, for honours 1 to 7. */
export const rankOf = (tile: string): number => Number(kindOf(tile).charAt(0));

/** Suit letter of a tile. */
export const suitOf = (tile: string): string => tile.charAt(1);

const PLACE = new Map([...KINDS.entries()].map(([index, kind]) => [kind, index]));
for (const suit of ['m', 'p', 's']) PLACE.set(`0${suit}`, (PLACE.get(`5${suit}`) ?? 0) - 0.5);

/** The position of a tile in the order of suits and ranks, 0 to 33; a red five comes just before the plain ones. */
const placeOf = (tile: string): number => PLACE.get(tile) ?? 0;

/** The same tiles in the order of suits and ranks. */
export const sorted = (tiles: readonly string[]): string[] => [...tiles].sort((a, b) => placeOf(a) - placeOf(b));

/** Writes tiles as one string, `1m2m5z` as `12m5z`. */
export const formatTiles = (tiles: readonly string[]): string =>
  sorted(tiles)
    .map((tile, index, all) => {
      const next = all[index + 1];
      return next !== undefined && suitOf(next) === suitOf(tile) ? tile.charAt(0) : tile;
    })
    .join('');

/** How many of a list are this one. */
export const countOf = (list: readonly string[], one: string): number => list.filter((other) => other === one).length;

/** The list without some of its entries, each taken out once. */
export function without(list: readonly string[], taken: readonly string[]): string[] {
  const rest = [...list];
  for (const one of taken) {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
