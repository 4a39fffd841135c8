import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isUpdate } from '../published/answer-book.ts';
import { type Statement, problemWith, statementOf, statementText } from './fact-statements.ts';
import { bearingOf, oppositesOf } from './polarity.ts';

type Texts = Readonly<Record<string, string>>;

const KEY = /^tensu\.(?:mcr-|table-)?mistake\./;
const FEWEST_WORDS = 3;

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8')) as Texts;

/** The texts that tell a learner of each misconception, by key. */
const textsIn = (lang: string): Texts =>
  Object.fromEntries(Object.entries(readTexts(`src/content/i18n/${lang}.json`)).filter(([key]) => KEY.test(key)));

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}-]{2,}/gu) ?? [];

/** The rarest words of a text, as many as tell it from all others, and which way it points. */
function statementIn(text: string, all: readonly string[], lang: string): Statement {
  const bearing = bearingOf(text, lang);
  const often = (word: string): number => all.filter((other) => other.includes(word)).length;
  const rarest = [...new Set(wordsOf(text))]
    .filter((word) => bearingOf(word, lang) === '')
    .sort((one, other) => often(one) - often(other));
  const others = all.filter((other) => other !== text);
  const count = rarest.findIndex((_, i) => {
    const statement = { words: rarest.slice(0, i + 1), bearing };
    return i + 1 >= FEWEST_WORDS && others.every((other) => problemWith(statement, [other], lang) !== undefined);
  });
  return { words: count < 0 ? rarest : rarest.slice(0, count + 1), bearing };
}

// After rewording a text on purpose: npx vitest run tests/content/misconception-statements -u, and read the diff.
describe.each(['en', 'ru', 'uk', 'it', 'fr'])('%s', (lang) => {
  const file = `tests/fixtures/misconception-statements/${lang}.json`;
  const texts = textsIn(lang);

  test('each misconception is explained by its own text, which points the way it did', () => {
    if (isUpdate()) {
      const before = readTexts(file);
      const now = Object.entries(texts).map(([key, text]) => {
        const entered = before[key];
        const isSaid = entered !== undefined && problemWith(statementOf(entered), [text], lang) === undefined;
        return [key, isSaid ? entered : statementText(statementIn(text, Object.values(texts), lang))];
      });
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(now), null, 1)}\n`);
    }
    const statements = readTexts(file);
    const wrong = Object.entries(texts).flatMap(([key, text]) => {
      const entered = statements[key];
      const problem = entered === undefined ? 'not entered' : problemWith(statementOf(entered), [text], lang);
      return problem === undefined ? [] : [`${key}: ${problem}`];
    });
    expect([...wrong, ...Object.keys(statements).filter((key) => !(key in texts))]).toEqual([]);
  });

  test('each text turned into its opposite is noticed', () => {
    const unnoticed = Object.entries(texts).flatMap(([key, text]) =>
      oppositesOf(text, lang)
        .filter((opposite) => bearingOf(opposite, lang) === bearingOf(text, lang))
        .map((opposite) => `${key}: ${opposite}`),
    );
    expect(unnoticed).toEqual([]);
  });

  test('no two texts can change places unnoticed', () => {
    const statements = Object.entries(readTexts(file)).map(([key, text]) => [key, statementOf(text)] as const);
    const fits = (statement: Statement, key: string): boolean =>
      problemWith(statement, [texts[key] ?? ''], lang) === undefined;
    const alike = statements.flatMap(([one, first], i) =>
      statements
        .slice(i + 1)
        .filter(([other, second]) => texts[one] !== texts[other] && fits(first, other) && fits(second, one))
        .map(([other]) => `${one} and ${other}`),
    );
    expect(alike).toEqual([]);
  });
});
