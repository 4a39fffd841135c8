import { TileImage } from '../../base/hand/TileImage.tsx';
import type { Told } from './story.ts';
import type { PlayWords } from './words.ts';
import './play.css';

interface Props {
  readonly told: Told;
  readonly words: Pick<PlayWords, 'tile'>;
}

/** A sentence with its tiles drawn where they stand in it. */
export function Sentence({ told, words }: Props) {
  const parts = told.text.split(/\{\{tiles?\}\}/);
  return (
    <>
      {parts.map((part, i) => [
        i > 0 && (
          <span class="told-tiles" key={i}>
            {told.tiles.map((tile, n) => (
              <TileImage key={n} tile={tile} words={words.tile} />
            ))}
          </span>
        ),
        part,
      ])}
    </>
  );
}
