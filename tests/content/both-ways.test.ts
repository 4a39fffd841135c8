import { describe, expect, test } from 'vitest';
import { articlesOf } from './chapters.ts';

const BASE = 'ema-2016';
const LOCAL = 'samara-2019';
const IN_FORCE = new RegExp(`<InForce book="${LOCAL}"(?: article="([^"]+)")?>([\\s\\S]*?)</InForce>`, 'g');

/** The articles of a rulebook that a part of a chapter links to. */
const citesOf = (source: string, book: string): string[] =>
  [...source.matchAll(new RegExp(`<Cite book="${book}" article="([^"]+)"`, 'g'))].map(([, article = '']) => article);

const within = (article: string, section: string): boolean => article === section || article.startsWith(`${section}.`);

/** Each article of the base rules that mentions a change by the tournament, with the tournament's articles it names. */
const changes = [...articlesOf(BASE).values()].flatMap(({ n, source }) =>
  [...source.matchAll(IN_FORCE)].map(([, article, text = '']) => ({
    n,
    named: [...(article === undefined ? [] : [article]), ...citesOf(text, LOCAL)],
  })),
);
const local = [...articlesOf(LOCAL).values()];

describe('an article that the tournament changes', () => {
  test.each(changes)('$n leads there and is led back to', ({ n, named }) => {
    const near = local.filter((one) => named.some((article) => within(one.n, article) || within(article, one.n)));
    expect(named).not.toEqual([]);
    expect(near.some(({ source }) => citesOf(source, BASE).includes(n))).toBe(true);
  });
});

test('each change by the tournament is also named in the base rules', () => {
  const table =
    articlesOf(LOCAL)
      .get('1.5')
      ?.source.match(/^\|.*$/gm) ?? [];
  const different = table.flatMap((row) => citesOf(row, BASE));
  expect(different).not.toEqual([]);
  expect(different.filter((article) => !changes.some(({ n }) => n === article))).toEqual([]);
});
