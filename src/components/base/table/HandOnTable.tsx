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
  /** What is written on the tiles; only sets that lie apart and called ones carry it. */
  readonly marks?: readonly Mark[];
  /** In one row and small, for a place where it stays in sight. */
  readonly compact?: boolean;
  /** Whether the winds lie beside the indicators. */
  readonly winds?: boolean;
  /** Whether it repeats a hand that is told elsewhere. */
  readonly isRepeated?: boolean;
}

const windTile = (wind: Wind): readonly Tile[] => TILE_OF_KIND.slice(windKind(wind), windKind(wind) + 1);

/** A hand as it lies on the table, under one label: its sets, the winning tile and the called sets named, the indicators. */
export function HandOnTable({ view, words, marks = [], compact = false, winds = false, isRepeated = false }: Props) {
  const { held, parts } = partsOf(view, marks, words.hand);
  const aside = (name: string, { tiles, first }: Partial<TileGroup>) =>
    tiles?.length ? (
      <span class="indicators">
        <span class="indicators-name">{name}</span>{' '}
        {tiles.map((tile, i) => (
          <TileImage key={i} tile={tile} words={words.tile} at={first === undefined ? undefined : first + i} />
        ))}
      </span>
    ) : null;
  const told = isRepeated
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
    <div class={shape.filter(Boolean).join(' ')} {...told}>
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
          {aside(words.hand.doraName, view.dora)}
          {aside(words.hand.uraName, view.ura)}
          {winds && aside(words.hand['name.round'], { tiles: windTile(view.roundWind) })}
          {winds && aside(words.hand['name.seat'], { tiles: windTile(view.seatWind) })}
        </div>
      )}
    </div>
  );
}
