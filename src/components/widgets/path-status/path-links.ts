import { articleHref } from '../../../articles.ts';
import { sitePath } from '../../../locales.ts';
import { type Begin, formatBegin } from '../../../quizzes/path/begin-link.ts';
import type { Next } from '../../../quizzes/path/next.ts';
import { type Stop, isSkillStop } from '../../../quizzes/path/stops.ts';

/** The place in a chapter at which its questions stand. */
const QUESTIONS = '#checkpoint';

/** Where the idea of a stop is told in the rulebook: its article, or its chapter. */
export function ideaHref({ id, articles }: Stop, locale: string | undefined): string {
  const [book = '', article = ''] = (articles[0] ?? '').split(' ');
  return articleHref(book, article, locale) ?? sitePath(`${id}/`, locale);
}

/** Where something of practice begins. */
export const beginHref = (begin: Begin, locale: string | undefined): string =>
  sitePath(`practice/${formatBegin(begin)}`, locale);

/** Where a stop is worked at: its lesson and its questions, or the questions of its chapter. */
export const workHref = ({ id }: Stop, locale: string | undefined): string =>
  isSkillStop(id) ? beginHref(`stop/${id}`, locale) : sitePath(`${id}/${QUESTIONS}`, locale);

/** Where what begins next begins. */
export function nextHref(next: Next, locale: string | undefined): string {
  if (!('stop' in next)) return beginHref(next.to, locale);
  return next.to === 'read' ? ideaHref(next.stop.stop, locale) : workHref(next.stop.stop, locale);
}
