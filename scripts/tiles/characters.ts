import type { Rank } from './codes.ts';
import { RED_FIVE_MARK } from './body.ts';
import { glyph, type Glyph, type Room } from './glyphs.ts';
import { PALETTE } from './palette.ts';

/** The numeral keeps clear of the corner where a page may write the number. */
const NUMERAL_ROOM: Room = { x: 34.5, y: 20, width: 36, height: 26 };
const MYRIAD_ROOM: Room = { x: 30, y: 53, width: 40, height: 33 };

const written = (numeral: Glyph, numeralColour: string = PALETTE.ink): string =>
  glyph(numeral, NUMERAL_ROOM, numeralColour, 5) + glyph('萬', MYRIAD_ROOM, PALETTE.red, 2);

/** The drawing of each tile of the characters: the numeral in ink (vermilion in the red five) over a vermilion myriad. */
export const CHARACTERS: Readonly<Record<`${Rank | 0}m`, string>> = {
  '1m': written('一'),
  '2m': written('二'),
  '3m': written('三'),
  '4m': written('四'),
  '5m': written('五'),
  '6m': written('六'),
  '7m': written('七'),
  '8m': written('八'),
  '9m': written('九'),
  '0m': written('五', PALETTE.red) + RED_FIVE_MARK,
};
