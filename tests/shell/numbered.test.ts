import { describe, expect, test } from 'vitest';
import { CHAPTERS, numbered, sectionsOf } from '../../src/chapters.ts';

describe('the article number at the front of a title', () => {
  test.each([
    ['4.1.2 Limits', '4.1.2', 'Limits'],
    ['5.2b Late players', '5.2b', 'Late players'],
    ['R3 Риичи', 'R3', 'Риичи'],
    ['Limits', undefined, 'Limits'],
    ['Rinshan and 4 kongs', undefined, 'Rinshan and 4 kongs'],
  ])('%s', (text, number, title) => {
    expect(numbered(text)).toEqual({ number, title });
  });
});

describe('the sections of a chapter', () => {
  const chapters = Object.entries(CHAPTERS).flatMap(([book, list]) => list.map((chapter) => ({ book, ...chapter })));

  test.each(chapters)('$book/$slug', ({ book, slug, sections }) => {
    const named = sectionsOf(`${book}/${slug}`)?.split(/–|, /) ?? [];
    expect([named.at(0), named.at(-1)]).toEqual([sections.at(0), sections.at(-1)]);
  });

  test('a page that is no chapter has none', () => {
    expect(sectionsOf('score')).toBeUndefined();
  });

  test.each([
    ['ema-2016/scoring', '4'],
    ['ema-2016/end-of-hand', '3.4–3.6'],
    ['ema-2025/edition', '1–2, 5–7'],
    ['tesuji-2018/league', 'F, S'],
  ])('names the sections of %s without a gap: %s', (chapter, sections) => {
    expect(sectionsOf(chapter)).toBe(sections);
  });
});
