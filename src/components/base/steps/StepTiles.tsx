import { parseTiles } from '../../../engine/riichi/index.ts';
import { TileImage } from '../hand/TileImage.tsx';
import { facesOf } from '../hand/TileRun.tsx';
import { runsOf } from '../hand/runs.ts';
import { type TileWords, tilesInWords } from '../words/tiles.ts';

interface Props {
  /** Tiles in mpsz; nothing is drawn where there are none, or where they cannot be read. */
  readonly tiles: string | undefined;
  readonly words: TileWords;
}

/** The tiles that a line of a count is about, beside its name; equal ones, or some of one suit, are one element. */
export function StepTiles({ tiles, words }: Props) {
  const read = tiles === undefined ? undefined : parseTiles(tiles, 'tiles');
  if (!read?.ok) return null;
  const told = { role: 'img', 'aria-label': tilesInWords(read.value, words) } as const;
  const [run, ...others] = runsOf(read.value, 0);
  if (run && others.length === 0)
    return <span class={`step-tiles tile${run.faces.length > 1 ? ' run' : ''}`} {...facesOf(run)} {...told} />;
  return (
    <span class="step-tiles" {...told}>
      {read.value.map((tile, i) => (
        <TileImage key={i} tile={tile} words={words} />
      ))}
    </span>
  );
}
