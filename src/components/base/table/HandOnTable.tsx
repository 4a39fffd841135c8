import { type Tile, TILE_OF_KIND, type Wind, windKind } from '../../../engine/riichi/index.ts';
import type { HandWords } from '../hand/label.ts';
import { TileImage } from '../hand/TileImage.tsx';
import { Part } from './Part.tsx';
import { handLabel } from './label.ts';
import type { Mark } from './marks.ts';
import { partsOf } from './parts.ts';
import type { TableView, TileGroup } from './view.ts';
import '../hand/hand.css';
import './table.css';

interface Props {
  readonly view: TableView;
  readonly words: HandWords;
  /** Marks on tiles; only sets, called or laid out by a reading, carry them. */
  readonly marks?: readonly Mark[];
  /** Small and in one row, for a hand that stays in sight. */
  readonly compact?: boolean;
  /** Whether to show the winds beside the indicators. */
  readonly winds?: boolean;
  /** Whether the hand is described elsewhere, so it is hidden from screen readers. */
  readonly isRepeated?: boolean;
}

const windTile = (wind: Wind): readonly Tile[] => TILE_OF_KIND.slice(windKind(wind), windKind(wind) + 1);

/** A hand on the table under one label, with set, winning-tile and meld captions and the indicators. */
export function HandOnTable({ view, words, marks = [], compact = false, winds = false, isRepeated = false }: Props) {
  const { held, parts } = partsOf(view, marks, words.hand);
  const besideHand = (name: string, { tiles, first }: Partial<TileGroup>) =>
    tiles?.length ? (
      <span class="indicators">
        <span class="indicators-name">{name}</span>{' '}
        {tiles.map((tile, i) => (
          <TileImage key={i} tile={tile} words={words.tile} at={first === undefined ? undefined : first + i} />
        ))}
      </span>
    ) : null;
  const labelProps = isRepeated
    ? ({ 'aria-hidden': true } as const)
    : { role: 'img' as const, 'aria-label': handLabel(view, words) };
  const shape = [
    'hand-on-table not-content',
    compact && 'compact',
    view.isParted && 'parted',
    view.seats.self.melds.length > 0 && 'with-melds',
    view.seats.self.melds.some(({ form }) => form.startsWith('kong')) && 'with-kongs',
  ];
  return (
    <div class={shape.filter(Boolean).join(' ')} {...labelProps}>
      <div class="hand-row">
        {held.tiles.map((tile, i) => (
          <TileImage key={i} tile={tile} words={words.tile} at={held.first + i} />
        ))}
        {parts.map((part) => (
          <Part key={part.first} part={part} words={words} inOneRow={compact} />
        ))}
      </div>
      {(winds || view.dora.tiles.length > 0 || view.ura.tiles.length > 0) && (
        <div class="indicator-row">
          {besideHand(words.hand.doraName, view.dora)}
          {besideHand(words.hand.uraName, view.ura)}
          {winds && besideHand(words.hand['name.round'], { tiles: windTile(view.roundWind) })}
          {winds && besideHand(words.hand['name.seat'], { tiles: windTile(view.seatWind) })}
        </div>
      )}
    </div>
  );
}
