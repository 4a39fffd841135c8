import { useRef, useState } from 'preact/hooks';
import { TILE_OF_KIND, type Tile } from '../../../engine/riichi/index.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { useStrings } from './strings.ts';

const ROW = 9;
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: ROW, ArrowUp: -ROW };

interface Props {
  readonly label: string;
  /** Whether several tiles are sent with a button; otherwise the first tap answers. */
  readonly several: boolean;
  readonly onAnswer: (tiles: readonly Tile[]) => void;
}

/** Tiles to tap; one tab stop with arrow-key navigation. */
export function TilePick({ label, several, onAnswer }: Props) {
  const { words } = useStrings();
  const [chosen, setChosen] = useState<readonly Tile[]>([]);
  const [at, setAt] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const choose = (tile: Tile): void => {
    if (!several) onAnswer([tile]);
    else setChosen((before) => (before.includes(tile) ? before.filter((one) => one !== tile) : [...before, tile]));
  };
  const move = (event: KeyboardEvent): void => {
    const step = MOVES[event.key];
    const next = at + (step ?? 0);
    if (step === undefined || TILE_OF_KIND[next] === undefined) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onAnswer(chosen);
      }}
    >
      <div class="tile-grid" role="group" aria-label={label} ref={grid} onKeyDown={move}>
        {TILE_OF_KIND.map((tile, i) => (
          <button
            key={tile}
            type="button"
            class="tile-button"
            tabIndex={i === at ? 0 : -1}
            aria-label={tilesInWords([tile], words.tile)}
            {...(several ? { 'aria-pressed': chosen.includes(tile) } : {})}
            onFocus={() => setAt(i)}
            onClick={() => choose(tile)}
          >
            <TileImage tile={tile} words={words.tile} />
          </button>
        ))}
      </div>
      {several && (
        <button type="submit" class="button wide" disabled={chosen.length === 0}>
          {words.practice.check}
        </button>
      )}
    </form>
  );
}
