import { PALETTE } from './palette.ts';
import { discs, element, fill, type Point } from './svg.ts';

/** The width and height that every tile is drawn in. */
export const TILE_SIZE = { width: 60, height: 80 } as const;

/** The middle of the face, where the drawing stands. */
export const FACE_CENTRE: Point = [30, 36.5];

const slab = (height: number, colour: string): string =>
  element('rect', { x: 1, y: 1, width: 58, height, rx: 6, fill: colour });

const solid = (face: string, side: string, base: string): string => slab(78, base) + slab(75, side) + slab(71.5, face);

const outline = (colour: string): string =>
  element('rect', {
    x: 0.75,
    y: 0.75,
    width: 58.5,
    height: 78.5,
    rx: 6.25,
    fill: 'none',
    stroke: colour,
    'stroke-width': 0.8,
  });

/** The blank tile seen from the front: an ivory face over an ivory side over a bamboo base. */
export const FRONT = solid(PALETTE.ivory, PALETTE.ivorySide, PALETTE.bamboo) + outline(PALETTE.bambooDark);

const ENGRAVED_ROWS = [14, 23, 32, 41, 50, 59] as const;
const lozenges = ENGRAVED_ROWS.map((y) => `M12 ${y}l9-4.5 9 4.5 9-4.5 9 4.5-9 4.5-9-4.5-9 4.5z`).join('');

/** The tile seen from the back: bamboo over ivory, engraved with lozenges in a frame. */
export const BACK =
  solid(PALETTE.bamboo, PALETTE.bambooDark, PALETTE.ivorySide) +
  outline(PALETTE.bambooDark) +
  element('rect', { x: 6.5, y: 6.5, width: 47, height: 60, rx: 3, fill: 'none', stroke: PALETTE.bambooDark }) +
  element('path', { fill: 'none', stroke: PALETTE.bambooDark, d: lozenges });

/** The mark of shape that tells a red five without its colour: a corner inlay with a bead. */
export const RED_FIVE_MARK = fill('M45 1h8a6 6 0 0 1 6 6v8z', PALETTE.red) + discs([[53.8, 6.2]], 1.9, PALETTE.ivory);
