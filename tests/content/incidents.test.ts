import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Language = 'en' | 'ru';

/** What a rulebook's own text decides about an incident; amounts are points unless they name a unit. */
interface Ruling {
  readonly kind: string;
  readonly amount: Readonly<Record<string, unknown>> | null;
  readonly who: string;
  readonly hand: string;
  readonly dealer: string | null;
  readonly sticks: string | null;
  readonly counters: string | null;
}

/** An incident as people tell it, and how the source text rules it. */
interface Incident {
  readonly id: string;
  readonly rulebook: string;
  /** The article that decides; null only where no article speaks of it. */
  readonly article: string | null;
  /** The rulebook whose text holds the article, where it is not the incident's own. */
  readonly articleOf?: string;
  /** Further articles, one of another rulebook written as rulebook:article. */
  readonly also?: readonly string[];
  readonly type: 'offence' | 'situation' | 'silent';
  readonly said: Readonly<Record<Language, readonly string[]>>;
  readonly ruling: Ruling;
  /** Contrary rulings, each a kind with an optional reason behind a colon. */
  readonly notThis: readonly string[];
  readonly source: string;
  /** False where the kind or the amount is not printed in the source text. */
  readonly sure: boolean;
  readonly note?: string;
}

const read = (file: string): unknown => JSON.parse(readFileSync(`tests/fixtures/${file}`, 'utf8'));
const INCIDENTS = read('incidents.json') as readonly Incident[];
const ARTICLES = new Map(
  Object.entries(read('articles.json') as Readonly<Record<string, string>>).map(([book, numbers]) => [
    book,
    new Set(numbers.split(' ')),
  ]),
);

const KINDS = new Set([
  ...['chombo', 'false-hu', 'dead-hand', 'disqualified', 'fine', 'ladder', 'warning', 'nothing', 'silent'],
  ...['corrected', 'stands', 'refused', 'redeal', 'referee', 'settlement', 'substitute', 'continues', 'ranking'],
]);
const HANDS = new Set(['goes-on', 'dead', 'corrected', 'redealt', 'over', 'waits', 'referee']);
/** The fewest incidents of a rulebook; Samara's include those of the rules it builds on. */
const AT_LEAST = [
  { books: ['mers-2014'], count: 20 },
  { books: ['ema-2016', 'samara-2019'], count: 25 },
  { books: ['ema-2012'], count: 25 },
  { books: ['tesuji-2018'], count: 15 },
];
/** The rulebooks that the incidents were collected for. */
const BOOKS = AT_LEAST.flatMap(({ books }) => books);

/** The incidents that break a rule, by id, so that a failure names them. */
const breaking = (holds: (incident: Incident) => boolean): string[] =>
  INCIDENTS.filter((incident) => !holds(incident)).map(({ id }) => id);
const kindOf = (contrary: string): string => contrary.split(':', 1)[0] ?? '';

describe('the incidents as a whole', () => {
  test('are a hundred, numbered without a gap', () => {
    const ids = INCIDENTS.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 100 }, (_, i) => `inc-${String(i + 1).padStart(3, '0')}`));
  });

  test.each(AT_LEAST)('have $count of $books', ({ books, count }) => {
    expect(INCIDENTS.filter(({ rulebook }) => books.includes(rulebook)).length).toBeGreaterThanOrEqual(count);
  });

  test('are of the five rulebooks, and not offences only', () => {
    expect(new Set(INCIDENTS.map(({ rulebook }) => rulebook))).toEqual(new Set(BOOKS));
    expect(INCIDENTS.filter(({ type }) => type !== 'offence').length).toBeGreaterThanOrEqual(30);
  });

  test('are not repeated under one rulebook', () => {
    const said = INCIDENTS.flatMap(({ rulebook, said: { en, ru } }) =>
      [...en, ...ru].map((text) => `${rulebook} ${text}`),
    );
    expect(said.filter((text, i) => said.indexOf(text) !== i)).toEqual([]);
  });
});

describe('every incident', () => {
  test.each(['en', 'ru'] as const)('is told one to three times in %s', (language) => {
    expect(breaking(({ said }) => said[language].length >= 1 && said[language].length <= 3)).toEqual([]);
  });

  test('is told in English without Cyrillic, in Russian with it', () => {
    expect(
      breaking(({ said }) => said.en.every((text) => /[a-z]/i.test(text) && !/\p{Script=Cyrillic}/u.test(text))),
    ).toEqual([]);
    expect(breaking(({ said }) => said.ru.every((text) => /\p{Script=Cyrillic}/u.test(text)))).toEqual([]);
  });

  test('rests on existing articles, or is silent', () => {
    const exists = (book: string, number: string): boolean => ARTICLES.get(book)?.has(number) === true;
    expect(
      breaking(({ rulebook, article, articleOf = rulebook, ruling }) =>
        article === null ? ruling.kind === 'silent' : exists(articleOf, article),
      ),
    ).toEqual([]);
    expect(
      breaking(({ rulebook, also = [] }) =>
        also.every((place) => {
          const [number = '', book = rulebook] = place.split(':').reverse();
          return exists(book, number);
        }),
      ),
    ).toEqual([]);
  });

  test('has a ruling of a known kind, with the fate of the hand and the receiver', () => {
    expect(breaking(({ ruling }) => KINDS.has(ruling.kind) && HANDS.has(ruling.hand) && ruling.who !== '')).toEqual([]);
    expect(breaking(({ type, ruling }) => (type === 'silent') === (ruling.kind === 'silent'))).toEqual([]);
  });

  test('names contrary rulings of known kinds, its own kind only with what is different', () => {
    expect(
      breaking(
        ({ notThis, ruling }) =>
          notThis.length > 0 && notThis.every((text) => KINDS.has(kindOf(text)) && text !== ruling.kind),
      ),
    ).toEqual([]);
  });

  test('names its source, and says what is not printed where it is not sure', () => {
    expect(breaking(({ source, sure, note = '' }) => source !== '' && (sure || note !== ''))).toEqual([]);
  });
});

describe('amounts', () => {
  test('names a penalty for every chombo, false hu, fine and ladder, and for nothing silent', () => {
    const priced = new Set(['chombo', 'false-hu', 'fine', 'ladder']);
    expect(breaking(({ ruling }) => !priced.has(ruling.kind) || ruling.amount !== null)).toEqual([]);
    expect(breaking(({ ruling }) => ruling.kind !== 'silent' || ruling.amount === null)).toEqual([]);
  });

  test('of a chombo are one and the same within a rulebook', () => {
    for (const book of BOOKS) {
      const amounts = INCIDENTS.filter(({ rulebook, ruling }) => rulebook === book && ruling.kind === 'chombo').map(
        ({ ruling }) => JSON.stringify(ruling.amount),
      );
      expect(new Set(amounts).size, book).toBe(book === 'mers-2014' ? 0 : 1);
    }
  });
});
