import { describe, expect, it } from 'vitest';
import { TERMS, byLetter, termHref } from '../../src/components/features/glossary/glossary.ts';
import { LANGUAGES } from '../../src/locales.ts';
import { CHAPTER_SOURCES, articlesOf } from './chapters.ts';

const termsIn = (source: string): string[] => [...source.matchAll(/<Term id="([^"]*)"/g)].map(([, id = '']) => id);

/** A chapter of this length should explain many words. */
const LONG = 12_000;
const ENOUGH = 10;

describe('the glossary', () => {
  it('has each term once', () => {
    expect(new Set(TERMS.map(({ id }) => id)).size).toBe(TERMS.length);
  });

  it.each(TERMS)('$id leads to an article of a chapter', ({ article }) => {
    expect([...articlesOf(article.book).keys()]).toContain(article.n);
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

  it.each(CHAPTER_SOURCES)('$path names terms of the glossary, each once', ({ source }) => {
    const ids = termsIn(source);
    expect(ids.filter((id) => !known.has(id))).toEqual([]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(CHAPTER_SOURCES.filter(({ source }) => source.length > LONG))('$path links enough of them', ({ source }) => {
    expect(termsIn(source).length).toBeGreaterThanOrEqual(ENOUGH);
  });
});
