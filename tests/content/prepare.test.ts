import { describe, expect, test } from 'vitest';
import { namedLink } from '../../src/components/features/prepare/links.ts';
import { differsOnline } from '../../src/components/features/prepare/online.ts';
import { PLAN_LENGTHS, PREPARED, atTheTableOf, preparationFor } from '../../src/components/features/prepare/plans.ts';
import en from '../../src/content/i18n/en.json' with { type: 'json' };
import paths from '../../src/content/path.json' with { type: 'json' };
import { BOOK_IDS, RIICHI_IDS } from '../../src/engine/rulebooks/ids.ts';
import { ui } from '../../src/i18n/strings.ts';
import { articlesOf } from './chapters.ts';

/** The rulebooks whose readers are sent to no other one. */
const ALONE = PREPARED.filter((book) => 'alone' in paths[book]);

const isPage = (link: string): boolean => link.endsWith('/') || link.startsWith('#');

test('every rulebook that is offered can be prepared for', () => {
  expect(PREPARED).toEqual(BOOK_IDS);
});

describe.each(PREPARED)('%s', (book) => {
  const { demands, plan } = preparationFor(book);
  const table = atTheTableOf(book);

  test.each(PLAN_LENGTHS)('the plan of %s minutes takes that long', (length) => {
    expect(plan.reduce((sum, { minutes }) => sum + (minutes[length] ?? 0), 0)).toBe(Number(length));
  });

  test('a longer plan leaves out no step of a shorter one', () => {
    const left = plan.filter(
      ({ minutes }) => (minutes[30] ?? 0) > (minutes[60] ?? 0) || (minutes[60] ?? 0) > (minutes[120] ?? 0),
    );
    expect(left).toEqual([]);
  });

  test('each demand and each step has an id of its own', () => {
    for (const list of [demands, plan]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });

  test('each named article is in a chapter', () => {
    const links = [...demands, ...plan, ...table].flatMap((one) => one.links).filter((link) => !isPage(link));
    const dead = links.filter((link) => {
      const [first = '', second] = link.split(' ');
      return second === undefined ? !articlesOf(book).has(first) : !articlesOf(first).has(second);
    });
    expect(links.length).toBeGreaterThan(10);
    expect(dead).toEqual([]);
  });

  test('what a program did automatically is explained', () => {
    expect(table.length).toBeGreaterThan(4);
  });
});

test.each(ALONE)('%s stands alone, and sends nobody to another rulebook', (book) => {
  const { demands, plan } = preparationFor(book);
  const elsewhere = [...demands, ...plan, ...atTheTableOf(book)]
    .flatMap(({ links }) => links)
    .filter((link) => link.includes(' '));
  expect(elsewhere).toEqual([]);
});

describe('what differs from online play', () => {
  test('red fives: EMA 2012 and RRC 2026 have three as one has online, the others have none', () => {
    expect(RIICHI_IDS.filter((id) => differsOnline(id).includes('redFives'))).toEqual([
      'ema-2016',
      'samara-2019',
      'tesuji-2018',
      'ema-2025',
      'wrc-2025',
    ]);
  });

  test('options that decide a hand are named, options of a tournament are not', () => {
    expect(differsOnline('tesuji-2018')).toEqual(expect.arrayContaining(['uraDora', 'ippatsu', 'severalRons']));
    expect(differsOnline('ema-2012')).toContain('openTanyao');
    expect(RIICHI_IDS.flatMap(differsOnline)).not.toContain('uma');
  });
});

test('a link leads to an article of the own rulebook, of another, or to a page, and nowhere else', () => {
  const strings = { all: () => en };
  const place = {
    book: 'samara-2019',
    locale: 'ru',
    books: ui(strings, 'book'),
    article: '{{book}}, {{article}}',
    pages: { 'score/': 'Score a hand', '#online': 'Online' },
  } as const;
  expect(namedLink('3.2', place)).toEqual({ href: '/ru/samara-2019/regulation/#3.2', label: '3.2' });
  expect(namedLink('ema-2016 3.4.5', place)).toEqual({
    href: '/ru/ema-2016/end-of-hand/#3.4.5',
    label: 'EMA 2016, 3.4.5',
  });
  expect(namedLink('score/', place)).toEqual({ href: '/ru/score/', label: 'Score a hand', inForce: 'samara-2019' });
  expect(namedLink('#online', place).href).toBe('#online');
  expect(() => namedLink('nowhere/', place)).toThrow('leads nowhere');
});
