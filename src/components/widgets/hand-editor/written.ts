import { type Tile, formatTiles, isRed, kindOf, parseTiles, tidyTiles } from '../../../engine/riichi/index.ts';
import type { Draft } from './draft.ts';

/** The first of Unicode's tiles: winds, red, green and white dragon, characters, bamboo, dots. */
const FIRST_GLYPH = 0x1f000;
const [OF_CHARACTERS, OF_BAMBOO, OF_DOTS] = [7, 16, 25];
const STARTS: readonly number[] = [OF_CHARACTERS, OF_DOTS, OF_BAMBOO];
const HONOURS: readonly number[] = [0, 1, 2, 3, 6, 5, 4];

function glyphOf(tile: Tile): string {
  const kind = kindOf(tile);
  const [suit, rank] = [Math.floor(kind / 9), kind % 9];
  return String.fromCodePoint(FIRST_GLYPH + (HONOURS[suit === 3 ? rank : -1] ?? (STARTS[suit] ?? 0) + rank));
}

const tilesOf = (text: string): readonly Tile[] => {
  const read = parseTiles(tidyTiles(text), 'tiles');
  return read.ok ? read.value : [];
};

/** A hand as other programs write it; undefined where some part of it cannot be read. */
export interface Written {
  readonly mpsz: string;
  readonly singly: string;
  /** Unicode has no red fives: they are written as plain ones. */
  readonly glyphs: string;
  /** Tenhou's page of hands takes closed hands only. */
  readonly tenhou: string | undefined;
  readonly hasReds: boolean;
}

/** Writes a hand in other notations, the winning tile last, then each set; undefined for an empty hand. */
export function written({ concealed, winningTile, melds }: Draft): Written | undefined {
  const held = [...tilesOf(concealed), ...tilesOf(winningTile)];
  if (held.length === 0) return undefined;
  const parts = [held, ...melds.map(({ tiles }) => tilesOf(tiles))];
  const each = (write: (tiles: readonly Tile[]) => string): string => parts.map(write).join(' ');
  return {
    mpsz: each(formatTiles),
    singly: each((tiles) => tiles.join('')),
    glyphs: each((tiles) => tiles.map(glyphOf).join('')),
    tenhou: melds.length === 0 ? `https://tenhou.net/2/?q=${formatTiles(held)}` : undefined,
    hasReds: parts.flat().some(isRed),
  };
}
