import { chaptersOf } from '../../chapters.ts';
import { noteRead } from '../../stores/path.ts';

/** An article as its address has it: `4.1.1`, `R12`, `C`. */
const ARTICLE = /^(\d|[A-Z]\d*$)/;

/** Notes for the path that an article of this chapter was read, and the chapter when it was its last part. */
export function noteHere(id: string, isLast: boolean): void {
  const [book = '', slug = ''] = location.pathname.split('/').filter(Boolean).slice(-2);
  if (!chaptersOf(book).some((chapter) => chapter.slug === slug)) return;
  if (ARTICLE.test(id)) noteRead(`${book} ${id}`);
  if (isLast) noteRead(`${book}/${slug}`);
}
