import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { translatedFiles } from '../../plugins/ledger/ledger.ts';
import {
  forbiddenIn,
  forbiddenWords,
  gameIn,
  gamesIn,
  patternOf,
  termsOf,
  type TermWords,
} from '../../plugins/ledger/terms.ts';
import { readCaps } from '../../scripts/languages/marking.ts';
import { LANGUAGES } from '../../src/locales.ts';

const LANGS: readonly string[] = LANGUAGES.map(({ lang }) => lang).filter((lang) => lang !== 'en');
const FILES = translatedFiles(LANGS);
const ENGLISH = termsOf('en');

describe.each(LANGS)('%s', (lang) => {
  const terms = termsOf(lang);

  test('has no more forbidden words than its cap allows', () => {
    const found = forbiddenWords(lang, FILES);
    const told = found.map(({ name, found: word, instead }) => `${name}: ${word} → ${instead}`);
    expect(told.length > (readCaps()[lang]?.forbidden ?? 0) ? told : [], 'npm run languages -- --terms').toEqual([]);
  });

  test('calls each concept in the glossary what the list of terms calls it', () => {
    const glossary = JSON.parse(readFileSync(`src/content/words/${lang}/glossary.json`, 'utf8')) as Readonly<
      Record<string, { readonly name: string }>
    >;
    const both = Object.entries(glossary).flatMap(([id, { name }]) => (id in terms ? [[id, name] as const] : []));
    expect(both.length).toBeGreaterThan(40);
    expect(both.filter(([id, name]) => terms[id]?.word !== name)).toEqual([]);
  });

  test('names concepts that English has, and where each word is from', () => {
    expect(Object.keys(terms).filter((id) => !(id in ENGLISH))).toEqual([]);
    expect(Object.entries(terms).filter(([, { word, from }]) => !word || !from)).toEqual([]);
  });

  test('forbids no word that it asks for', () => {
    const contrary = Object.entries(terms).flatMap(([id, { word, forms = [], not = [] }]) =>
      not.filter((one) => [word, ...forms].some((text) => patternOf(one).test(text))).map((one) => `${id}: ${one}`),
    );
    expect(contrary).toEqual([]);
  });

  test('makes exceptions only for existing texts, each with a reason', () => {
    const names = new Set(forbiddenWords(lang, FILES, undefined, false).map(({ name }) => name));
    const excepted = Object.values(terms).flatMap(({ except = {} }) => Object.entries(except));
    expect(excepted.filter(([name, why]) => !names.has(name) || why.length < 5)).toEqual([]);
  });
});

describe('a forbidden word', () => {
  const terms: Readonly<Record<string, TermWords>> = {
    discard: { word: 'снос', not: ['сброс', 'сбросивш*', 'победа по рону'], except: { 'ui/a.b': 'a quotation' } },
    pung: { word: 'панг', not: ['пон'], game: 'mcr' },
  };
  const found = (text: string, name = 'ui/x'): readonly string[] =>
    forbiddenIn([[name, text]], terms).map((one) => one.found);

  test.each([
    ['Сброс закончен.', ['Сброс']],
    ['Платит сбросивший игрок.', ['сбросивший']],
    ['Это победа\u00a0по рону.', ['победа\u00a0по рону']],
    ['Это <b>сброс</b>.', ['сброс']],
  ])('is found whole, in any case and form: %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each(['Платит снёсший.', 'Сбросил бы.', '{{сброс}}', '<Value id="сброс" />', 'Переброс.'])(
    'is not seen in other words and in markup: %s',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  test('may stand in a text that is excepted, and in no other', () => {
    expect(found('Сброс.', 'ui/a.b')).toEqual([]);
    expect(found('Сброс.', 'ui/a.c')).toEqual(['Сброс']);
  });

  test('of one game may stand in texts of the other and of neither', () => {
    expect(found('Пон.', 'docs/mers-2014/counting/C1')).toEqual(['Пон']);
    expect(found('Пон.', 'words/penalties/x.rulings.mers-2014')).toEqual(['Пон']);
    expect(found('Пон.', 'docs/ema-2016/scoring/4.1')).toEqual([]);
    expect(found('Пон.', 'ui/tensu.nav.home')).toEqual([]);
  });
});

test('the game of a text follows from its rulebook, file or name', () => {
  expect(gameIn('words/fans/1.name')).toBe('mcr');
  expect(gameIn('ui/tensu.mcr-lacks.pair')).toBe('mcr');
  expect(gameIn('words/situations/a.rulings.ema-2012')).toBe('riichi');
  expect(gameIn('words/situations/a.name')).toBeUndefined();
});

test('a card is read by the players of each game that has a ruling on it', () => {
  expect(new Set(gamesIn('words/penalties/wrong-number.name'))).toEqual(new Set(['riichi', 'mcr']));
  expect(new Set(gamesIn('words/asks/cards.wrong-number'))).toEqual(new Set(['riichi', 'mcr']));
  expect(gamesIn('words/penalties/late-call.why')).toEqual(['mcr']);
  expect(new Set(gamesIn('words/penalties/riichi-noten.name'))).toEqual(new Set(['riichi']));
  expect(gamesIn('words/penalties/wrong-number.rulings.mers-2014')).toEqual(['mcr']);
  expect(gamesIn('words/penalties/wrong-number.search')).toEqual([undefined]);
});
