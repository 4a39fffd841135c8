import { WITH_CARDS } from './with-cards.ts';
import { describe, expect, test } from 'vitest';
import { articleHref, chapterOf } from '../../src/articles.ts';
import { limitShares } from '../../src/components/base/numbers/payments.ts';
import { amountsOf, withAmounts } from '../../src/components/features/referee/amounts.ts';
import { TIMINGS, offenceOptions } from '../../src/components/features/referee/log/options.ts';
import { CARDS, OFFENCES, type RulingKind } from '../../src/components/features/referee/offences.ts';
import { olderRuling, rowsOf, rulingUnder, rulingsOf } from '../../src/components/features/referee/rulings.ts';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { inEveryLanguage } from '../../src/i18n/words.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { penaltyWords, searchWords } from '../../src/components/features/referee/words.ts';
import { CHAPTER_SOURCES, articlesOf } from './chapters.ts';
import { ARTICLES_OF_FACTS } from './stated-facts.ts';

/**
 * Facts of MERS sections 2 and 3 that are no offence: the referee, appeals, what a dead hand is, and combined
 * penalties.
 */
const NO_OFFENCE = ['2.1', '2.2', '2.3', '2.4', '3.2', '3.3', '3.6'];

const key = (book: BookId, fact: string): string => (book === 'mers-2014' ? `MERS-${fact}` : fact);

