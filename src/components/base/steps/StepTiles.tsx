import { parseTiles } from '../../../engine/riichi/index.ts';
import { TileImage } from '../hand/TileImage.tsx';
import { facesOf } from '../hand/TileRun.tsx';
import { runsOf } from '../hand/runs.ts';
import { type TileWords, tilesInWords } from '../words/tiles.ts';

interface Props {
  /** Tiles in mpsz; draws nothing if there are none or they cannot be parsed. */
  readonly tiles: string | undefined;
  readonly words: TileWords;
}

/** Tiles of a line in a count, beside its name; equal tiles or a run of a suit are one element. */
export function StepTiles({ tiles, words }: Props) {
  const read = tiles === undefined ? undefined : parseTiles(tiles, 'tiles');
  if (!read?.ok) return null;
  const labelProps = { role: 'img', 'aria-label': tilesInWords(read.value, words) } as const;
  const [run, ...others] = runsOf(read.value, 0);
  if (run && others.length === 0)
    return <span class={`step-tiles tile${run.faces.length > 1 ? ' run' : ''}`} {...facesOf(run)} {...labelProps} />;
  return (
    <span class="step-tiles" {...labelProps}>
      {read.value.map((tile, i) => (
        <TileImage key={i} tile={tile} words={words} />
      ))}
    </span>
  );
}
