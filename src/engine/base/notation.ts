import { type Refusal, type Result, ok, refuse } from './result.ts';
import { COPIES, type Kind, RED_FIVES, TILE_OF_KIND, type Tile, isRed, kindOf } from './tile.ts';

/** The suit of each letter from `m` to `z`; -1 for those that have none. */
const SUIT_OF_LETTER = [0, -1, -1, 1, -1, -1, 2, -1, -1, -1, -1, -1, -1, 3];

/** A scanned tile: its kind, with this bit added when it is a red five. */
export const RED_BIT = 64;

/** The tile of a scanned code. */
export const tileOfCode = (code: number): Tile =>
  code >= RED_BIT ? RED_FIVES[Math.floor((code - RED_BIT) / 9)]! : TILE_OF_KIND[code]!;

/**
 * Reads tiles in mpsz, `123m406p11z`, and appends their codes (kind, plus `RED_BIT`) to `codes`: digits, then their suit's
 * letter; 0 is a red five. Gives `bad-tile` with the offset of what cannot be read.
 */
export function scanTiles(text = '', field: string, codes: number[]): Refusal | undefined {
  /** The first of the digits that wait for their suit. */
  let from = codes.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) {
      codes.push(code - 48);
      continue;
    }
    const suit = SUIT_OF_LETTER[code - 109] ?? -1;
    const waiting = codes.length - from;
    if (suit < 0 || waiting === 0)
      return refuse('bad-tile', field, { tile: text.slice(Math.max(i - (waiting || 20), i - 20, 0), i + 1).trim() }, i)
        .error;
    for (; from < codes.length; from++) {
      const rank = codes[from]!;
      if (suit === 3 && (rank === 0 || rank > 7))
        return refuse('bad-tile', field, { tile: `${rank}z` }, i - codes.length + from).error;
      codes[from] = rank === 0 ? suit * 9 + 4 + RED_BIT : suit * 9 + rank - 1;
    }
  }
  const waiting = codes.length - from;
  if (waiting === 0) return undefined;
  const at = text.length - waiting;
  return refuse('digits-without-suit', field, { tile: text.slice(at, at + 20) }, at).error;
}

/** Reads tiles in mpsz; refuses with `bad-tile` and the offset of what cannot be read. */
export function parseTiles(text: string, field: string): Result<Tile[]> {
  const codes: number[] = [];
  const error = scanTiles(text, field, codes);
  return error ? { ok: false, error } : ok(codes.map(tileOfCode));
}

/** What people type or paste between tiles: spaces of all kinds, commas, bars, marks of text direction and of emoji. */
const BETWEEN = /[\s,;|·\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe0e\ufe0f\ufeff]/gu;

/** The first of Unicode's tiles: winds, red, green and white dragon, characters, bamboo, dots. */
const FIRST_GLYPH = 0x1f000;
const GLYPHS = /[\u{1f000}-\u{1f021}]/gu;

function mpszOf(glyph: string): string {
  const place = glyph.codePointAt(0)! - FIRST_GLYPH;
  if (place < 7) return `${place < 4 ? place + 1 : 11 - place}z`;
  return `${((place - 7) % 9) + 1}${'msp'[Math.floor((place - 7) / 9)]!}`;
}

/** A link to a hand on Tenhou's page of hands, `https://tenhou.net/2/?q=123m…`. */
const HAND_LINK = /^\s*\S*tenhou\.net\/2\/\?[qp]=([0-9mpsz]*).*$/su;

/**
 * Turns typed or pasted text into plain mpsz; forgives full-width digits, capitals, spaces and direction marks, and takes
 * Unicode's tiles and a link to a hand.
 */
export const tidyTiles = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(HAND_LINK, '$1').replace(GLYPHS, mpszOf).replace(BETWEEN, '');

/** Orders tiles by suit and number, a red five before the plain fives. */
export const compareTiles = (a: Tile, b: Tile): number => kindOf(a) - kindOf(b) || Number(isRed(b)) - Number(isRed(a));

/** Writes tiles in mpsz in the order given, `123m406p11z`. */
export function formatTiles(tiles: readonly Tile[]): string {
  let text = '';
  tiles.forEach((tile, i) => (text += tiles[i + 1]?.charAt(1) === tile.charAt(1) ? tile.charAt(0) : tile));
  return text;
}

const REPEATED: readonly string[] = TILE_OF_KIND.flatMap(([digit, suit]) =>
  Array.from({ length: COPIES }, (_, i) => digit!.repeat(i + 1) + suit!),
);

/** Writes one to four equal tiles of a kind, `555m`. */
export const repeatKind = (kind: Kind, count: number): string => REPEATED[kind * COPIES + count - 1]!;
