import { BAMBOO } from './bamboo.ts';
import { BACK, FRONT, TILE_SIZE } from './body.ts';
import { CHARACTERS } from './characters.ts';
import { SHEETS, SHEET_PLACES, TILE_CODES, type TileCode } from './codes.ts';
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

const placed = (code: TileCode, place: number): string =>
  element('g', { transform: `translate(0 ${place * SHEET_PLACES.apart})` }, drawing(code));

function sheetFile(codes: readonly (TileCode | undefined)[]): string {
  const height = (SHEET_PLACES.count - 1) * SHEET_PLACES.apart + TILE_SIZE.height;
  const tiles = codes.flatMap((code, place) => (code === undefined ? [] : `${placed(code, place)}\n`));
  const size = { width: TILE_SIZE.width, height, viewBox: `0 0 ${TILE_SIZE.width} ${height}` };
  return `${element('svg', { xmlns: NAMESPACE, ...size }, `\n${tiles.join('')}`)}\n`;
}

/** Every file of the set by its name: one per tile code, and a sheet per suit, for the honours with the back, and for the flowers. */
export function drawFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...TILE_CODES.map((code) => [`${code}.svg`, tileFile(code)] as const),
    ...Object.entries(SHEETS).map(([name, codes]) => [`${name}.svg`, sheetFile(codes)] as const),
  ]);
}
