import { parseTiles } from '../../engine/riichi/index.ts';
import { TileImage } from '../hand/TileImage.tsx';
import { type TileWords, tilesInWords } from './tiles.ts';

interface Props {
  /** Tiles in mpsz; nothing is drawn where there are none, or where they cannot be read. */
  readonly tiles: string | undefined;
  readonly words: TileWords;
}

/** The tiles that a line of a count is about, beside its name; equal ones are one picture, repeated. */
export function StepTiles({ tiles, words }: Props) {
  const read = tiles === undefined ? undefined : parseTiles(tiles, 'tiles');
  if (!read?.ok) return null;
  const told = { role: 'img', 'aria-label': tilesInWords(read.value, words) } as const;
  const [first, ...others] = read.value;
  if (first !== undefined && others.every((tile) => tile === first))
    return <span class="step-tiles equal" data-tile={first} data-count={read.value.length} {...told} />;
  return (
    <span class="step-tiles" {...told}>
      {read.value.map((tile, i) => (
        <TileImage key={i} tile={tile} words={words} />
      ))}
    </span>
  );
}
