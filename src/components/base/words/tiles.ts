import { type Tile, isRed } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

export type TileWords = Strings<'tile'>;

type Suit = 'm' | 'p' | 's';
type Honour = Extract<Tile, `${string}z`>;

const isHonourTile = (tile: Tile): tile is Honour => tile.endsWith('z');
const number = (tile: Tile, words: TileWords): string => (isRed(tile) ? fill(words.red, { n: 5 }) : tile.charAt(0));

/** The string of a suit after these numbers: it agrees with the last, as no language has other forms from 1 to 9. */
function suitAfter(suit: Suit, tiles: readonly Tile[], words: TileWords): string {
  const last = tiles.at(-1)?.charAt(0) ?? '';
  if (last === '1') return tiles.length === 1 ? words[`${suit}.1`] : words[suit];
  return '234'.includes(last) ? words[`${suit}.2`] : words[suit];
}

/** Describes tiles suit by suit: `2 3 4 characters, red 5 dots, east wind`. */
export function tilesInWords(tiles: readonly Tile[], words: TileWords): string {
  const runs: Tile[][] = [];
  for (const tile of tiles) {
    const run = runs.at(-1);
    if (!isHonourTile(tile) && run?.[0]?.charAt(1) === tile.charAt(1)) run.push(tile);
    else runs.push([tile]);
  }
  return runs
    .map((run) => {
      const [first] = run;
      if (first && isHonourTile(first)) return words[first];
      const n = run.map((tile) => number(tile, words)).join(' ');
      return fill(suitAfter(first?.charAt(1) as Suit, run, words), { n });
    })
    .join(', ');
}

/** Describes equal tiles or a run as they follow "of": `white dragons`, `2 3 4 bamboo`. */
export function setInWords(tiles: readonly Tile[], words: TileWords): string {
  const [first] = tiles;
  return first && isHonourTile(first) ? words[`${first}.many`] : tilesInWords(tiles, words);
}

/** Corner mark of a tile: its number, or a letter for an honour. */
export const markOf = (tile: Tile, words: TileWords): string =>
  isHonourTile(tile) ? words[`mark.${tile}`] : isRed(tile) ? '5' : tile.charAt(0);
