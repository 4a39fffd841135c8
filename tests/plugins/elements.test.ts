import { expect, test } from 'vitest';
import { elementsIn, tooManyElements } from '../../plugins/elements.ts';

const PAGE =
  '<!doctype html><html><!-- <p> --><script>"<b>"</script><style>a<b></style><p id="a">5 < 6<br/></p></html>';

test('elements are counted as they are served, not what scripts, styles and comments say', () => {
  expect(elementsIn(PAGE)).toBe(5);
});

test('a page may have as many as its own limit or the general one, in every language', () => {
  const pages = ['', 'ru/', 'yaku/', 'ru/yaku/'].map((path) => ({ path, file: `${path}index.html`, html: PAGE }));
  expect(tooManyElements(pages, { any: 5, sideBySide: 5, '/yaku/': 5 })).toEqual([]);
  expect(tooManyElements(pages, { any: 4, sideBySide: 5, '/yaku/': 5 })).toEqual([
    '/ has 5 elements, 4 are allowed',
    '/ru/ has 5 elements, 4 are allowed',
  ]);
  expect(tooManyElements(pages, { any: 5, sideBySide: 5, '/yaku/': 4 })).toHaveLength(2);
});

test('two chapters side by side have a limit of their own', () => {
  const pages = ['side-by-side/en-fr/yaku/', 'ru/side-by-side/en-fr/yaku/'].map((path) => ({
    path,
    html: PAGE,
    file: path,
  }));
  expect(tooManyElements(pages, { any: 4, sideBySide: 5 })).toEqual([]);
  expect(tooManyElements(pages, { any: 5, sideBySide: 4 })).toHaveLength(2);
});
