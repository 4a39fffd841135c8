import { FACE_CENTRE } from './body.ts';
import type { HonorCode } from './codes.ts';
import { glyph, type Glyph, type Room } from './glyphs.ts';
import { PALETTE } from './palette.ts';
import { element } from './svg.ts';

const [x, y] = FACE_CENTRE;
/** The character keeps clear of the corner where a page may write its letter. */
const ROOM: Room = { x, y: y + 1, width: 43, height: 53 };
const WEIGHT = 5;

const frame = (inset: number, width: number): string =>
  element('rect', {
    x: inset,
    y: inset,
    width: 2 * (x - inset),
    height: 2 * (y - inset),
    rx: 2,
    fill: 'none',
    stroke: PALETTE.blue,
    'stroke-width': width,
  });

const written = (character: Glyph, colour: string): string => glyph(character, ROOM, colour, WEIGHT);

/** The drawing of each wind and dragon. */
export const HONORS: Readonly<Record<HonorCode, string>> = {
  '1z': written('東', PALETTE.ink),
  '2z': written('南', PALETTE.ink),
  '3z': written('西', PALETTE.ink),
  '4z': written('北', PALETTE.ink),
  '5z': frame(9, 3) + frame(13.5, 1),
  '6z': written('發', PALETTE.green),
  '7z': written('中', PALETTE.red),
};
