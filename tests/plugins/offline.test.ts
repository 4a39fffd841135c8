import { expect, test } from 'vitest';
import { listingFor } from '../../plugins/offline.ts';

const file = (path: string, bytes = 1, names: string[] = []) => ({ path, bytes, names: () => names });
const FILES = [
  file('', 10),
  file('score/', 10, ['a.js']),
  file('ema-2016/scoring/', 100),
  file('ru/', 10),
  file('ru/score/', 10, ['a.js']),
  file('ru/ema-2016/scoring/', 100),
  file('offline/', 2),
  file('ru/offline/', 2),
  file('_astro/a.js', 4, ['b.css']),
  file('_astro/b.css', 1),
  file('_astro/c.js', 300),
  file('tiles/1m.svg', 1),
  file('pagefind/pagefind.js', 40),
  file('pagefind/wasm.en.pagefind', 70),
  file('pagefind/wasm.ru.pagefind', 70),
  file('pagefind/wasm.unknown.pagefind', 70),
  file('pagefind/fragment/en_1.pf_fragment', 3),
  file('pagefind/fragment/ru_1.pf_fragment', 3),
];
const ENGLISH = { locale: undefined, lang: 'en', label: 'English' };
const RUSSIAN = { locale: 'ru', lang: 'ru', label: 'Русский' };

test('a first visit saves the tools, their needs, tiles, and each language’s offline notice', () => {
  const { core, bytes } = listingFor(ENGLISH, FILES);
  expect(core).toEqual(['', 'score/', 'offline/', 'ru/offline/', '_astro/a.js', '_astro/b.css', 'tiles/1m.svg']);
  expect(bytes.core).toBe(30);
});

test('the rest is what that language alone has, its own search with it', () => {
  expect(listingFor(RUSSIAN, FILES).rest).toEqual([
    'ru/ema-2016/scoring/',
    '_astro/c.js',
    'pagefind/pagefind.js',
    'pagefind/wasm.ru.pagefind',
    'pagefind/wasm.unknown.pagefind',
    'pagefind/fragment/ru_1.pf_fragment',
  ]);
});

test('a language keeps the words that a page may fetch in it and in English, and no others', () => {
  const files = [
    file('', 1, ['scenarios.en.a.js', 'scenarios.ru.b.js']),
    file('ru/', 1, ['scenarios.en.a.js', 'scenarios.ru.b.js']),
    file('_astro/scenarios.en.a.js', 3),
    file('_astro/scenarios.ru.b.js', 3),
  ];
  expect(listingFor(ENGLISH, files)).toMatchObject({ core: ['', '_astro/scenarios.en.a.js'], rest: [] });
  expect(listingFor(RUSSIAN, files)).toMatchObject({
    core: ['ru/', '_astro/scenarios.en.a.js', '_astro/scenarios.ru.b.js'],
    rest: [],
  });
});

test('a first visit keeps all that the referee’s desk fetches, in its own language', () => {
  const parts = ['referee/', 'referee/all/', 'ask-words.json', 'finder-words.json'];
  const files = ['', 'ru/'].flatMap((prefix) => parts.map((path) => file(prefix + path)));
  expect(listingFor(ENGLISH, files).core).toEqual(parts);
  expect(listingFor(RUSSIAN, files).core).toEqual(parts.map((path) => `ru/${path}`));
});

test('nothing is listed twice', () => {
  for (const language of [ENGLISH, RUSSIAN]) {
    const { core, rest } = listingFor(language, FILES);
    expect(new Set([...core, ...rest]).size).toBe(core.length + rest.length);
  }
});
