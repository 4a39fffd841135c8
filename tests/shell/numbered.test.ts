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
    expect(sectionsOf(`${book}/${slug}`)?.split(/–|, /)).toEqual([...new Set([sections.at(0), sections.at(-1)])]);
  });

  test('a page that is no chapter has none', () => {
    expect(sectionsOf('score')).toBeUndefined();
  });
});
