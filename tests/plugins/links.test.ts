import { expect, test } from 'vitest';
import { relativeLink } from '../../plugins/chapter.ts';
import { deadFetches, deadLinks, deadStyleUrls } from '../../plugins/links.ts';

const page = (path: string, html: string) => ({ file: `${path}index.html`, path, html });
const isFile = (path: string): boolean => path === 'tiles/1m.svg';

const check = (html: string, base = '/'): string[] =>
  deadLinks([page('', '<h1 id="top">Tensu</h1>'), page('ru/score/', html)], base, isFile);

test.each([
  '<a href="/">',
  '<a href="/#top">',
  '<a href="../../">',
  '<img src="/tiles/1m.svg">',
  '<a href="#q=123m">',
  '<a href="https://example.org/x">',
])('holds: %s', (html) => {
  expect(check(html)).toEqual([]);
});

test.each([
  ['<a class="x" href="/missing/">', 'no such page or file'],
  ['<a href="/#missing">', 'no such anchor'],
  ['<a href="../score">', 'no such page or file'],
  ['<img src="/tiles/0m.svg">', 'no such page or file'],
  ['<astro-island component-url="/_astro/x.js">', 'no such page or file'],
])('is dead: %s', (html, problem) => {
  expect(check(html)).toEqual([expect.stringContaining(problem)]);
});

test('an address outside the base is dead, even if the site has it', () => {
  expect(check('<a href="/tensu/">', '/tensu/')).toEqual([]);
  expect(check('<a href="/">', '/tensu/')).toEqual([expect.stringContaining('outside the base')]);
});

test('a style sheet may only name files of the site', () => {
  const css = 'a{background:url(/tensu/tiles/1m.svg)}b{background:url("data:image/png;base64,AA==")}';
  expect(deadStyleUrls('_astro/x.css', css, '/tensu/', isFile)).toEqual([]);
  expect(deadStyleUrls('_astro/x.css', 'a{background:url(/tiles/1m.svg)}', '/tensu/', isFile)).toHaveLength(1);
  expect(deadStyleUrls('_astro/x.css', 'a{background:url(../tiles/1m.svg)}', '/tensu/', isFile)).toEqual([]);
});

test('what a script fetches later is checked: a style sheet that was inlined away is reported', () => {
  const isBuilt = (path: string): boolean => path === '_astro/Part.js';
  const script = 'const deps=["_astro/Part.js","_astro/Part.css"];import("./Part.js")';
  expect(deadFetches('_astro/Page.js', script, isBuilt)).toEqual([
    '/_astro/Page.js → _astro/Part.css (fetched when needed, but not there)',
  ]);
  expect(deadFetches('_astro/Page.js', script, () => true)).toEqual([]);
});

test.each([
  ['/score/', 'src/content/docs/ema-2016/scoring.mdx', '../../score/'],
  ['/ema-2016/play/#3.3', 'src/content/docs/ru/ema-2016/scoring.mdx', '../../ema-2016/play/#3.3'],
  ['/score/', 'src/content/docs/ema-2016/index.mdx', '../score/'],
  ['/score/', 'src/content/docs/index.mdx', './score/'],
  ['#4.1', 'src/content/docs/ema-2016/scoring.mdx', '#4.1'],
  ['https://example.org/', 'src/content/docs/ema-2016/scoring.mdx', 'https://example.org/'],
])('in a chapter %s of %s becomes %s', (url, file, relative) => {
  expect(relativeLink(url, file)).toBe(relative);
});
