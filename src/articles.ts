import { type Chapter, chaptersOf } from './chapters.ts';
import { sitePath } from './locales.ts';

const covers = (section: string, article: string): boolean => {
  if (!article.startsWith(section)) return false;
  const rest = article.slice(section.length);
  return rest === '' || (/^[A-Z]$/.test(section) ? /^\d/.test(rest) : /^[.a-z]/.test(rest));
};

/** The published chapter that holds an article of a rulebook: the one with the longest matching section. */
export function chapterOf(book: string, article: string): Chapter | undefined {
  const found = chaptersOf(book)
    .flatMap((chapter) => chapter.sections.map((section) => ({ chapter, section })))
    .filter(({ section }) => covers(section, article));
  return found.sort((a, b) => b.section.length - a.section.length)[0]?.chapter;
}

/** The address of an article in a language, or undefined while its chapter is not published. */
export function articleHref(book: string, article: string, locale: string | undefined): string | undefined {
  const chapter = chapterOf(book, article);
  return chapter && `${sitePath(`${book}/${chapter.slug}/`, locale)}#${article}`;
}
