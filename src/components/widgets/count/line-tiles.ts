import { type Tile, kindOf, parseTiles } from '../../../engine/mcr/index.ts';
import { type TableView, type TileGroup, inOrder } from '../../base/table/view.ts';

interface NumberedTile {
  readonly tile: Tile;
  readonly at: number;
}

const numbersOf = ({ tiles, first }: TileGroup): NumberedTile[] => tiles.map((tile, i) => ({ tile, at: first + i }));

/** Numbers of the tiles a line is about: as many of each kind as it names, the completed set first. */
export function tilesOfLine(tiles: string | undefined, { seats: { self }, winning }: TableView): readonly number[] {
  const read = parseTiles(tiles ?? '', 'tiles');
  if (!read.ok) return [];
  const pool = [
    ...(winning ? [winning] : []),
    ...self.hand.toReversed().flatMap(numbersOf),
    ...self.melds.flatMap((meld) => numbersOf({ tiles: inOrder(meld), first: meld.first })),
  ];
  return read.value.flatMap((tile) => {
    const found = pool.findIndex((one) => kindOf(one.tile) === kindOf(tile));
    return found < 0 ? [] : pool.splice(found, 1).map(({ at }) => at);
  });
}
