import { TileImage } from '../../base/hand/TileImage.tsx';
import type { TableLine } from './table-lines.ts';
import type { PlayWords } from './words.ts';
import './play.css';

interface Props {
  readonly line: TableLine;
  readonly words: Pick<PlayWords, 'tile'>;
}

/** A sentence with its tiles drawn inline. */
export function Sentence({ line, words }: Props) {
  const parts = line.text.split(/\{\{tiles?\}\}/);
  return (
    <>
      {parts.map((part, i) => [
        i > 0 && (
          <span class="told-tiles" key={i}>
            {line.tiles.map((tile, n) => (
              <TileImage key={n} tile={tile} words={words.tile} />
            ))}
          </span>
        ),
        part,
      ])}
    </>
  );
}
