import { type DeadTile, type Tile, deadWallAfter } from '../../../engine/riichi/index.ts';

/** Distance between stacks, and between upper and lower tiles. */
export const COLUMN = 38;
const LOWER = 50;
/** Vertical offset of a tile. */
export const rowOf = (upper: boolean): number => (upper ? 0 : LOWER);
/** Gap between the dead wall and tiles moved to it. */
const APART = 2;

/** A tile of the dead wall and its position. */
export interface DrawnTile {
  readonly x: number;
  readonly y: number;
  readonly face?: Tile | undefined;
  readonly badge?: number | undefined;
  readonly gone?: boolean;
}

function drawn(
  { role, number, stack, upper, turned }: DeadTile,
  indicators: readonly Tile[],
  lowered: boolean,
): DrawnTile {
  const place = { x: stack * COLUMN, y: rowOf(upper) };
  switch (role) {
    case 'replacement':
      return { ...(lowered && number === 1 ? { x: -COLUMN, y: LOWER } : place), badge: number, gone: turned };
    case 'indicator': {
      const face = indicators[number];
      return { ...place, face, badge: face === undefined && number > 0 ? number : undefined };
    }
    case 'under-indicator':
      return place;
    case 'moved':
      return { ...place, x: place.x + APART };
  }
}

/**
 * The dead wall from the break to the right, with the indicators that lie open: replacement tiles numbered in the order in
 * which they are taken, the places of the kan dora indicators numbered likewise. Every indicator after the first means a kong.
 */
export const deadWallTiles = (indicators: readonly Tile[], lowered: boolean): DrawnTile[] =>
  deadWallAfter(Math.max(0, indicators.length - 1)).map((tile) => drawn(tile, indicators, lowered));
