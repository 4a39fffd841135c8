import type { Meld } from '../../base/melds.ts';
import type { Counts, Kind } from '../../base/tile.ts';

/**
 * A complete or unfinished MCR hand that passed the check: valid tiles and copies, nothing impossible about the win.
 */
export interface McrHand {
  /** Concealed tiles of each kind, the winning tile among them. */
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  readonly winning: Kind;
  readonly byDraw: boolean;
  /** The kinds of the own wind and of the round's. */
  readonly seat: Kind;
  readonly round: Kind;
  /** Won on the last tile of the wall, or on the discard after it. */
  readonly lastTile: boolean;
  /** Won on the tile that replaced a kong's fourth. */
  readonly afterKong: boolean;
  /** Won on a tile that another player added to a pung. */
  readonly robbedKong: boolean;
  /** The other three of the winning tile's kind lie open for all to see. */
  readonly lastOfKind: boolean;
  readonly winningTileShown: boolean;
  /** Exposed flowers, 0 to 8. */
  readonly flowers: number;
}
