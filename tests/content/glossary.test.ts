import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { TERMS, byLetter, termHref } from '../../src/components/glossary/glossary.ts';
import { LANGUAGES } from '../../src/locales.ts';

const DOCS = 'src/content/docs';
const chapters = await Array.fromAsync(glob([`${DOCS}/*/*.mdx`, `${DOCS}/ru/*/*.mdx`]));
const textOf = (file: string): string => readFileSync(file, 'utf8');
const bookFiles = (book: string): string[] => chapters.filter((file) => file.startsWith(`${DOCS}/${book}/`));
const termsIn = (file: string): string[] => [...textOf(file).matchAll(/<Term id="([^"]*)"/g)].map(([, id = '']) => id);

/** A chapter this long explains many words. */
const LONG = 12_000;
const ENOUGH = 10;

describe('the glossary', () => {
  it('has each term once', () => {
    expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length);
  });

  it.each(TERMS)('$id leads to an article that stands in a chapter', ({ article }) => {
    const holders = bookFiles(article.book).filter((file) => textOf(file).includes(`<Article n="${article.n}"`));
    expect(holders).toHaveLength(1);
  });

  it.each(LANGUAGES)('has every term under a letter in $label', ({ lang }) => {
    const letters = byLetter(lang);
    expect(letters.flatMap(({ terms }) => terms)).toHaveLength(TERMS.length);
    expect(letters.map(({ letter }) => letter).filter((letter) => !/^\p{Lu}$/u.test(letter))).toEqual([]);
    expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
  });

  it('refuses a term that it does not have', () => {
    expect(() => termHref('no-such-term')).toThrow('no-such-term');
  });
});

describe('terms in the chapters', () => {
  const known = new Set(TERMS.map(({ id }) => id));

  it.each(chapters)('%s names terms of the glossary, each once', (file) => {
    const ids = termsIn(file);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(chapters.filter((file) => textOf(file).length > LONG))('%s links enough of them', (file) => {
    expect(termsIn(file).length).toBeGreaterThanOrEqual(ENOUGH);
  });
});
