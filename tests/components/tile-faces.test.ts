import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SHEETS, SHEET_PLACES, TILE_CODES, type TileCode } from '../../scripts/tiles/codes.ts';
import { TILE_SIZE } from '../../scripts/tiles/body.ts';

const read = (name: string): string => readFileSync(`src/components/base/hand/${name}.css`, 'utf8');

/** What a style sheet's rules give a tile by its code; of equally strong rules the last one wins. */
function given(css: string, attribute: string, code: string, property: string): string | undefined {
  const rules = [...css.matchAll(/((?:\[[^\]]+\],?\s+)+)\{\s*--(\w+): ([^;]+);/g)];
  const fits = ([, selectors = '', name]: RegExpExecArray): boolean =>
    name === property &&
    [...selectors.matchAll(/\[data-(\w+)(?:([$^]?)='(\w+)')?\]/g)].some(
      ([, of, how, value = '']) =>
        of === attribute &&
        (how === '^' ? code.startsWith(value) : how === '$' ? code.endsWith(value) : value === '' || code === value),
    );
  return rules.findLast(fits)?.[3];
}

const sheetOf = (code: TileCode): [string, number] =>
  Object.entries(SHEETS)
    .map(([name, codes]): [string, number] => [name, codes.indexOf(code)])
    .find(([, place]) => place >= 0) ?? ['none', -1];

/** A place on a sheet, as the offset of a background whose size differs from the tile's. */
const placeOf = (place: number): string => `calc(${String(place)} * 100% / ${String(SHEET_PLACES.count - 1)})`;

test.each(TILE_CODES)('the style sheet shows %s at its place of its sheet', (code) => {
  const [sheet, place] = sheetOf(code);
  expect(given(read('faces'), 'tile', code, 'sheet')).toBe(`url('/tiles/${sheet}.svg')`);
  expect(given(read('faces'), 'tile', code, 'face')).toBe(placeOf(place));
});

test.each(['second', 'third'])('the %s tile of one element is at the place of its digit', (which) => {
  for (const code of [...(SHEETS.m ?? []), ...(SHEETS.p ?? []), ...(SHEETS.s ?? [])])
    expect(given(read('next-faces'), which, code ?? '', which), code).toBe(placeOf(Number(code?.charAt(0))));
});

test('a sheet is as much higher than a tile as the styles say', () => {
  const height = (SHEET_PLACES.count - 1) * SHEET_PLACES.apart + TILE_SIZE.height;
  const sizes = ['hand', 'runs'].flatMap((name) =>
    [...read(name).matchAll(/background-size: (?:100%|var\(--tile-width\)) (\d+)%/g)].map(([, size]) => Number(size)),
  );
  const ofTile = (height / TILE_SIZE.height) * 100;
  expect(sizes).toEqual([ofTile, ofTile]);
});
