import kanji from './kanji.json' with { type: 'json' };
import { element, num } from './svg.ts';

/** A character whose outline is kept in `kanji.json`. */
export type Glyph = keyof typeof kanji.glyphs;

/** Where a character stands: the middle of its ink and the room that the ink may fill, in tile units. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a character as large as its room allows, its strokes thickened by `weight` font units. */
export function glyph(character: Glyph, room: Room, colour: string, weight = 0): string {
  const { x, y, width, height, path } = kanji.glyphs[character];
  const scale = Math.min(room.width / width, room.height / height);
  const left = room.x - scale * (x + width / 2);
  const top = room.y - scale * (y + height / 2);
  const thickening = weight === 0 ? {} : { stroke: colour, 'stroke-width': weight, 'stroke-linejoin': 'round' };
  return element('path', {
    fill: colour,
    ...thickening,
    transform: `translate(${num(left)} ${num(top)})scale(${num(scale, 3)})`,
    d: path,
  });
}
