import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeholders, uiShape } from '../../src/ui-shape.ts';
import { plural, PLURALS } from '../../src/i18n/plural.ts';
import { fill, ui } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';

const FOLDER = 'src/content/i18n';
const stringsOf = (lang: string): Record<string, string> =>
  JSON.parse(readFileSync(`${FOLDER}/${lang}.json`, 'utf8')) as Record<string, string>;
const english = stringsOf('en');
const langs = LANGUAGES.map(({ lang }) => lang);

test('each language has its file, and there are no others', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(langs.map((lang) => `${lang}.json`).sort());
});

describe.each(langs)('%s', (lang) => {
  const strings = stringsOf(lang);

  test('has the English keys, no more and no fewer', () => {
    expect(Object.keys(strings).sort()).toEqual(Object.keys(english).sort());
  });

  test('has the English placeholders', () => {
    const differing = Object.entries(strings).filter(
      ([key, text]) => placeholders(text) !== placeholders(english[key] ?? ''),
    );
    expect(differing).toEqual([]);
  });

  test('keys are flat, dotted and ours, but for what Starlight lacks in some languages', () => {
    const theirs = ['heading.anchorLabel'];
    const own = Object.keys(strings).filter((key) => !theirs.includes(key));
    expect(own.filter((key) => !/^tensu(\.[a-z0-9]+(-?[A-Za-z0-9]+)*)+$/.test(key))).toEqual([]);
  });

  test('needs no other plural categories than the keys provide', () => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
    expect(PLURALS).toEqual(expect.arrayContaining(pluralCategories));
  });

  test('has each plural form of each counted word', () => {
    const stems = Object.keys(strings)
      .filter((key) => key.endsWith('.few'))
      .map((key) => key.slice(0, -'few'.length));
    const missing = stems.flatMap((stem) => PLURALS.map((form) => stem + form)).filter((key) => !(key in strings));
    expect(missing).toEqual([]);
  });
});

test('the schema refuses a stray placeholder', () => {
  const key = 'tensu.404.home';
  expect(uiShape[key].safeParse(`${english[key] ?? ''} {{stray}}`).success).toBe(false);
  expect(uiShape[key].safeParse(english[key]).success).toBe(true);
});

describe('plural', () => {
  const tiles = {
    'tiles.one': '{{n}} тайл',
    'tiles.few': '{{n}} тайла',
    'tiles.many': '{{n}} тайлов',
    'tiles.other': '{{n}} тайла',
  };

  test.each([
    [1, '1 тайл'],
    [2, '2 тайла'],
    [5, '5 тайлов'],
    [11, '11 тайлов'],
    [21, '21 тайл'],
    [112, '112 тайлов'],
    [1.5, '1,5 тайла'],
  ])('%d in Russian', (n, text) => {
    expect(plural(tiles, 'tiles', n, 'ru')).toBe(text);
  });
});

test('fill leaves what it is not given', () => {
  expect(fill('{{a}} of {{b}}', { a: 1 })).toBe('1 of {{b}}');
});

test('ui hands over one group, without its prefix', () => {
  const t = { all: () => ({ 'tensu.404.home': 'Home', 'tensu.nav.score': 'Score' }) };
  expect(ui(t, '404')).toEqual({ home: 'Home' });
});
