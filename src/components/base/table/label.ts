import { type Tile, compareTiles } from '../../../engine/riichi/index.ts';
import { fill } from '../../../i18n/strings.ts';
import { type HandWords, meldLabel } from '../hand/label.ts';
import { tilesInWords } from '../words/tiles.ts';
import type { TableView } from './view.ts';

/** Describes a hand on the table: concealed tiles, melds, the winning tile and how it came, indicators. */
export function handLabel(view: TableView, words: HandWords): string {
  const { hand, tile } = words;
  const { seats, winning, isClosed, by, dora, ura } = view;
  const textOf = (template: string, tiles: readonly Tile[]): string[] =>
    tiles.length === 0 ? [] : [fill(template, { tiles: tilesInWords(tiles, tile) })];
  const concealed = seats.self.hand.flatMap(({ tiles }) => tiles).toSorted(compareTiles);
  return [
    ...textOf(isClosed ? hand.closed : hand.open, concealed),
    ...seats.self.melds.map((meld) => meldLabel(meld, words)),
    ...textOf(hand[`wins.${by}`], winning === undefined ? [] : [winning.tile]),
    ...textOf(hand.dora, dora.tiles),
    ...textOf(hand.ura, ura.tiles),
  ].join(tile.then);
}
