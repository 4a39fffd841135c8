import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TERMS } from '../../src/components/features/glossary/glossary.ts';
import { OPTION_GROUPS } from '../../src/components/features/compare/options.ts';
import { CROSSING } from '../../src/components/features/compare/crossing.ts';
import { OUTSIDE } from '../../src/components/features/compare/outside.ts';
import { PREPARED, preparationFor, atTheTableOf } from '../../src/components/features/prepare/plans.ts';
import { OFFENCES, SITUATIONS } from '../../src/components/features/referee/offences.ts';
import { FANS } from '../../src/components/widgets/fan/fans.ts';
import kanji from '../../src/content/yaku-kanji.json' with { type: 'json' };
import { RIICHI_IDS, SPECIAL, YAKU, YAKUMAN } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS } from '../../src/engine/rulebooks/ids.ts';
import { OWN_PARTS, wordProblems } from '../../src/i18n/words-shape.ts';
import { inEveryLanguage, wordsOf } from '../../src/i18n/words.ts';
import { LANGUAGES } from '../../src/locales.ts';

const FOLDER = 'src/content/words';
const langs = LANGUAGES.map(({ lang }) => lang);
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.json') && !file.endsWith('terms.json'),
);
const wordsIn = (file: string): unknown => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
const all = new Map(files.map((file) => [file.replace(/\.json$/, ''), wordsIn(file)] as const));

/** The paths of a tree's texts, without those that a language has for itself: `call-order.name`. */
const pathsOf = (tree: unknown, path: readonly string[] = []): string[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([id, part]) => (OWN_PARTS.includes(id) ? [] : pathsOf(part, [...path, id])))
    : [path.join('.')];
const englishPaths = (what: string): string[] => pathsOf(wordsIn(`en/${what}.json`));

describe('the words about data', () => {
  test('hold what English holds, in a language of the site', () => {
    expect(wordProblems(all, langs)).toEqual([]);
    expect(all.size).toBeGreaterThan(0);
  });

  const english = { a: { name: 'Fine', search: 'cost', rulings: { x: 'Pay {{n}}.' } }, b: ['yes', 'no'] };
  test.each([
    ['nothing yet', {}, []],
    ['an entry', { a: { name: 'Штраф' } }, []],
    ['other words to look for', { a: { search: 'штраф', also: 'пеня' } }, []],
    ['a stray id', { c: 'Чужое' }, ['ru/fines, : Unrecognized key: "c"']],
    ['an empty text', { a: { name: ' ' } }, ['ru/fines, a.name: ']],
    ['another placeholder', { a: { rulings: { x: 'Платит {{m}}.' } } }, ['ru/fines, a.rulings.x: placeholders differ']],
    ['a shorter list', { b: ['да'] }, ['ru/fines, b']],
    ['a list for a text', { a: { name: ['Штраф'] } }, ['ru/fines, a.name']],
  ])('in another language, %s', (_, words, expected) => {
    const found = wordProblems(
      new Map<string, unknown>([
        ['en/fines', english],
        ['ru/fines', words],
      ]),
      langs,
    );
    expect(found).toHaveLength(expected.length);
    for (const [i, start] of expected.entries()) expect(found[i]).toContain(start);
  });

  test('of no language, without an English twin, or with a number for a text are refused', () => {
    const wrong = new Map<string, unknown>([
      ['de/fines', {}],
      ['en/fines', { a: 1 }],
      ['ru/prizes', { a: 'Приз' }],
    ]);
    expect(wordProblems(wrong, langs).map((problem) => problem.split(':')[0])).toEqual([
      'de/fines',
      'en/fines',
      'ru/prizes',
    ]);
  });
});

describe('a text', () => {
  const id = 'call-order';

  test('that are translated appear in the language', () => {
    expect(wordsOf('ru', 'penalties').tell(id, 'name')).toMatchObject({ lang: 'ru', mark: undefined });
    expect(wordsOf('en', 'penalties').tell(id, 'name')).toMatchObject({ lang: 'en', mark: undefined });
    expect(inEveryLanguage('penalties', id, 'name').map(({ lang }) => lang)).toEqual(
      expect.arrayContaining(['en', 'ru', 'it']),
    );
  });

  test('that are missing appear in English, marked as such', () => {
    const { tell, isWhole } = wordsOf('de', 'penalties');
    expect(tell(id, 'name')).toEqual({ ...wordsOf('en', 'penalties').tell(id, 'name'), mark: 'en' });
    expect(isWhole(id)).toBe(false);
    expect(wordsOf('ru', 'penalties').isWhole()).toBe(true);
    expect(wordsOf('en', 'penalties').isWhole()).toBe(true);
  });

  test('that nobody has is not made up', () => {
    const { tell, find } = wordsOf('ru', 'penalties');
    expect(find(id, 'rulings', 'tesuji-2018')).toBeUndefined();
    expect(() => tell('no-such-offence', 'name')).toThrow('no-such-offence.name');
    expect(() => wordsOf('ru', 'no-such-words')).toThrow('no-such-words');
  });
});

