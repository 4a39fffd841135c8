import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mcrDisagreements, MCR_EXAMPLES } from '../../src/components/features/chapter/mcr-example.ts';
import { fanName, fanWords } from '../../src/components/widgets/fan/fan-names.ts';
import { FAN_HANDS } from '../../src/components/features/reference/fan-hands.ts';
import { RELATIONS } from '../../src/components/features/reference/fan-relations.ts';
import { isFound } from '../../src/components/widgets/fan/fan-search.ts';
import { FANS as NUMBERED } from '../../src/components/widgets/fan/fans.ts';
import { PRINCIPLE_ARTICLES } from '../../src/components/features/reference/principles.ts';
import { mcrWordsIn } from '../../src/components/widgets/fan/build-words.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import { FANS, MCR_RULEBOOKS, exclusionOf, fanNumber } from '../../src/engine/mcr/index.ts';
import type { Clause } from '../../src/engine/riichi/index.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { printedHref } from '../../src/printed.ts';
import { readPairs } from '../engine/mcr/pair-table.ts';
import { articlesOf } from './chapters.ts';

describe('the hand of each fan', () => {
  test('wins with it, and its flowers do not make the eight', () => {
    expect([...FAN_HANDS.keys()]).toEqual([...FANS]);
    const short = [...FAN_HANDS].filter(([, { result }]) => result.points - result.flowers < 8);
    expect(short).toEqual([]);
  });

  test('is a hand of its own', () => {
    const hands = [...FAN_HANDS.values()].map(({ hand }) => JSON.stringify(hand));
    expect(new Set(hands).size).toBe(FANS.length);
  });
});

test.each(LANGUAGES)('the words of fan in $label say where they had to be those of another language', ({ lang }) => {
  const { tell } = wordsOf(lang, 'fans');
  const marks = Object.values(mcrWordsIn(lang).fans).map(({ nameLang, isLang }) => [nameLang, isLang]);
  expect(marks).toEqual(FANS.map((fan) => [fanName(fan, lang).mark, tell(String(fanNumber(fan)), 'is').mark]));
  expect(Object.values(mcrWordsIn(lang).fans).every((one) => one.chinese !== '' && one.sought !== '')).toBe(true);
});

describe('what keeps what out', () => {
  /** Two rules outside the table: of two readings the more valuable counts, and two fan of two sets each. */
  const HAND_BY_HAND = ['high-versus-low', 'account-once'];
  const table = [...readPairs().cells].flatMap(([key, cell]) => {
    if (cell.class !== 'excluded' && cell.class !== 'conditional') return [];
    const isDirect = key.split(' ').every((fan) => fan === cell.out || fan === cell.by);
    const isInTable = exclusionOf(cell.by, cell.out) !== undefined || !HAND_BY_HAND.includes(cell.principle);
    return isDirect && isInTable ? [{ key, cell }] : [];
  });
  const told = RELATIONS.filter(({ by, out }) => ![by, out].includes('melded-and-concealed-kong'));

  test('names every pair in the table of pairs, with its principle, whole or in part', () => {
    const lost = table.filter(
      ({ cell }) =>
        !told.some(
          ({ by, out, principle, wholly }) =>
            by === cell.by &&
            out === cell.out &&
            principle === cell.principle &&
            wholly === (cell.class === 'excluded'),
        ),
    );
    expect(table.length).toBeGreaterThan(100);
    expect(lost).toEqual([]);
  });

  test('and of no other', () => {
    const known = new Set(table.flatMap(({ cell }) => [`${cell.by} ${cell.out}`, `${cell.out} ${cell.by}`]));
    expect(told.filter(({ by, out }) => !known.has(`${by} ${out}`))).toEqual([]);
  });

  test('is explained by an article for each principle', () => {
    const articles = articlesOf('mers-2014');
    expect(Object.values(PRINCIPLE_ARTICLES).filter((n) => !articles.has(n))).toEqual([]);
  });
});

