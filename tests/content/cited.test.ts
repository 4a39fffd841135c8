import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { describe, expect, test } from 'vitest';
import { chapter } from '../../plugins/chapter.ts';
import { citesIn } from '../../plugins/registry.ts';
import { restingOn } from '../../src/cited.ts';
import { citeName } from '../../src/components/chapter/cite-names.ts';
import { type CiteId, RULEBOOKS } from '../../src/engine/index.ts';
import { ui } from '../../src/i18n/strings.ts';
import { articlesOf } from './chapters.ts';

const cites = Object.entries(RULEBOOKS).flatMap(([id, { cite }]) =>
  Object.entries(cite).flatMap(([rule, clause]) =>
    citesIn(clause, '').map(({ book, article }) => ({ id, rule: rule as CiteId, book, article })),
  ),
);

describe('what rests on an article', () => {
  test('every rule is found at every article that it cites', () => {
    const lost = cites.filter(({ id, rule, book, article }) =>
      restingOn(book, article).every(({ books, rules }) => !rules.includes(rule) || !books.some((one) => one === id)),
    );
    expect(cites.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });

  test('nothing else is', () => {
    const named = new Set(cites.map(({ book, article }) => `${book} ${article}`));
    const books = [...new Set(cites.map(({ book }) => book)), 'mers-2014'];
    const resting = books.flatMap((book) =>
      [...articlesOf(book).keys()].filter((n) => restingOn(book, n).length > 0).map((n) => `${book} ${n}`),
    );
    expect(resting.sort()).toEqual([...named].sort());
  });

  test('the rulebooks that share it stand together', () => {
    expect(restingOn('ema-2016', '4.2.3')[0]).toEqual({
      books: ['ema-2016', 'samara-2019', 'tesuji-2018'],
      rules: ['ryanpeikou'],
    });
  });

  test.each(['en', 'ru', 'uk', 'it', 'fr'] as const)('every rule has its name: %s', (lang) => {
    const all = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object;
    const place = { lang, strings: <Group extends string>(group: Group) => ui({ all: () => all }, group) };
    const names = cites.map(({ rule }) => citeName(rule, place));
    expect(names.filter((name) => !/\p{L}/u.test(name))).toEqual([]);
  });
});

describe('the line at the end of an article', () => {
  const compile = (source: string): string => {
    const fileURL = pathToFileURL(resolve('src/content/docs/ema-2016/yaku.mdx'));
    const result = mdxToJs(source, { mdastPlugins: chapter, fileURL });
    if (result instanceof Promise) throw new Error('the plugin must not wait for anything');
    return result.code;
  };

  test('follows the text, before the next article', () => {
    const code = compile(
      '<Article n="4.2.3" title="Three" />\n\nFirst text.\n\n<Article n="4.2.7" title="None" />\n\nLast text.',
    );
    expect(code.match(/article: "[^"]+"/g)).toEqual(['article: "4.2.3"']);
    expect(code.indexOf('First text')).toBeLessThan(code.indexOf('article: "4.2.3"'));
    expect(code.indexOf('article: "4.2.3"')).toBeLessThan(code.indexOf('Last text'));
  });

  test('of the last article stands before the questions of the chapter', () => {
    const code = compile('<Article n="4.2.3" title="Three" />\n\nText.\n\n<Checkpoint id="a/b" />');
    expect(code.indexOf('article: "4.2.3"')).toBeLessThan(code.indexOf('id: "a/b"'));
  });

  test('knows where it stands', () => {
    expect(compile('<Article n="4.2.3" title="Three" />\n\nText.')).toContain(
      'at: "src/content/docs/ema-2016/yaku.mdx',
    );
  });

  test('is not there, nor imported, where nothing rests', () => {
    expect(compile('<Article n="4.2.7" title="None" />\n\nText.')).not.toContain('CitedBy');
  });
});
