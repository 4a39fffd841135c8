import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LIMITS as BUDGETS } from '../../budgets.ts';
import { RED_FIVE_MARK } from '../../scripts/tiles/body.ts';
import {
  FLOWER_CODES,
  KIND_CODES,
  RED_FIVE_CODES,
  SHEETS,
  SHEET_PLACES,
  TILE_CODES,
} from '../../scripts/tiles/codes.ts';
import { drawFiles } from '../../scripts/tiles/draw.ts';
import { PALETTE } from '../../scripts/tiles/palette.ts';

const KIB = 1024;
const LIMITS = BUDGETS.tileFilesKiB;

const folder = new URL('../../public/tiles/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
const committed = readdirSync(folder).filter((name) => name.endsWith('.svg'));
const tileFiles = TILE_CODES.map((code) => `${code}.svg`);
const sheetFiles = Object.keys(SHEETS).map((name) => `${name}.svg`);

const gzipSize = (name: string): number => gzipSync(read(name), { level: 9 }).length / KIB;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const ATTRIBUTE = /\s([\w-]+)="([^"<&]*)"/g;
const MARKUP = /<(\/?)([a-z]+)((?:\s[\w-]+="[^"<&]*")*)(\/?)>|\s+/gy;

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads the tags of a document; throws when it is not well-formed. */
function parseTags(xml: string): Tag[] {
  const tags: Tag[] = [];
  const open: string[] = [];
  let end = 0;
  for (const [text, closing, name, written = '', empty] of xml.matchAll(MARKUP)) {
    end += text.length;
    if (name === undefined) continue;
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    if (open.length === 0 && tags.length > 0) throw new Error(`<${name}> stands outside the root`);
    const pairs = [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value] as const);
    const attributes = new Map(pairs);
    if (attributes.size < pairs.length) throw new Error(`<${name}> repeats an attribute`);
    tags.push({ name, attributes });
    if (empty !== '/') open.push(name);
  }
  if (end < xml.length) throw new Error(`no markup: ${xml.slice(end, end + 40)}`);
  if (open.length > 0) throw new Error(`<${open.join('><')}> left open`);
  return tags;
}

describe('the files of the tile set', () => {
  it('are there for the 34 kinds, the red fives, the flowers and the back', () => {
    expect(KIND_CODES).toHaveLength(3 * 9 + 7);
    expect(TILE_CODES).toEqual([...KIND_CODES, ...RED_FIVE_CODES, ...FLOWER_CODES, 'back']);
    expect(new Set(committed)).toEqual(new Set([...tileFiles, ...sheetFiles]));
  });

  it.each([...drawFiles()])('%s is what the code draws', (name, content) => {
    expect(read(name)).toBe(content);
  });

  it('are small', () => {
    const gzipped = tileFiles.map(gzipSize);
    const tooLarge = tileFiles.filter((name) => read(name).length / KIB > LIMITS.one);
    expect(tooLarge).toEqual([]);
    expect(sum(gzipped) / gzipped.length).toBeLessThanOrEqual(LIMITS.average);
    expect(sum(sheetFiles.map(gzipSize))).toBeLessThanOrEqual(LIMITS.sheets);
  });

  it.each(committed)('%s is well-formed and carries shapes and presentation attributes only', (name) => {
    const tags = parseTags(read(name));
    const shapes = new Set(['svg', 'g', 'path', 'rect']);
    const forbidden = /^(on|style$|class$|xlink|href$)/;
    expect(tags[0]?.name).toBe('svg');
    expect(tags.filter((tag) => !shapes.has(tag.name))).toEqual([]);
    expect(tags.flatMap((tag) => [...tag.attributes.keys()]).filter((key) => forbidden.test(key))).toEqual([]);
    expect(read(name).replace('"http://www.w3.org/2000/svg"', '')).not.toMatch(/url\(|:\/\//);
  });

  it('use no colour outside the palette', () => {
    const palette = new Set<string>(['none', ...Object.values(PALETTE)]);
    const used = tileFiles
      .flatMap((name) => parseTags(read(name)))
      .flatMap(({ attributes }) => ['fill', 'stroke'].flatMap((key) => attributes.get(key) ?? []));
    expect(used.filter((colour) => !palette.has(colour))).toEqual([]);
  });

  it('lie each once on a sheet', () => {
    const laid = Object.values(SHEETS).flatMap((codes) => codes.filter((code) => code !== undefined));
    expect(laid.toSorted()).toEqual(TILE_CODES.toSorted());
  });

  it.each(Object.entries(SHEETS))('of sheet %s are drawn as they are alone, each in its place', (name, codes) => {
    const places = [...read(`${name}.svg`).matchAll(/<g transform="translate\(0 (\d+)\)">(.+)<\/g>/g)];
    const drawn = places.map(([, y, shapes]) => [Number(y) / SHEET_PLACES.apart, shapes]);
    const alone = codes.flatMap((code, place) =>
      code === undefined ? [] : [[place, /^<svg[^>]*>(.+)<\/svg>$/.exec(read(`${code}.svg`).trim())?.[1]]],
    );
    expect(drawn).toEqual(alone);
  });
});

describe('the drawings', () => {
  const ranks = [2, 3, 4, 5, 6, 7, 8, 9];

  it('mark the red fives, and only them, by a shape', () => {
    const marked = TILE_CODES.filter((code) => read(`${code}.svg`).includes(RED_FIVE_MARK));
    expect(marked).toEqual(RED_FIVE_CODES);
  });

  it.each(ranks)('show %d pips', (rank) => {
    const centres = read(`${rank}p.svg`).match(/M[\d. ]+h0/g);
    expect(new Set(centres).size).toBe(rank);
  });

  it.each(ranks)('show %d sticks', (rank) => {
    const bars = parseTags(read(`${rank}s.svg`)).filter(
      ({ name, attributes }) => name === 'path' && !attributes.has('stroke-linecap'),
    );
    expect(
      bars
        .map(({ attributes }) => attributes.get('d'))
        .join('')
        .match(/M/g),
    ).toHaveLength(rank);
  });
});