describe('a section of the Green Book', () => {
  const clauses: readonly Clause[] = Object.values(MCR_RULEBOOKS).flatMap(({ cite }) => Object.values(cite));
  /** The articles that settling, finishing and ranking cite. */
  const ofTheTable = ['3.6', '3.9.2', '3.10.1', '3.11', '3.11.2', '3.11.6.7'];
  const sections = new Set([...clauses.flatMap((one) => ('published' in one ? [one.section] : [])), ...ofTheTable]);

  test.each([...sections])('%s leads to an existing article or fan', (section) => {
    const href = printedHref('mcr-2006', section, undefined);
    const anchor = href?.split('#')[1] ?? '';
    const fan = /^fan-(\d+)$/.exec(anchor)?.[1];
    const isThere = fan ? NUMBERED.some(({ n }) => n === Number(fan)) : articlesOf('mers-2014').has(anchor);
    expect(isThere, href).toBe(true);
  });

  test('that we tell nowhere leads nowhere, nor one of another book', () => {
    expect(printedHref('mcr-2006', '3.4.29', undefined)).toBeUndefined();
    expect(printedHref('ema-2016', '4', undefined)).toBeUndefined();
  });
});

describe('the names of fan', () => {
  test.each(LANGUAGES)('all have distinct texts in $lang', ({ lang }) => {
    const told = FANS.map((fan) => fanName(fan, lang));
    expect(told.filter((name) => name.lang !== lang)).toEqual([]);
    expect(new Set(told.map(({ text }) => text)).size).toBe(FANS.length);
  });
});

describe('the search among the fan', () => {
  const numbers = (sought: string, lang = 'en'): number[] =>
    NUMBERED.flatMap(({ n }) => (isFound(sought, fanWords(n, lang)) ? [n] : []));

  test.each([
    ['full flush', 22],
    ['清一色', 22],
    ['22', 22],
    ['chinitsu', 22],
    ['Grand serpentin', 20],
    ['тринадцать', 7],
    ['TREIZE orphelins', 7],
    ['quatre pungs caches', 12],
    ['ultima pedina', 58],
    ['смешанный ряд', 39],
    ['три закрытых пона', 33],
    ['Зсунуті чі', 30],
    ['scala intrecciata', 35],
  ])('%s finds fan %i', (sought, n) => {
    expect(numbers(sought)).toContain(n);
  });

  test('finds few for a whole name, and none for what is no fan', () => {
    expect(numbers('full flush')).toEqual([22]);
    expect(numbers('2')).toEqual(expect.not.arrayContaining([22]));
    expect(numbers('riichi')).toEqual([]);
  });
});

describe('the worked hands of counting', () => {
  const chapters = ['', 'ru/'].map((locale) =>
    readFileSync(`src/content/docs/${locale}mers-2014/counting.mdx`, 'utf8'),
  );
  const shown = chapters.map((source) => [...source.matchAll(/<McrExample id="([^"]+)"/g)].map(([, id]) => id));

  test.each([...MCR_EXAMPLES.values()])('$id is what the engine says', (example) => {
    expect(mcrDisagreements(example)).toEqual([]);
  });

  test('are all shown, once, and the same in Russian', () => {
    expect(shown[0]?.toSorted()).toEqual([...MCR_EXAMPLES.keys()].sort());
    expect(shown[1]).toEqual(shown[0]);
  });

  test('tell a wrong value together with the engine’s', () => {
    const first = MCR_EXAMPLES.get('seven');
    if (!first) throw new Error('no such hand');
    const wrong = { ...first, expect: { points: 8, total: 40, without: ['all-chows' as const] } };
    expect(mcrDisagreements(wrong)).toEqual([
      'points is stated as 8, the engine gives 9',
      'total is stated as 40, the engine gives undefined',
      'short is stated as undefined, the engine gives 1',
      'all-chows is stated as missing, the engine counts it',
    ]);
  });
});
