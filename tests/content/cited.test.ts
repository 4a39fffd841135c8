import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { citesIn } from '../../plugins/registry.ts';
import { restingOn } from '../../src/cited.ts';
import { citeName } from '../../src/components/features/chapter/cite-names.ts';
import { citedGroups } from '../../src/components/features/chapter/cited-groups.ts';
import { type CiteId, RIICHI_RULEBOOKS } from '../../src/engine/riichi/index.ts';
import { ui } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { articlesOf } from './chapters.ts';

const cites = Object.entries(RIICHI_RULEBOOKS).flatMap(([id, { cite }]) =>
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
    const written = cites.filter(({ book }) => articlesOf(book).size > 0);
    const named = new Set(written.map(({ book, article }) => `${book} ${article}`));
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

  test.each(LANGUAGES)('every rule has its name: $label', ({ lang }) => {
    const all = JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as object;
    const place = { lang, strings: <Group extends string>(group: Group) => ui({ all: () => all }, group) };
    const names = cites.map(({ rule }) => citeName(rule, place));
    expect(names.filter(({ text }) => !/\p{L}/u.test(text))).toEqual([]);
  });

  test('rules are told apart by how they are known', () => {
    const all = JSON.parse(readFileSync('src/content/i18n/en.json', 'utf8')) as object;
    const groupsAt = (book: string, article: string) =>
      citedGroups(restingOn(book, article), { step: ui({ all: () => all }, 'step') });
    expect(groupsAt('ema-2025', '4.1.3')).toEqual([
      { books: ['ema-2025'], rules: ['roundUpMangan'], how: 'independent sources: 4' },
    ]);
    const furiten = groupsAt('ema-2025', '3.3.9').map(({ rules, how }) => [how, rules]);
    expect(Object.fromEntries(furiten)).toEqual({
      'independent sources: 3': ['temporaryFuritenEnds'],
      'from one source': ['furiten-discard', 'furiten-temporary', 'furiten-riichi'],
    });
    expect(groupsAt('ema-2016', '4.2.3').map(({ how }) => how)).toEqual([undefined]);
  });
});
