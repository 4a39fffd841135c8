import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type NamedPage, placesByName, placesPath } from '../../src/components/shell/named-places.ts';
import { LANGUAGES } from '../../src/locales.ts';

/** How many of a language’s questions may lead elsewhere. */
const MAY_MISS = 2;

const linesOf = (lang: string): readonly string[] =>
  readFileSync(`tests/fixtures/search/${lang}.txt`, 'utf8').trim().split('\n');

describe.each(LANGUAGES)('the search in $lang', ({ lang, locale }) => {
  const find = placesByName(
    JSON.parse(readFileSync(`dist/${placesPath(locale)}`, 'utf8')) as readonly NamedPage[],
    lang,
  );
  const addressesOf = (sought: string): readonly string[] =>
    find(sought, (path) => path.startsWith('ema-2016/')).map(({ page, place }) => `/${page.path}#${place.id}`);

  test('finds articles, rulings and terms by words in any form', () => {
    const lines = linesOf(lang);
    expect(lines.length).toBeGreaterThanOrEqual(60);
    const missed = lines.filter((line) => {
      const [sought = '', targets = ''] = line.split(' = ');
      const found = addressesOf(sought);
      return !targets.split(' ').some((target) => found.some((address) => address.endsWith(target)));
    });
    expect(missed.slice(MAY_MISS)).toEqual([]);
  });

  test('finds nothing for what no place is called', () => {
    expect(addressesOf('qqqqqq')).toEqual([]);
    expect(addressesOf('')).toEqual([]);
  });
});

/** A text that pages are found by, as the search shows parts of it. */
const shownIn = (lang: string): readonly { readonly url: string; readonly content: string }[] =>
  globSync(`dist/pagefind/fragment/${lang}_*.pf_fragment`).map(
    (file) =>
      JSON.parse(
        gunzipSync(readFileSync(file))
          .toString()
          .replace(/^pagefind_dcd/, ''),
      ) as {
        url: string;
        content: string;
      },
  );

test.each([
  ['en', /\p{Script=Cyrillic}/u],
  ['fr', /\p{Script=Cyrillic}/u],
  ['it', /\p{Script=Cyrillic}/u],
  ['ru', /[іїєґ]/i],
  ['uk', /[ыэъё]/i],
])('what the search shows in %s has no word of another alphabet', (lang, foreign) => {
  const shown = shownIn(lang);
  expect(shown.length).toBeGreaterThan(30);
  expect(
    shown.flatMap(({ url, content }) =>
      content
        .split(' ')
        .filter((word) => foreign.test(word))
        .map((word) => `${url} ${word}`),
    ),
  ).toEqual([]);
});
