import type { Tile } from '../../engine/riichi/index.ts';
import { DEAD_STACKS } from './walls.ts';

/** From one stack to the next, and from the upper tiles to the lower. */
export const COLUMN = 38;
const LOWER = 50;
const REPLACEMENT_STACKS = 2;

/** A tile of the dead wall where it is drawn. */
export interface DrawnTile {
  readonly x: number;
  readonly y: number;
  readonly face?: Tile | undefined;
  readonly badge?: number | undefined;
  readonly gone?: boolean;
}

/**
 * The dead wall from the break to the right: replacement tiles numbered in the order in which they are taken, the places
 * of the kan dora indicators numbered likewise. Every indicator after the first means that a kong took a replacement
 * tile and the last tile of the live wall came to the right end.
 */
export function deadWallTiles(indicators: readonly Tile[], lowered: boolean): DrawnTile[] {
  const kongs = Math.max(0, indicators.length - 1);
  const stacks = Array.from({ length: DEAD_STACKS }, (_, stack): DrawnTile[] => {
    const x = stack * COLUMN;
    if (stack < REPLACEMENT_STACKS) {
      const first = 2 * stack + 1;
      const set = lowered && stack === 0;
      return [
        { x: set ? -COLUMN : x, y: set ? LOWER : 0, badge: first, gone: kongs >= first },
        { x, y: LOWER, badge: first + 1, gone: kongs > first },
      ];
    }
    const place = stack - REPLACEMENT_STACKS;
    const face = indicators[place];
    return [
      { x, y: 0, face, badge: face === undefined && place > 0 ? place : undefined },
      { x, y: LOWER },
    ];
  });
  const added = Array.from({ length: kongs }, (_, i): DrawnTile => {
    const x = (DEAD_STACKS + Math.floor(i / 2)) * COLUMN + 2;
    return { x, y: i % 2 === 0 ? LOWER : 0 };
  });
  return [...stacks.flat(), ...added];
}
