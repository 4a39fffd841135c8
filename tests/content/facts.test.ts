import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articlesOf } from './chapters.ts';
import { ARTICLES_OF_FACTS } from './stated-facts.ts';

/** Facts by rulebook: each with the articles of the source text that state it. */
type FactSections = Readonly<Record<string, readonly string[]>>;
interface Catalogue extends Readonly<Record<string, FactSections | readonly string[]>> {
  /** Facts that only the printed booklets have, or that follow from others. */
  readonly elsewhere: readonly string[];
}

const { elsewhere, ...stated } = JSON.parse(readFileSync('tests/fixtures/fact-ids.json', 'utf8')) as Catalogue;
const books = Object.entries(stated as Readonly<Record<string, FactSections>>);

/** Facts that stand in another article than those of the source, and why. */
const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ema-2016': {
    'RII-12': 'follows from 4.1, and is said where riichi is declared',
  },
  'ema-2012': {
    'ABT-02': 'the kinds are in the booklet only; they stand with its other differences, and 5.8 leads there',
  },
  'tesuji-2018': {
    'CHO-11': 'spread over several lines; P0 has them all in one table',
    'DEAD-06': 'spread over several lines; P0 has them all in one table',
  },
  'mers-2014': {
    '3.7': 'a note after 3.6 without a number of its own',
  },
};

test('every rulebook has its list of facts', () => {
  expect([...ARTICLES_OF_FACTS.keys()].sort()).toEqual(books.map(([book]) => book).sort());
});

describe.each(books)('%s', (book, facts) => {
  const map = ARTICLES_OF_FACTS.get(book) ?? {};
  const moved = MOVED[book] ?? {};

  test('each fact of the source has an article', () => {
    expect(Object.keys(facts).filter((id) => !(id in map))).toEqual([]);
  });

  test('each fact is in its source’s article, or there is a reason why not', () => {
    const astray = Object.entries(facts).filter(([id, sections]) => !sections.includes(map[id] ?? ''));
    expect(astray.map(([id]) => id).sort()).toEqual(Object.keys(moved).sort());
  });

  test('each article that has a fact exists', () => {
    const articles = articlesOf(book);
    expect(Object.entries(map).filter(([, article]) => !articles.has(article))).toEqual([]);
  });

  test('no fact is unknown', () => {
    const known = new Set([...books.flatMap(([, all]) => Object.keys(all)), ...elsewhere]);
    expect(Object.keys(map).filter((id) => !known.has(id))).toEqual([]);
  });
});

test('facts missing in the source texts are in a chapter', () => {
  expect(elsewhere.filter((id) => ![...ARTICLES_OF_FACTS.values()].some((map) => id in map))).toEqual([]);
});
