import { type Strings, fill } from '../../../i18n/strings.ts';
import { type TileWords, setInWords } from '../words/tiles.ts';
import type { LaidMeld } from './layout.ts';

/** Words that describe a hand. */
export interface HandWords {
  readonly hand: Strings<'hand'>;
  readonly tile: TileWords;
}

/** Describes a meld: `called pung of white dragons from the left`. */
export function meldLabel({ form, from, tiles }: LaidMeld, { hand, tile }: HandWords): string {
  const meld = fill(hand[form], { tiles: setInWords(tiles, tile) });
  return from === undefined ? meld : `${meld} ${hand[`from.${from}`]}`;
}
