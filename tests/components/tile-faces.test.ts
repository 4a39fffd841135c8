import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TILE_CODES } from '../../scripts/tiles/codes.ts';

test('every tile that is drawn has its own picture in the style sheet, and no other', () => {
  const css = readFileSync('src/components/hand/faces.css', 'utf8');
  const faces = [...css.matchAll(/\[data-tile='(\w+)'\] \{\s*--face: url\('\/tiles\/(\w+)\.svg'\);/g)];
  expect(faces.map(([, code]) => code).sort()).toEqual([...TILE_CODES].sort());
  for (const [, code, file] of faces) expect(file).toBe(code);
});
