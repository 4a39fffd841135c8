import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PLURALS, plural } from '../../src/i18n/plural.ts';
import { fill } from '../../src/i18n/strings.ts';
import { LANGUAGES } from '../../src/locales.ts';

type Texts = Readonly<Record<string, string>>;
const textsOf = (lang: string): Texts => JSON.parse(readFileSync(`src/content/i18n/${lang}.json`, 'utf8')) as Texts;

/** A string as a reader sees it: each placeholder holds a number or a name. */
const NUMBERS =
  'n m count han fu minutes seconds hours days counters bets stages wanted have had most least of right times points answered missed some few many mixed low high sum all short pool'.split(
    ' ',
  );
const rendered = (text: string): string => fill(text, Object.fromEntries(NUMBERS.map((name) => [name, 5])));

const FORM = /\.(?:one|few|many|other)$/;

/** A number before a word that may need another form. */
const NUMBER_AND_WORD = new RegExp(`\\{\\{(?:${NUMBERS.join('|')})\\}\\}[ \\u00a0\\u202f](\\p{L}+)`, 'gu');

/** Words that may follow any number: of, and, to; units; verbs and adverbs; invariable words. */
const FOLLOW_ANY: Readonly<Record<string, string>> = {
  en: 'of right han fu min s is to or and from short without in plus deducted wait leaves MB around different ticked answered but open mixed again',
  ru: 'из мин с и фу или до по в за со после МБ ожид тыс',
  uk: 'з із хв с і й та фу до або без МБ по у в за зі очік отримав знімають цієї тис різні правильні поспіль',
  it: 'su di han fu min s a e è in o senza da più tolti non MB attorno dal ma delle rosso giuste giusti attesa chow pung kong',
  fr: 'sur de han fu min s à et ou sans pour en retirés enregistrés faites autour des plus est rouge Mo dernières justes attente fois ouvertes',
};

/** Strings whose number is fixed or does not affect any word, and why. */
const SAFE: readonly (readonly [RegExp, string])[] = [
  [
    /^play\.(?:chombo|draw|final)|^referee\.|^ruling\.|^step\.pay|^settle\.(?:refusal\.no|penalty)/,
    'hundreds of points',
  ],
  [/^mcr-lacks\./, 'a pattern asks for two, three or four'],
  [
    /^standing\.|^path\.|^practice\.(?:grades|pace|speed)|^notebook\.leaves|^event\.must-pass/,
    'a number that is fixed in code',
  ],
  [/^prepare\.plan\.minutes|^log\.clock|^sit\.earlier|^offline\.working|^event\.file\.dealing/, 'many, or of many'],
  [/^tile\.[mps](?:\.[12])?$/, 'a tile’s number is at most nine, and each form has its own'],
  [/^feedback|^supervised\.mark|^event\.(?:points|feedback)/, 'of all the points of a sheet'],
  [
    /^step\.(?:base|own|limit)|^scorer\.carried|^mcr\.figure|^play\.dice/,
    'the language tells the number apart from the word',
  ],
  [/^settle\.refusal\.too-many/, 'more than can be'],
  [/^mistake\.counter-worth/, 'hundreds of points'],
];

/** Counts from one to four that need only “one” and “several”. */
const UP_TO_FOUR = /^step\.lacks\.sets-|^scorer\.noWin\.away/;

/** Words that exist only in English: they expose an untranslated sentence. */
const ENGLISH = /(?<![\p{L}’'])(?:the|and|with|your|you|this|that|from|which|have|not)(?![\p{L}’'-])/iu;

describe.each(LANGUAGES.map(({ lang }) => lang))('%s', (lang) => {
  const texts = textsOf(lang);
  const entries = Object.entries(texts).map(([key, text]) => [key.replace(/^tensu\./, ''), text] as const);

  test('has no straight quotation marks and apostrophes', () => {
    const straight = entries.filter(([, text]) => /["']/.test(rendered(text).replace(/<[^>]*>/g, '')));
    expect(straight).toEqual([]);
  });

  test('takes each number with a noun through its plural forms', () => {
    const free = new Set(FOLLOW_ANY[lang]?.split(' '));
    const bare = entries.filter(
      ([key, text]) =>
        !FORM.test(key) &&
        !SAFE.some(([pattern]) => pattern.test(key)) &&
        [...text.matchAll(NUMBER_AND_WORD)].some(([, word = '']) => !free.has(word)),
    );
    expect(bare).toEqual([]);
  });

  const stems = entries.flatMap(([key]) =>
    key.endsWith('.few') && !UP_TO_FOUR.test(key) ? [key.replace(/\.few$/, '')] : [],
  );
  const formOf = (stem: string, form: string): string | undefined => texts[`tensu.${stem}.${form}`];

  test('has forms that differ where its numbers ask for it, or one word that never changes', () => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
    const wrong = stems.filter((stem) => {
      const forms = PLURALS.map((form) => formOf(stem, form));
      if (new Set(forms).size === 1) return false;
      const one = formOf(stem, 'one');
      return pluralCategories.includes('few')
        ? one === formOf(stem, 'few') && one === formOf(stem, 'many')
        : one === formOf(stem, 'other');
    });
    expect(wrong).toEqual([]);
  });

  test('includes the number in each plural form that covers several numbers', () => {
    const alone = new Intl.PluralRules(lang);
    const takes = (form: string): boolean => [0, 21, 31].some((n) => alone.select(n) === form);
    const without = stems.filter(
      (stem) => takes('one') && formOf(stem, 'other')?.includes('{{n}}') && !formOf(stem, 'one')?.includes('{{n}}'),
    );
    expect(without).toEqual([]);
  });

  test('has no English sentence, but in English', () => {
    const told = lang === 'en' ? [] : entries;
    expect(told.filter(([, text]) => ENGLISH.test(text.replace(/\{\{\w+\}\}|«[^»]*»|<[^>]*>/gu, '')))).toEqual([]);
  });
});

describe('han', () => {
  const han = (n: number, lang: string): string =>
    plural(textsOf(lang) as { 'tensu.step.han.other': string }, 'tensu.step.han', n, lang);

  test.each([
    ['ru', ['1 хан', '2 хана', '5 ханов', '21 хан']],
    ['uk', ['1 хан', '2 хани', '5 ханів', '21 хан']],
    ['it', ['1 han', '2 han', '5 han', '21 han']],
    ['fr', ['1 han', '2 han', '5 han', '21 han']],
  ])('are counted in %s', (lang, expected) => {
    expect([1, 2, 5, 21].map((n) => han(n, lang))).toEqual(expected);
  });
});
