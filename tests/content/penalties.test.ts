import { expect, test } from 'vitest';
import { articleHref } from '../../src/articles.ts';
import { OFFENCES } from '../../src/components/referee/offences.ts';
import { rowsOf } from '../../src/components/referee/rows.ts';
import ema2012 from '../../src/content/facts/ema-2012.json' with { type: 'json' };
import ema2016 from '../../src/content/facts/ema-2016.json' with { type: 'json' };
import mers2014 from '../../src/content/facts/mers-2014.json' with { type: 'json' };
import samara2019 from '../../src/content/facts/samara-2019.json' with { type: 'json' };
import tesuji2018 from '../../src/content/facts/tesuji-2018.json' with { type: 'json' };
import { articlesOf } from './chapters.ts';

const FACTS = {
  'ema-2016': ema2016,
  'samara-2019': samara2019,
  'ema-2012': ema2012,
  'tesuji-2018': tesuji2018,
  'mers-2014': mers2014,
} as const;

type Book = keyof typeof FACTS;
const BOOKS = Object.keys(FACTS) as Book[];

/** Facts of MERS sections 2 and 3 that are no offence: the referee, appeals, what a dead hand is, and the sum of others. */
const NO_OFFENCE = ['2.1', '2.2', '2.3', '2.4', '3.2', '3.3', '3.6'];

const key = (book: Book, fact: string): string => (book === 'mers-2014' ? `MERS-${fact}` : fact);

const penalties = BOOKS.flatMap((book) =>
  Object.entries(FACTS[book])
    .filter(([fact]) => (book === 'mers-2014' ? /^(2\.|2i|3\.)|^1\.8$/.test(fact) : fact.startsWith('PEN-')))
    .filter(([fact]) => book !== 'mers-2014' || !NO_OFFENCE.includes(fact))
    .map(([fact, article]) => ({ book, fact: key(book, fact), article })),
);

test.each(penalties)('$book $fact is an offence with a ruling by article $article', ({ book, fact, article }) => {
  const cited = OFFENCES.filter(({ facts }) => facts.includes(fact)).flatMap(({ rulings }) => {
    const ruling = rulings[book];
    return ruling?.articles ?? [];
  });
  expect(cited).toContain(article);
});

test('each article that a ruling names stands in a published chapter', () => {
  const dead = OFFENCES.flatMap(({ id, rulings }) =>
    BOOKS.flatMap((book) =>
      (rulings[book]?.articles ?? [])
        .filter((article) => !articlesOf(book).has(article) || articleHref(book, article, undefined) === undefined)
        .map((article) => `${id}: ${book} ${article}`),
    ),
  );
  expect(dead).toEqual([]);
});

test('an offence has an id of its own, and a ruling in some rulebook', () => {
  expect(new Set(OFFENCES.map(({ id }) => id)).size).toBe(OFFENCES.length);
  expect(OFFENCES.filter(({ rulings }) => Object.keys(rulings).length === 0)).toEqual([]);
});

const rowBooks = (id: string) =>
  OFFENCES.filter((offence) => offence.id === id).flatMap((offence) => rowsOf(offence).map(({ books }) => books));

test('Samara shares the ruling of EMA 2016 until it has one of its own', () => {
  expect(rowBooks('call-order')[0]).toEqual(['ema-2016', 'samara-2019']);
  expect(rowBooks('information').slice(0, 2)).toEqual([['ema-2016'], ['samara-2019']]);
});

test('a rulebook of the same game that says nothing is named, one of another game is not', () => {
  const silent = OFFENCES.filter(({ id }) => id === 'riichi-not-turned').flatMap(rowsOf);
  expect(silent.find(({ books }) => books.includes('tesuji-2018'))?.ruling).toBeUndefined();
  expect(rowBooks('riichi-not-turned').flat()).not.toContain('mers-2014');
  expect(rowBooks('late-call')).toEqual([['mers-2014']]);
});
