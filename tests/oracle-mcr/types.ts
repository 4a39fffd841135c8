import type { FanList } from './fans.ts';
import type { Options } from './options.ts';
import type { Tile } from './tiles.ts';

/** A seat wind or round wind. */
export type Wind = 'east' | 'south' | 'west' | 'north';

/** A declared set as a request writes it. */
export interface Meld {
  type: 'chow' | 'pung' | 'kong';
  form?: 'open' | 'added' | 'concealed';
  tiles: string;
}

/** A hand to score, in the JSON form of the score contract. */
export interface HandRequest {
  id?: string;
  rules: string;
  concealed: string;
  melds: Meld[];
  winningTile: Tile;
  by: 'discard' | 'draw';
  seatWind: Wind;
  roundWind: Wind;
  lastTile?: boolean;
  afterKong?: boolean;
  robbedKong?: 'added';
  flowers?: number;
  lastOfKind?: boolean;
  winningTileShown?: boolean;
}

/** A part of a hand. `declared` was laid down before the win, `exposed` with a tile of another player, `won` took the winning tile. */
export interface Group {
  kind: 'chow' | 'pung' | 'kong' | 'pair' | 'knitted' | 'single';
  tiles: Tile[];
  declared: boolean;
  exposed: boolean;
  won: boolean;
}

/** One way to read a whole hand. */
export interface Reading {
  shape: 'sets' | 'knitted-straight' | 'pairs' | 'orphans' | 'honors-and-knitted';
  groups: Group[];
}

/** What the tests of fan use: one reading, the tiles and the circumstances. */
export interface View extends Reading {
  request: HandRequest;
  options: Options;
  /** Every tile, four for a kong. */
  tiles: Tile[];
  /** Chows, pungs and kongs; the knitted straight is not among them. */
  sets: Group[];
  pungs: Group[];
  chows: Group[];
  pair: Group | undefined;
  won: Group | undefined;
  /** The kinds that would complete the hand before the win. */
  waits: () => Tile[];
}

/** The value of a hand. `fans` is one of `equalLists`, which holds every fan list of the highest total. */
export interface McrScore {
  complete: boolean;
  points: number;
  flowers: number;
  /** Whether the points reach eight without the flowers. */
  qualifying: boolean;
  fans: FanList;
  equalLists: FanList[];
}
