import { TILE_OF_KIND, type Tile } from '../../../engine/riichi/index.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { tilesInWords } from '../../base/words/tiles.ts';
import { Choice } from './Choice.tsx';
import { useRoving } from './roving.ts';
import { useStrings } from './strings.ts';

const SUITS = ['m', 'p', 's', 'z'] as const;

/** Tiles by suit, with the red five last if the rulebook has one. */
const rowsWith = (reds: boolean): readonly (readonly Tile[])[] =>
  SUITS.map((suit) => {
    const plain = TILE_OF_KIND.filter((tile) => tile.endsWith(suit));
    return reds && suit !== 'z' ? [...plain, `0${suit}` as Tile] : plain;
  });

interface Props {
  readonly reds: boolean;
  readonly isUsed: (tile: Tile) => boolean;
  readonly onPick: (tile: Tile) => void;
  readonly onBackspace: () => void;
}

/** Tile buttons, one suit at a time on narrow screens, with arrow-key navigation. */
export function Picker({ reds, isUsed, onPick, onBackspace }: Props) {
  const { words } = useStrings();
  const { scorer } = words;
  const rows = rowsWith(reds);
  const { box, spot, setSpot, onKeyDown, tabIndexAt } = useRoving(rows.map((row) => row.length));
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      onBackspace();
    } else onKeyDown(event);
  };
  return (
    <div class="picker">
      <div class="suits">
        <Choice
          legend={scorer.suit}
          hideLegend
          name="suit"
          options={SUITS.map((suit) => [suit, scorer[`suit.${suit}`]])}
          value={SUITS[spot.row] ?? 'm'}
          onChange={(suit) => setSpot({ row: SUITS.indexOf(suit), column: 0 })}
        />
      </div>
      <div class="tiles" role="group" aria-label={scorer.tiles} ref={box} onKeyDown={pressed}>
        {rows.map((row, r) => (
          <div key={SUITS[r]} class={r === spot.row ? 'tile-row open' : 'tile-row'}>
            {row.map((tile, c) => (
              <button
                key={tile}
                type="button"
                class="tile-button"
                aria-label={tilesInWords([tile], words.tile)}
                aria-disabled={isUsed(tile) ? 'true' : undefined}
                tabIndex={tabIndexAt(r, c)}
                onFocus={() => setSpot({ row: r, column: c })}
                onClick={() => onPick(tile)}
              >
                <TileImage tile={tile} words={words.tile} />
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
