import { expect, test } from 'vitest';
import { articleHref } from '../../src/articles.ts';
import { ERRATA } from '../../src/components/features/reference/errata.ts';
import { wordsOf } from '../../src/i18n/words.ts';
import { LANGUAGES } from '../../src/locales.ts';

const FIRST_PUBLISHED = '2026-11-20';

test('each erratum was corrected after publication, and its article exists', () => {
  for (const { id, date, book, article } of ERRATA) {
    expect(date > FIRST_PUBLISHED, id).toBe(true);
    expect(articleHref(book, article, undefined), id).toBeDefined();
  }
  expect(new Set(ERRATA.map(({ id }) => id)).size).toBe(ERRATA.length);
});

test.each(LANGUAGES.map(({ lang }) => lang))('each has its text in %s', (lang) => {
  const words = wordsOf(lang, 'errata');
  for (const { id } of ERRATA) for (const part of ['was', 'is']) expect(words.tell(id, part).lang).toBe(lang);
});
