import { parseTiles } from '../../../../engine/riichi/index.ts';
import { TileImage } from '../../../base/hand/TileImage.tsx';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { tilesInWords } from '../../../base/words/tiles.ts';
import './authored.css';

/** Text in which `[123m]` stands for tiles, with its language where it differs from the page's. */
export function TextWithTiles({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  const { words } = useStrings();
  return (
    <span lang={lang}>
      {text.split(/\[([0-9mpsz ]+)\]/).map((piece, i) => {
        const tiles = i % 2 === 1 ? parseTiles(piece.replaceAll(' ', ''), 'text') : undefined;
        if (!tiles?.ok) return piece;
        return (
          <span key={i} class="tiles-in-text" role="img" aria-label={tilesInWords(tiles.value, words.tile)}>
            {tiles.value.map((tile, n) => (
              <TileImage key={n} tile={tile} words={words.tile} />
            ))}
          </span>
        );
      })}
    </span>
  );
}
