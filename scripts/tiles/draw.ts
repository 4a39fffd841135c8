import { BAMBOO } from './bamboo.ts';
import { BACK, FRONT, TILE_SIZE } from './body.ts';
import { CHARACTERS } from './characters.ts';
import { TILE_CODES, type TileCode } from './codes.ts';
import { DOTS } from './dots.ts';
import { FLOWERS } from './flowers.ts';
import { HONORS } from './honors.ts';
import { element } from './svg.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';
const VIEW_BOX = `0 0 ${TILE_SIZE.width} ${TILE_SIZE.height}`;

const FACES: Readonly<Record<Exclude<TileCode, 'back'>, string>> = {
  ...CHARACTERS,
  ...DOTS,
  ...BAMBOO,
  ...HONORS,
  ...FLOWERS,
};

const drawing = (code: TileCode): string => (code === 'back' ? BACK : FRONT + FACES[code]);

const tileFile = (code: TileCode): string =>
  `${element('svg', { xmlns: NAMESPACE, ...TILE_SIZE, viewBox: VIEW_BOX }, drawing(code))}\n`;

const symbol = (code: TileCode): string => element('symbol', { id: code, viewBox: VIEW_BOX }, drawing(code));

const spriteFile = (): string =>
  `${element('svg', { xmlns: NAMESPACE }, `\n${TILE_CODES.map((code) => `${symbol(code)}\n`).join('')}`)}\n`;

/** Every file of the set by its name: one per tile code, and the sprite with a symbol per tile code. */
export function drawFiles(): ReadonlyMap<string, string> {
  return new Map([...TILE_CODES.map((code) => [`${code}.svg`, tileFile(code)] as const), ['sprite.svg', spriteFile()]]);
}
