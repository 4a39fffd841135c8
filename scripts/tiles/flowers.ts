import type { FlowerCode } from './codes.ts';
import { glyph, type Glyph } from './glyphs.ts';
import { PALETTE } from './palette.ts';
import { BAMBOO_GROVE, CHRYSANTHEMUM, ORCHID, PLUM } from './plants.ts';
import { AUTUMN, SPRING, SUMMER, WINTER } from './seasons.ts';

const { blue, ink, red } = PALETTE;

const titled = (digit: Glyph, name: Glyph, colour: string, picture: string): string =>
  picture +
  glyph(digit, { x: 9.5, y: 13, width: 9, height: 14 }, colour, 8) +
  glyph(name, { x: 46.5, y: 14, width: 17, height: 17 }, ink, 3);

/** The drawing of each flower and season: its number in its group, its name and its picture. */
export const FLOWERS: Readonly<Record<FlowerCode, string>> = {
  f1: titled('1', '梅', red, PLUM),
  f2: titled('2', '蘭', red, ORCHID),
  f3: titled('3', '菊', red, CHRYSANTHEMUM),
  f4: titled('4', '竹', red, BAMBOO_GROVE),
  f5: titled('1', '春', blue, SPRING),
  f6: titled('2', '夏', blue, SUMMER),
  f7: titled('3', '秋', blue, AUTUMN),
  f8: titled('4', '冬', blue, WINTER),
};
