import { type MeldRequest, type Seat, type Tile, compareTiles, parseTiles } from '../../../engine/riichi/index.ts';

/** How a tile lies: upright or turned, face up or down, alone or with a tile added beside it. */
export interface LaidTile {
  readonly tile: Tile;
  readonly turned?: true;
  readonly down?: true;
  readonly added?: Tile;
}

/** A meld as it lies: the layout from left to right, and all its tiles for the label. */
export interface LaidMeld {
  readonly form: 'chow' | 'pung' | 'kong-open' | 'kong-added' | 'kong-concealed';
  readonly from: Seat | undefined;
  readonly laid: readonly LaidTile[];
  readonly tiles: readonly Tile[];
}

const tilesIn = (text: string | undefined): readonly Tile[] => {
  const read = parseTiles(text ?? '', 'tiles');
  return read.ok ? read.value : [];
};

/** Position of the turned tile: it shows who discarded it (EMA 2016 3.3.8). */
const placeOf = (from: Seat | undefined, count: number): number =>
  from === 'right' ? count - 1 : from === 'across' ? 1 : 0;

function openLaid(meld: MeldRequest, tiles: readonly Tile[]): LaidTile[] {
  const added = meld.type === 'kong' && meld.form === 'added' ? tiles.at(-1) : undefined;
  const shown = added === undefined ? tiles : tiles.slice(0, -1);
  const called = shown.find((tile) => tile === meld.called) ?? shown[0];
  if (called === undefined) return [];
  const rest = shown.toSpliced(shown.indexOf(called), 1).map((tile): LaidTile => ({ tile }));
  const turned: LaidTile = added === undefined ? { tile: called, turned: true } : { tile: called, turned: true, added };
  return rest.toSpliced(placeOf(meld.from, shown.length), 0, turned);
}

/** Lays out a meld; a concealed kong shows its outer tiles, a red five on the outside. */
export function layMeld(meld: MeldRequest): LaidMeld {
  const tiles = tilesIn(meld.tiles).toSorted(compareTiles);
  if (meld.type !== 'kong') return { form: meld.type, from: meld.from, tiles, laid: openLaid(meld, tiles) };
  if (meld.form !== 'concealed')
    return { form: `kong-${meld.form}`, from: meld.from, tiles, laid: openLaid(meld, tiles) };
  const laid = tiles.map((tile, i): LaidTile => (i === 0 || i === tiles.length - 1 ? { tile } : { tile, down: true }));
  return { form: 'kong-concealed', from: undefined, tiles, laid };
}
