import { RED_FIVES, TILE_OF_KIND, type Tile } from './tile.ts';

/** Every tile code: the 34 kinds, then the three red fives. */
export const TILES: readonly Tile[] = [...TILE_OF_KIND, ...RED_FIVES];
