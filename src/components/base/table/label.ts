import { type Tile, compareTiles } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { type HandWords, meldLabel } from '../hand/label.ts';
import { tilesInWords } from '../words/tiles.ts';
import type { TableView } from './view.ts';

/** A hand on the table in words: what is in hand, its melds, the tile it wins on and how, the indicators. */
export function handLabel(view: TableView, words: HandWords): string {
  const { hand, tile } = words;
  const { seats, winning, isClosed, by, dora, ura } = view;
  const told = (template: string, tiles: readonly Tile[]): string[] =>
    tiles.length === 0 ? [] : [fill(template, { tiles: tilesInWords(tiles, tile) })];
  const concealed = seats.self.hand.flatMap(({ tiles }) => tiles).toSorted(compareTiles);
  return [
    ...told(isClosed ? hand.closed : hand.open, concealed),
    ...seats.self.melds.map((meld) => meldLabel(meld, words)),
    ...told(hand[`wins.${by}`], winning === undefined ? [] : [winning.tile]),
    ...told(hand.dora, dora.tiles),
    ...told(hand.ura, ura.tiles),
  ].join('; ');
}
