import type { Tile } from '../../../engine/riichi/index.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { useStrings } from './strings.ts';

/** A labelled row of tiles. */
export function TileRow({ tiles, label }: { readonly tiles: readonly Tile[]; readonly label?: string }) {
  const { words } = useStrings();
  return (
    <span class="tile-row" role="img" aria-label={label ?? tilesInWords(tiles, words.tile)}>
      {tiles.map((tile, i) => (
        <TileImage key={i} tile={tile} words={words.tile} />
      ))}
    </span>
  );
}
