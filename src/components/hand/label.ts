import { type Strings, fill } from '../../i18n/strings.ts';
import { type TileWords, setInWords, tilesInWords } from '../words/tiles.ts';
import type { HandView, LaidMeld } from './layout.ts';

/** The words that tell a hand. */
export interface HandWords {
  readonly hand: Strings<'hand'>;
  readonly tile: TileWords;
}

/** A meld in words: `called pung of white dragons from the left`. */
export function meldLabel({ form, from, tiles }: LaidMeld, { hand, tile }: HandWords): string {
  const meld = fill(hand[form], { tiles: setInWords(tiles, tile) });
  return from === undefined ? meld : `${meld} ${hand[`from.${from}`]}`;
}

/** A whole hand in words: what is in hand, its melds, the tile it wins on and how, the indicators. */
export function handLabel(view: HandView, words: HandWords): string {
  const { hand, tile } = words;
  const told = (template: string, tiles: HandView['dora']): string[] =>
    tiles.length === 0 ? [] : [fill(template, { tiles: tilesInWords(tiles, tile) })];
  return [
    ...told(view.closed ? hand.closed : hand.open, view.concealed),
    ...view.melds.map((meld) => meldLabel(meld, words)),
    ...told(hand[`wins.${view.by}`], view.winning === undefined ? [] : [view.winning]),
    ...told(hand.dora, view.dora),
    ...told(hand.ura, view.ura),
  ].join('; ');
}
