import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHAPTER_SOURCES, articlesOf } from './chapters.ts';

/** The place of an editor's note: in an article, or before a chapter's first one. */
interface Place {
  readonly book: string;
  readonly article: string | null;
  readonly note: string;
}

/**
 * Places where the source texts contradict themselves, lost a sentence or are silent, with the notes that say how they
 * are read.
 */
const oddities = Object.entries(
  JSON.parse(readFileSync('tests/fixtures/oddities.json', 'utf8')) as Readonly<
    Record<string, { readonly about: string; readonly notes: readonly Place[] }>
  >,
).map(([id, oddity]) => ({ id, ...oddity }));

/** The text of a note, as its chapter has it. */
const noteIn = (source: string, note: string): string =>
  new RegExp(`<Note id="${note}">([\\s\\S]*?)</Note>`).exec(source)?.[1]?.trim() ?? '';

/** The text of an article, or of what stands before the first article of a rulebook's chapters. */
function textAt({ book, article }: Place): string {
  if (article !== null) return articlesOf(book).get(article)?.source ?? '';
  const chapters = CHAPTER_SOURCES.filter((chapter) => chapter.book === book && chapter.locale === undefined);
  return chapters.map(({ source }) => source.split('<Article', 1)[0]).join('\n');
}

test.each(oddities)('$id: $about', ({ notes }) => {
  expect(notes).not.toEqual([]);
  expect(notes.filter((place) => noteIn(textAt(place), place.note) === '')).toEqual([]);
});
