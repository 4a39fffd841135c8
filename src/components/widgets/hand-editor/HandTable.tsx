import { type Tile, formatTiles } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { named } from '../../../i18n/signs.ts';
import { TileImage } from '../../base/hand/TileImage.tsx';
import { handLabel } from '../../base/table/label.ts';
import { layTable } from '../../base/table/view.ts';
import { tilesInWords } from '../../base/words/tiles.ts';
import { type Draft, requestOf, tilesOf, wantedCount } from './draft.ts';
import { withoutTile } from './edit.ts';
import { useRoving } from './roving.ts';
import { useStrings } from './strings.ts';

interface Props {
  readonly draft: Draft;
  readonly rules: string;
  readonly onChange: (draft: Draft) => void;
}

interface TileButtonProps {
  readonly tile: Tile;
  /** Label that offers to remove it. */
  readonly offer: string;
  readonly tabIndex: 0 | -1;
  readonly onRemove: () => void;
}

/** A tile on the table; a tap removes it, and the second tap of a double tap is ignored. */
function TileButton({ tile, offer, tabIndex, onRemove }: TileButtonProps) {
  const { words } = useStrings();
  const label = fill(offer, { tile: tilesInWords([tile], words.tile) });
  const onClick = ({ detail }: MouseEvent): void => {
    if (detail < 2) onRemove();
  };
  return (
    <button type="button" class="tile-button" aria-label={label} tabIndex={tabIndex} onClick={onClick}>
      <TileImage tile={tile} words={words.tile} />
    </button>
  );
}

const places = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, i) => i);

/** The hand on the table: concealed tiles, the winning tile apart, and placeholders for missing tiles. */
export function HandTable({ draft, rules, onChange }: Props) {
  const { words, lang } = useStrings();
  const request = requestOf(draft, rules);
  const tiles = tilesOf(request.concealed);
  const winning = tilesOf(request.winningTile)[0];
  const roving = useRoving([tiles.length + (winning === undefined ? 0 : 1)]);
  const readable = { ...request, concealed: formatTiles(tiles), winningTile: winning ?? '' };
  const settled = { ...draft, concealed: request.concealed, winningTile: request.winningTile };
  const change = (next: Draft): void => {
    roving.keepFocus();
    onChange(next);
  };
  return (
    <div
      class="on-table"
      role="group"
      tabIndex={-1}
      aria-label={named(words.scorer.table, handLabel(layTable(readable), words), lang)}
      ref={roving.box}
      onKeyDown={roving.onKeyDown}
    >
      {tiles.map((tile, i) => (
        <TileButton
          key={i}
          tile={tile}
          offer={words.scorer.remove}
          tabIndex={roving.tabIndexAt(0, i)}
          onRemove={() => change(withoutTile(settled, 'concealed', i))}
        />
      ))}
      {places(wantedCount(draft) - tiles.length).map((i) => (
        <span key={`slot${i}`} class="slot" />
      ))}
      <span class="winning-place">
        {winning === undefined ? (
          <span class="slot" />
        ) : (
          <TileButton
            tile={winning}
            offer={words.scorer['remove.winning']}
            tabIndex={roving.tabIndexAt(0, tiles.length)}
            onRemove={() => change({ ...settled, winningTile: '' })}
          />
        )}
        <span class="winning-name" aria-hidden="true">
          {words.hand['name.winning']}
        </span>
      </span>
    </div>
  );
}
