import type { MeldRequest, Tile } from '../engine/riichi/index.ts';

/** A player while a hand is played. */
export interface Player {
  hand: Tile[];
  melds: MeldRequest[];
  riichi: 'none' | 'riichi' | 'double';
  ippatsu: boolean;
  discards: Tile[];
  /** Whether a discard was called. */
  fed: boolean;
}
