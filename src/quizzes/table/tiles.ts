import { TILE_OF_KIND, type Tile, isRed, kindOf, parseTiles } from '../../engine/riichi/index.ts';
import type { Random } from '../base/random.ts';

const COPIES = 4;

/** Tiles in mpsz; none where they cannot be read. */
export const tilesIn = (text: string): readonly Tile[] => {
  const read = parseTiles(text, 'tiles');
  return read.ok ? read.value : [];
};

/** A tile as a plain one: a red five is a five. */
const plainOf = (tile: Tile): Tile => (isRed(tile) ? (TILE_OF_KIND[kindOf(tile)] ?? tile) : tile);

/** Reads a tile as a plain one; undefined if it cannot be read. */
export function plainIn(text: string): Tile | undefined {
  const [tile] = tilesIn(text);
  return tile && plainOf(tile);
}

/** What is left of a set of tiles, to draw from. */
export interface Wall {
  /** Takes a tile of this kind; false when none is left. */
  readonly take: (tile: Tile) => boolean;
  /** Draws a tile of another kind. */
  readonly draw: (random: Random, but?: readonly Tile[]) => Tile;
}

/** The wall without these tiles. */
export function wallWithout(seen: readonly Tile[]): Wall {
  const left = new Map(TILE_OF_KIND.map((tile) => [tile, COPIES]));
  const take = (tile: Tile): boolean => {
    const plain = plainOf(tile);
    const count = left.get(plain) ?? 0;
    left.set(plain, Math.max(0, count - 1));
    return count > 0;
  };
  seen.forEach(take);
  return {
    take,
    draw: (random, but = []) => {
      const tile = random.pick(TILE_OF_KIND.filter((one) => (left.get(one) ?? 0) > 0 && !but.includes(one)));
      take(tile);
      return tile;
    },
  };
}
