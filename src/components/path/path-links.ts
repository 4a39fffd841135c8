import { articleHref } from '../../articles.ts';
import { sitePath } from '../../locales.ts';
import { formatBegin } from '../../quizzes/path/begin-link.ts';
import type { Next } from '../../quizzes/path/next.ts';
import { type Stop, isSkillStop } from '../../quizzes/path/stops.ts';

/** The place in a chapter at which its questions stand. */
const QUESTIONS = '#checkpoint';

/** Where the idea of a stop is told: its article, or its chapter. */
export function ideaHref({ id, articles }: Stop, locale: string | undefined): string {
  const [book = '', article = ''] = (articles[0] ?? '').split(' ');
  return articleHref(book, article, locale) ?? sitePath(`${id}/`, locale);
}

/** Where a stop is worked at: its skill in practice, or the questions of its chapter. */
export const workHref = ({ id }: Stop, locale: string | undefined): string =>
  isSkillStop(id) ? sitePath(`practice/${formatBegin(id)}`, locale) : sitePath(`${id}/${QUESTIONS}`, locale);

/** Where what begins next begins. */
export function nextHref(next: Next, locale: string | undefined): string {
  if (next.to === 'read') return ideaHref(next.stop.stop, locale);
  if (next.to === 'questions' || next.to === 'practise') return workHref(next.stop.stop, locale);
  return sitePath(`practice/${formatBegin(next.to)}`, locale);
}
