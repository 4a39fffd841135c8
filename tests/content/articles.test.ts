import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { chapterOf } from '../../src/articles.ts';
import { CHAPTERS } from '../../src/chapters.ts';
import { CHAPTER_SOURCES, articlesOf } from './chapters.ts';

/** Every article of every source text, in its order, numbers separated by blanks. */
const lists = JSON.parse(readFileSync('tests/fixtures/articles.json', 'utf8')) as Record<string, string>;
const SOURCES = Object.entries(lists).map(([book, numbers]) => ({ book, numbers: numbers.split(' ') }));

test('each rulebook with chapters has its list of articles', () => {
  const written = Object.entries(CHAPTERS).filter(([, chapters]) => chapters.length > 0);
  expect(SOURCES.map(({ book }) => book).sort()).toEqual(written.map(([book]) => book).sort());
});

test.each(SOURCES)('$book: every article has its chapter', ({ book, numbers }) => {
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => chapterOf(book, number) === undefined)).toEqual([]);
  expect(numbers.filter((number) => !articlesOf(book).has(number))).toEqual([]);
});

describe.each(CHAPTER_SOURCES)('$path', ({ book, slug, articles }) => {
  test('has the articles of its sections, each once, in the order of the source', () => {
    const numbers = SOURCES.find((source) => source.book === book)?.numbers ?? [];
    const own = numbers.filter((number) => chapterOf(book, number)?.slug === slug);
    expect(articles.map(({ n }) => n)).toEqual(own);
  });

  test('has no article without a title or without text', () => {
    expect(articles.filter(({ title, text }) => title.trim() === '' || !/\p{L}{2}/u.test(text))).toEqual([]);
  });
});

test('chapters import components only', () => {
  const imported = CHAPTER_SOURCES.flatMap(({ source }) =>
    [...source.matchAll(/^(?:import|export)\b.*?['"]([^'"]+)['"]/gm)].map(([, from = '']) => from),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(imported.filter((from) => !/^(?:\.\.\/)+components\//.test(from))).toEqual([]);
});
