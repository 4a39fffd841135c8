import { chaptersOf } from '../../chapters.ts';

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

/** The sections that a chapter (`ema-2016/scoring`) covers: `4.1`, `3.4–3.6` for several, `F, S` where letters stand for numbers. */
export function sectionsOf(path: string): string | undefined {
  const [book = '', slug] = path.split('/');
  const sections = chaptersOf(book).find((chapter) => chapter.slug === slug)?.sections ?? [];
  if (sections.length < 2) return sections[0];
  return /^\d/.test(sections[0] ?? '') ? `${sections[0]}–${sections.at(-1)}` : sections.join(', ');
}
