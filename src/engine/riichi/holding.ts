import { RED_BIT, scanTiles } from '../notation.ts';
import { type Result, ok, refuse } from '../result.ts';
import { COPIES, type Counts, type Kind, TILE_OF_KIND, type Tile, isTile, kindOf, noTiles } from '../tile.ts';

/** Concealed tiles before or after a draw, with how many melds lie open or declared and what is in them. */
export interface Holding {
  /** In mpsz. */
  readonly concealed: string;
  /** The tiles of each meld, in mpsz. */
  readonly melds?: readonly string[];
}

/** A holding that was read: concealed counts, and counts over the melds too. */
export interface Held {
  readonly counts: Counts;
  readonly all: Counts;
  readonly melds: number;
}

/** Reads a holding that must have `size` tiles less three for each meld: 13 before a draw, 14 after. */
export function readHolding({ concealed, melds = [] }: Holding, size: 13 | 14): Result<Held> {
  const codes: number[] = [];
  let error = scanTiles(concealed, 'concealed', codes);
  const held = codes.length;
  melds.forEach((meld, i) => (error ??= scanTiles(meld, `melds[${String(i)}]`, codes)));
  if (error) return { ok: false, error };
  const wanted = size - 3 * melds.length;
  if (held !== wanted) return refuse('wrong-tile-count', 'concealed', { melds: melds.length, wanted, count: held });
  const counts = noTiles();
  const all = noTiles();
  codes.forEach((code, i) => {
    if (i < held) counts[code % RED_BIT]!++;
    all[code % RED_BIT]!++;
  });
  const five = all.findIndex((count) => count > COPIES);
  if (five >= 0)
    return refuse('too-many-copies', 'concealed', { tile: TILE_OF_KIND[five]!, count: all[five]!, most: COPIES });
  return ok({ counts, all, melds: melds.length });
}

/** Reads one tile; `field` names the place. */
export const readTile = (tile: string, field: string): Result<Kind> =>
  isTile(tile) ? ok(kindOf(tile)) : refuse('one-tile', field);

/** The plain tiles of kinds. */
export const tilesOf = (kinds: readonly Kind[]): Tile[] => kinds.map((kind) => TILE_OF_KIND[kind]!);
