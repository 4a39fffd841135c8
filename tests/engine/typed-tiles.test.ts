import { describe, expect, test } from 'vitest';
import { TILES, formatTiles, isRed, parseTiles, tidyTiles } from '../../src/engine/riichi/index.ts';

describe('a hand typed or pasted', () => {
  test.each([
    ['with spaces and capitals', '123M 406P  11Z', '123m406p11z'],
    ['tile by tile', '1m2m3m4p0p6p1z1z', '1m2m3m4p0p6p1z1z'],
    ['in Unicode’s tiles', '🀇🀈🀉🀜🀞🀀🀀', '1m2m3m4p6p1z1z'],
    ['in Unicode’s tiles as emoji', '🀄\ufe0f🀅 🀆', '7z6z5z'],
    ['as a link to a hand', 'https://tenhou.net/2/?q=123m406p11z', '123m406p11z'],
    ['as such a link with more behind it', 'tenhou.net/2/?p=123m406p11z&x=1', '123m406p11z'],
  ])('%s is read', (_, typed, tiles) => {
    expect(tidyTiles(typed)).toBe(tiles);
    expect(parseTiles(tidyTiles(typed), 'concealed').ok).toBe(true);
  });

  test('reads each of Unicode’s 34 tiles as the tile of its name', () => {
    const glyphs = Array.from({ length: 34 }, (_, place) => String.fromCodePoint(0x1f000 + place));
    const read = parseTiles(tidyTiles(glyphs.join('')), 'concealed');
    const inOrder = '1234765z123456789m123456789s123456789p';
    expect(read.ok && formatTiles(read.value)).toBe(inOrder);
    expect(new Set(read.ok ? read.value : []).size).toBe(TILES.filter((tile) => !isRed(tile)).length);
  });

  test.each([
    ['a flower, which is no tile of a hand', '🀢'],
    ['the back of a tile', '🀫'],
    ['another page’s link', 'https://example.org/2/?q=123m'],
  ])('does not take %s for tiles', (_, typed) => {
    expect(parseTiles(tidyTiles(typed), 'concealed').ok).toBe(false);
  });
});
