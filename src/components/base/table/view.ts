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
 * Every tile of the hand has a number, so that reasons can point at it: first the concealed ones as they lie, then the
 * winning tile, then the sets, then the indicators. These are the concealed tiles that lie together.
 */
export interface TileGroup {
  readonly tiles: readonly Tile[];
  /** The number of its first tile. */
  readonly first: number;
}

/** A set laid open, or a concealed kong, and the number of its first tile. */
export interface TableMeld extends LaidMeld {
  readonly first: number;
}

/** What lies before one player. A hand alone leaves out what only a whole table has. */
export interface SeatView {
  /** One group for a hand as it is held; one for each set of a reading, the set that the winning tile ends last. */
  readonly hand: readonly TileGroup[];
  readonly melds: readonly TableMeld[];
  readonly discards?: readonly LaidTile[];
  /** Flowers and seasons laid aside, by the names of their drawings. */
  readonly flowers?: readonly string[];
  /** Whether a riichi stick lies out. */
  readonly stick?: boolean;
}

/** A table as it is drawn: what lies before each player, the winning tile, the indicators and the winds. */
export interface TableView {
  readonly seats: Readonly<{ self: SeatView } & Partial<Record<Seat, SeatView>>>;
  readonly winning: { readonly tile: Tile; readonly at: number } | undefined;
  readonly by: HandRequest['by'];
  /** Whether the sets of a reading lie apart. */
  readonly isParted: boolean;
  readonly isClosed: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly dora: TileGroup;
  readonly ura: TileGroup;
}

/** Tiles in mpsz; none where they cannot be read. */
export const tilesIn = (text: string | undefined): readonly Tile[] => {
  const read = parseTiles(text ?? '', 'tiles');
  return read.ok ? read.value : [];
};

/** The tiles of a set from left to right as they lie; one that was added to it comes last. */
export const inOrder = ({ laid }: LaidMeld): readonly Tile[] => [
  ...laid.map(({ tile }) => tile),
  ...laid.flatMap(({ added }) => (added === undefined ? [] : [added])),
];

/** Lays out the hand of a request, its concealed sets apart where they are given; what cannot be read is left out. */
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