describe('each English text speaks of something in the data', () => {
  test.each([
    ['penalties', OFFENCES],
    ['situations', SITUATIONS],
  ])('%s: every card has a name, and only rulings that are there a text', (file, cards) => {
    const ids = cards.map(({ id }) => id);
    const paths = englishPaths(file);
    expect(ids.filter((id) => !paths.includes(`${id}.name`))).toEqual([]);
    const known = cards.flatMap(({ id, rulings }) => [
      `${id}.name`,
      `${id}.why`,
      ...Object.keys(rulings).map((book) => `${id}.rulings.${book}`),
    ]);
    expect(paths.filter((path) => !known.includes(path))).toEqual([]);
  });

  test('options: every group and option has a name, and only possible values have texts', () => {
    const options = OPTION_GROUPS.flatMap((group) => group.options);
    const paths = englishPaths('options');
    const names = [
      ...OPTION_GROUPS.map(({ id }) => `groups.${id}`),
      ...options.map((option) => `options.${option}.name`),
    ];
    expect(names.filter((name) => !paths.includes(name))).toEqual([]);
    const values = options.flatMap((option) => [
      `options.${option}.values.`,
      ...RIICHI_IDS.map((book) => `options.${option}.books.${book}`),
    ]);
    const strange = paths.filter((path) => !names.includes(path) && !values.some((start) => path.startsWith(start)));
    expect(strange).toEqual([]);
  });

  test('prepare: all that is asked, demanded, planned and told of the table, and nothing else', () => {
    const told = PREPARED.flatMap((book) => [
      `books.${book}.asks`,
      ...(['demands', 'plan'] as const).flatMap((list) =>
        preparationFor(book)[list].map(({ id }) => `books.${book}.${list}.${id}`),
      ),
    ]);
    const table = BOOK_IDS.flatMap(atTheTableOf).map(({ id }) => `atTheTable.${id}`);
    expect(englishPaths('prepare').toSorted()).toEqual([...new Set([...told, ...table])].toSorted());
  });

  test('fans: each has its name and a description', () => {
    const paths = [...FANS.map(({ n }) => String(n)), '57-mixed'].flatMap((id) => [`${id}.name`, `${id}.is`]);
    expect(englishPaths('fans').toSorted()).toEqual(paths.toSorted());
  });

  test('crossing: everything compared has its text, and nothing else', () => {
    const partsOf: Record<string, readonly string[]> = {
      alike: [''],
      differs: ['.what', '.riichi', '.mcr'],
      'to-mcr': ['.habit', '.instead'],
      'to-riichi': ['.habit', '.instead'],
    };
    const told = Object.entries(CROSSING).flatMap(([list, points]) =>
      points.flatMap(({ id }) => (partsOf[list] ?? []).map((part) => `${list}.${id}${part}`)),
    );
    expect(englishPaths('crossing').toSorted()).toEqual(told.toSorted());
    for (const lang of langs) expect(wordsOf(lang, 'crossing').isWhole(), lang).toBe(true);
  });

  test('glossary: each term has its name and meaning', () => {
    const paths = TERMS.flatMap(({ id }) => [`${id}.name`, `${id}.about`]);
    expect(englishPaths('glossary').toSorted()).toEqual(paths.toSorted());
  });

  test('yaku: those that one may look for by other words are in the game', () => {
    const known: readonly string[] = [...YAKU, ...YAKUMAN, ...SPECIAL];
    const sought = all.get('en/yaku') as object;
    expect(Object.keys(sought).filter((id) => !known.includes(id))).toEqual([]);
    expect(Object.keys(kanji).filter((id) => !known.includes(id))).toEqual([]);
  });

  test('outside: every source has a name, and every cell without a value an explanation', () => {
    const { sources, cells } = OUTSIDE;
    const told = Object.entries(cells).flatMap(([option, byBook]) =>
      Object.entries(byBook)
        .filter(([, { is }]) => is === undefined)
        .map(([book]) => `cells.${option}.${book}`),
    );
    expect(englishPaths('outside').toSorted()).toEqual([...sources.map((id) => `sources.${id}`), ...told].toSorted());
  });
});
