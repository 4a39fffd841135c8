import data from './content/chapters.json' with { type: 'json' };
import { BOOK_IDS, type BookId, DEFAULT_RULEBOOKS, isBook } from './engine/rulebooks/ids.ts';

/** A chapter page of a rulebook and the section of the source that it covers (`4.1`, or `F` for F1, F2 …). */
export interface Chapter {
  readonly slug: string;
  readonly sections: readonly string[];
}

/** The chapters that are published, per rulebook, in reading order; steps link only to articles of these. */
export const CHAPTERS: Readonly<Record<BookId, readonly Chapter[]>> = data.chapters;

/** The published chapters of a rulebook; none for an id that is no rulebook's. */
export function chaptersOf(book: string): readonly Chapter[] {
  const published: Readonly<Record<string, readonly Chapter[]>> = CHAPTERS;
  return published[book] ?? [];
}

/** The rulebooks in the order of the pages that present them: those that are played today come first, then older ones. */
export const PRESENTED: readonly BookId[] = [
  ...data.presentedFirst.filter((id) => isBook(id)),
  ...BOOK_IDS.filter((id) => !data.presentedFirst.includes(id)),
];

/** The rulebook that a first visit puts in force. Static pages show their tools by it. */
export const FIRST_BOOK: BookId = PRESENTED[0] ?? DEFAULT_RULEBOOKS.riichi;

/** A title and the article number that it opens with, if any: `4.1.2 Limits`, `R3 Riichi`. */
export interface NumberedTitle {
  readonly number: string | undefined;
  readonly title: string;
}

/** Takes the article number off the front of a title. */
export function numbered(text: string): NumberedTitle {
  const [, number, title = text] = /^([A-Z]?\d+(?:\.\d+)*[a-z]?)\s+(.+)$/u.exec(text) ?? [];
  return { number, title };
}

/** Whether a section comes right after another: `3.5` after `3.4`. */
const isNext = (section: string, before: string): boolean => {
  const parts = before.split('.');
  return section === [...parts.slice(0, -1), Number(parts.at(-1)) + 1].join('.');
};

/** The sections that a chapter (`ema-2016/scoring`) covers: `4.1`, `3.4–3.6` or `1–2, 5–7` for several, `F, S` for letters. */
export function sectionsOf(path: string): string | undefined {
  const [book = '', slug] = path.split('/');
  const sections = chaptersOf(book).find((chapter) => chapter.slug === slug)?.sections ?? [];
  const runs: string[][] = [];
  for (const section of sections) {
    const run = runs.at(-1);
    if (run && isNext(section, run.at(-1) ?? '')) run.push(section);
    else runs.push([section]);
  }
  const texts = runs.map((run) => (run.length < 2 ? run[0] : `${run[0]}–${run.at(-1)}`));
  return texts.length === 0 ? undefined : texts.join(', ');
}