const penalties = BOOK_IDS.flatMap((book) =>
  Object.entries(ARTICLES_OF_FACTS.get(book) ?? {})
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

test('each article of a ruling is in a published chapter', () => {
  const dead = OFFENCES.flatMap(({ id, rulings }) =>
    BOOK_IDS.flatMap((book) =>
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

test('a rulebook’s base rules apply under it, unless it has its own ruling', () => {
  const books = new Map(OFFENCES.map((offence) => [offence.id, rulingUnder(offence, 'samara-2019')?.book] as const));
  expect(books.get('call-order')).toBe('ema-2016');
  expect(books.get('information')).toBe('samara-2019');
  expect(books.get('late-call')).toBeUndefined();
  const rulings = rulingsOf('samara-2019', {}).flatMap(({ rows }) => rows);
  const own = rulingsOf('samara-2019', { own: true }).flatMap(({ rows }) => rows);
  expect(own).toEqual(rulings.filter(({ book }) => book === 'samara-2019'));
  expect(rulings.length).toBeGreaterThan(own.length);
});

test('a silent rulebook of the same game is named, one of another game is not', () => {
  const silent = OFFENCES.filter(({ id }) => id === 'riichi-not-turned').flatMap(rowsOf);
  expect(silent.find(({ books }) => books.includes('tesuji-2018'))?.ruled).toBeUndefined();
  expect(rowBooks('riichi-not-turned').flat()).not.toContain('mers-2014');
  expect(rowBooks('late-call')).toEqual([['mers-2014']]);
});

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Every table of penalties in the chapters: where it stands, and what it selects. */
const tables = CHAPTER_SOURCES.flatMap(({ book, slug, locale, articles }) =>
  articles.flatMap(({ n, source }) =>
    [...source.matchAll(/<Penalties\b[^>]*>/g)].map(([tag]) => ({
      path: `${locale ?? 'en'}/${book}/${slug} ${n}`,
      book: book as BookId,
      slug,
      locale,
      at: n,
      article: attribute(tag, 'article'),
      kind: attribute(tag, 'of') as RulingKind | undefined,
    })),
  ),
);

describe('in the chapters', () => {
  test.each(WITH_CARDS)('every ruling of %s is shown', (book) => {
    const shown = new Set(
      tables
        .filter((table) => table.book === book && table.locale === undefined)
        .flatMap((table) =>
          rulingsOf(book, { own: true, ...table }).flatMap(({ rows }) => rows.map(({ offence }) => offence.id)),
        ),
    );
    const ruled = OFFENCES.filter(({ rulings }) => rulings[book] && rulings[book].kind !== 'silent');
    expect(ruled.length).toBeGreaterThan(0);
    expect(ruled.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(tables)('the table at $path has rulings, those of its article', ({ book, at, article, kind }) => {
    expect(rulingsOf(book, { own: true, article, kind })).not.toEqual([]);
    expect(article ?? at).toBe(at);
  });

  test('no ruling is typed into a table', () => {
    const typed = CHAPTER_SOURCES.flatMap(({ book, articles }) =>
      articles.filter(({ source }) => /\|\s*Ruling\s*\|/.test(source)).map(({ n }) => `${book} ${n}`),
    );
    expect(typed).toEqual([]);
  });
});

describe('the amounts', () => {
  const placeholders = (book: BookId): string[] =>
    CARDS.flatMap(({ id }) =>
      ['penalties', 'situations'].flatMap((file) => inEveryLanguage(file, id, 'rulings', book)),
    ).flatMap(({ text }) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name));
  const inChapters = (book: BookId): string[] =>
    CHAPTER_SOURCES.filter((chapter) => chapter.book === book).flatMap(({ source }) =>
      [...source.matchAll(/<Amount\b[^>]*\sof="(\w+)"/g)].map(([, name = '']) => name),
    );

  test.each(BOOK_IDS)('that %s names exist, and none is unused', (book) => {
    const named = new Set([...placeholders(book), ...inChapters(book)]);
    expect([...named].sort()).toEqual(Object.keys(amountsOf(book)).sort());
  });

  test.each(BOOK_IDS.filter((book) => Object.keys(amountsOf(book)).length > 0))(
    'are not typed beside the tables of %s',
    (book) => {
      const values = [...new Set(Object.values(amountsOf(book)))].map((value) => value.toLocaleString('en'));
      const number = new RegExp(`(?<![\\w.,])(?:${values.join('|')})(?!\\w|[.,]\\d)`);
      const slugs = tables.filter((table) => table.book === book).map(({ slug }) => slug);
      const decided = OFFENCES.flatMap(({ rulings }) => {
        const ruling = rulings[book];
        return ruling && ['points', 'false-hu', 'ladder'].includes(ruling.kind) ? ruling.articles.slice(0, 1) : [];
      });
      const beside = [...new Set(decided)].filter((n) => slugs.includes(chapterOf(book, n)?.slug ?? ''));
      const typed = beside.filter((n) => {
        const source = articlesOf(book).get(n)?.source ?? '';
        const prose = source.replaceAll(/<Note\b[\s\S]*?<\/Note>/g, '').replaceAll(/<[^>]*>/g, '');
        return number.test(prose);
      });
      expect(typed).toEqual([]);
    },
  );

  test.each(['ema-2016', 'ema-2012'] as const)('of a usual fine in %s are the size of a chombo', (book) => {
    const { fine, fineEast } = amountsOf(book);
    expect(fine).toBe(limitShares('mangan', { seat: 'other', by: 'draw' }).total);
    expect(fineEast).toBe(limitShares('mangan', { seat: 'east', by: 'draw' }).total);
  });

  test('paid to each opponent come to three times as much', () => {
    expect(amountsOf('mers-2014')).toMatchObject({ noEightEach: 10, noEightAll: 30, noHandEach: 20, noHandAll: 60 });
  });

  test('are written as the language writes them, and must be known', () => {
    const written = (text: string, lang: string): string => withAmounts({ text, lang }, 'ema-2016').text;
    expect(written('{{lateMinute}} a minute', 'en')).toBe('1,000 a minute');
    expect(written('{{lateMinute}}', 'ru')).toMatch(/^1\s000$/);
    expect(() => written('{{late}}', 'en')).toThrow('ema-2016');
  });
});

/** Words of only one of the two games. */
const RIICHI_WORDS = /\b(?:riichi|ron|tsumo|chombo|dora|furiten|tenpai)\b|риичи|чомбо/i;
const MCR_WORDS = /\b(?:hu|flowers?|fans?|Green Book)\b|цветок|цветы|«ху»/i;

test.each(WITH_CARDS)('what %s shows of an offence speaks of its own game', (book) => {
  const foreign = book === 'mers-2014' ? RIICHI_WORDS : MCR_WORDS;
  const said = rulingsOf(book, { own: true })
    .flatMap(({ rows }) => rows)
    .flatMap(({ offence: { id } }) =>
      [['name'], ['rulings', book]].flatMap((path) => inEveryLanguage('penalties', id, ...path)),
    )
    .map(({ text }) => text);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((text) => foreign.test(text))).toEqual([]);
});

test('an offence can be entered under each rulebook that rules on it or did in its older edition', () => {
  const options = new Map(offenceOptions('en').map(({ id, fines }) => [id, fines]));
  for (const offence of OFFENCES)
    expect(Object.keys(options.get(offence.id) ?? {}).sort()).toEqual(
      BOOK_IDS.filter((book) => {
        const ruled = rulingUnder(offence, book) ?? olderRuling(offence, book);
        return ruled !== undefined && ruled.ruling.kind !== 'silent';
      }).sort(),
    );
});

test('what else a rulebook punishes can be entered, too, but not what only tells what a penalty means', () => {
  const others = offenceOptions('en').filter(({ id }) => OFFENCES.every((offence) => offence.id !== id));
  const ids = others.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['result-wrong', 'false-tenpai', 'unheard-call']));
  expect(ids).not.toContain('chombo-follows');
  const free = others.filter(({ fines }) => Object.values(fines).every(({ ruled }) => ruled === 'noted'));
  expect(free).toEqual([]);
});

test('rulings are chosen by an article with its parts, by their kind, and by whose they are', () => {
  const chosen = (book: BookId, selection: Parameters<typeof rulingsOf>[1]) =>
    rulingsOf(book, selection).flatMap(({ rows }) => rows);
  for (const book of BOOK_IDS) {
    const all = chosen(book, {});
    expect(all.some(({ ruling }) => ruling.kind === 'silent')).toBe(false);
    for (const { group, rows } of [...rulingsOf(book, {}), ...rulingsOf(book, { kind: 'chombo' })])
      expect([...new Set(rows.map(({ offence }) => offence.group))]).toEqual([group]);
    for (const kind of ['warning', 'chombo', 'points'] as const)
      expect(chosen(book, { kind })).toEqual(all.filter(({ ruling }) => ruling.kind === kind));
    expect(chosen(book, { own: true })).toEqual(all.filter((ruled) => ruled.book === book));
    const articles = all.flatMap(({ ruling }) => ruling.articles.slice(0, 1));
    for (const section of new Set(articles.flatMap((one) => [one, one.split('.').slice(0, -1).join('.')])))
      expect(chosen(book, { article: section })).toEqual(
        all.filter(({ ruling }) => `${String(ruling.articles[0])}.`.startsWith(`${section}.`)),
      );
  }
});

test('additions to a ruling have their amounts filled in, and English ones are marked', () => {
  const ruled = BOOK_IDS.flatMap((book) => rulingsOf(book, {}).flatMap(({ rows }) => rows));
  const { textOf, areWhole } = penaltyWords('en');
  expect(ruled.map((one) => textOf(one)?.text ?? '').filter((text) => text.includes('{{'))).toEqual([]);
  expect([areWhole(ruled), penaltyWords('de').areWhole(ruled), areWhole([])]).toEqual([true, false, true]);
});

test('what an offence costs under a rulebook is what is entered for it', () => {
  const fines = new Map(offenceOptions('en').map(({ id, fines: own }) => [id, own]));
  expect(fines.get('late')).toMatchObject({ 'ema-2016': { ruled: 'points', to: 'nobody' } });
  expect(fines.get('false-hu-no-eight')).toMatchObject({ 'mers-2014': { ruled: 'false-hu', points: 10, to: 'each' } });
  const entered = [...fines.values()].flatMap((own) => Object.values(own));
  expect(entered.every(({ points, to }) => points >= 0 && ['nobody', 'each'].includes(to))).toBe(true);
});

test('a card is found by words of the language, or by others if it has none', () => {
  const [card] = OFFENCES;
  if (!card) throw new Error('no card');
  for (const lang of LANGUAGES.map((one) => one.lang)) {
    const own = inEveryLanguage('penalties', card.id, 'search').filter((told) => told.lang === lang);
    const said = searchWords(card, lang);
    expect(said).not.toBe('');
    for (const { text } of own) expect(said).toContain(text);
  }
});

test('a session has its length, its signal and the hands after it from the rulebook', () => {
  expect(TIMINGS).toEqual({
    'ema-2016': { minutes: 90, signal: 15, handsAfter: 1 },
    'samara-2019': { minutes: 105, signal: 10, handsAfter: 0 },
    'ema-2012': { minutes: 90, signal: 15, handsAfter: 1 },
    'tesuji-2018': { minutes: 90, signal: 15, handsAfter: 1 },
    'ema-2025': { minutes: 90, signal: 15, handsAfter: 1 },
    'wrc-2025': { minutes: 90, signal: 15, handsAfter: 0 },
    'rrc-2026': { minutes: 75, signal: 0, handsAfter: 1 },
    'mers-2014': { minutes: 120, signal: 0 },
  });
});
