import { type Tile, isRed } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

export type TileWords = Strings<'tile'>;

type Suit = 'm' | 'p' | 's';
type Honour = Extract<Tile, `${string}z`>;

const isHonourTile = (tile: Tile): tile is Honour => tile.endsWith('z');
const number = (tile: Tile, words: TileWords): string => (isRed(tile) ? fill(words.red, { n: 5 }) : tile.charAt(0));

/** Describes tiles suit by suit: `2 3 4 characters, red 5 dots, east wind`. */
export function tilesInWords(tiles: readonly Tile[], words: TileWords): string {
  const parts: { suit: string; text: string }[] = [];
  for (const tile of tiles) {
    const last = parts.at(-1);
    if (isHonourTile(tile)) parts.push({ suit: 'z', text: words[tile] });
    else if (last?.suit === tile.charAt(1)) last.text += ` ${number(tile, words)}`;
    else parts.push({ suit: tile.charAt(1), text: number(tile, words) });
  }
  return parts.map(({ suit, text }) => (suit === 'z' ? text : fill(words[suit as Suit], { n: text }))).join(', ');
}

/** Describes equal tiles or a run as they follow "of": `white dragons`, `2 3 4 bamboo`. */
export function setInWords(tiles: readonly Tile[], words: TileWords): string {
  const [first] = tiles;
  return first && isHonourTile(first) ? words[`${first}.many`] : tilesInWords(tiles, words);
}

/** Corner mark of a tile: its number, or a letter for an honour. */
export const markOf = (tile: Tile, words: TileWords): string =>
  isHonourTile(tile) ? words[`mark.${tile}`] : isRed(tile) ? '5' : tile.charAt(0);
