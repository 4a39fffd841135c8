import {
  type HandRequest,
  type Seat,
  type Tile,
  type Wind,
  compareTiles,
  parseTiles,
} from '../../../engine/riichi/index.ts';
import { type LaidMeld, type LaidTile, layMeld } from '../hand/layout.ts';

/**
 * Concealed tiles that lie together. Every tile of a hand has a number for reasons to point at: first the concealed tiles as
 * they lie, then the winning tile, the melds, the indicators.
 */
export interface TileGroup {
  readonly tiles: readonly Tile[];
  /** Table number of its first tile. */
  readonly first: number;
}

/** A meld, and the table number of its first tile. */
export interface TableMeld extends LaidMeld {
  readonly first: number;
}

/** What lies before one player. A lone hand leaves out what only a whole table has. */
export interface SeatView {
  /** One group for a hand as it is held, or one per set of a reading with the completed set last. */
  readonly hand: readonly TileGroup[];
  readonly melds: readonly TableMeld[];
  readonly discards?: readonly LaidTile[];
  /** Flowers and seasons, by the names of their drawings. */
  readonly flowers?: readonly string[];
  /** Whether a riichi stick is on the table. */
  readonly stick?: boolean;
}

/** A table to draw: what lies before each player, the winning tile, indicators, winds. */
export interface TableView {
  readonly seats: Readonly<{ self: SeatView } & Partial<Record<Seat, SeatView>>>;
  readonly winning: { readonly tile: Tile; readonly at: number } | undefined;
  readonly by: HandRequest['by'];
  /** Whether the sets of a reading are drawn apart. */
  readonly isParted: boolean;
  readonly isClosed: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly dora: TileGroup;
  readonly ura: TileGroup;
}

/** Parses tiles in mpsz; empty if they cannot be parsed. */
export const tilesIn = (text: string | undefined): readonly Tile[] => {
  const read = parseTiles(text ?? '', 'tiles');
  return read.ok ? read.value : [];
};

/** Tiles of a set from left to right as they lie; an added tile comes last. */
export const inOrder = ({ laid }: LaidMeld): readonly Tile[] => [
  ...laid.map(({ tile }) => tile),
  ...laid.flatMap(({ added }) => (added === undefined ? [] : [added])),
];

/** Lays out the hand of a request, with its concealed sets apart if given; parts that cannot be parsed are left out. */
export function layTable(request: HandRequest, sets?: readonly (readonly Tile[])[]): TableView {
  let next = 0;
  const numbered = (tiles: readonly Tile[]): TileGroup => {
    const first = next;
    next += tiles.length;
    return { tiles, first };
  };
  const laid = (request.melds ?? []).map(layMeld);
  const concealed = tilesIn(request.concealed).toSorted(compareTiles);
  const winning = tilesIn(request.winningTile)[0];
  const hand = (sets ?? [concealed]).map(numbered);
  const at = numbered(winning === undefined ? [] : [winning]).first;
  const melds = laid.map((meld) => ({ ...meld, first: numbered(inOrder(meld)).first }));
  return {
    seats: { self: { hand, melds } },
    winning: winning === undefined ? undefined : { tile: winning, at },
    by: request.by,
    isParted: sets !== undefined,
    isClosed: laid.every(({ form }) => form === 'kong-concealed'),
    seatWind: request.seatWind,
    roundWind: request.roundWind,
    dora: numbered(tilesIn(request.doraIndicators)),
    ura: numbered(tilesIn(request.uraIndicators)),
  };
}
