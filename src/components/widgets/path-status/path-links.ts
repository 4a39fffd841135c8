import { articleHref } from '../../../articles.ts';
import { sitePath } from '../../../locales.ts';
import { type Begin, formatBegin } from '../../../quizzes/path/begin-link.ts';
import type { Next } from '../../../quizzes/path/next.ts';
import { type Stop, isSkillStop } from '../../../quizzes/path/stops.ts';

/** Anchor of a chapter's questions. */
const QUESTIONS = '#checkpoint';

/** Where the rulebook explains a stop: its article or chapter. */
export function ideaHref({ id, articles }: Stop, locale: string | undefined): string {
  const [book = '', article = ''] = (articles[0] ?? '').split(' ');
  return articleHref(book, article, locale) ?? sitePath(`${id}/`, locale);
}

/** Link that starts a part of practice. */
export const beginHref = (begin: Begin, locale: string | undefined): string =>
  sitePath(`practice/${formatBegin(begin)}`, locale);

/** Where a stop is practised: its lesson and questions, or its chapter's questions. */
export const workHref = ({ id }: Stop, locale: string | undefined): string =>
  isSkillStop(id) ? beginHref(`stop/${id}`, locale) : sitePath(`${id}/${QUESTIONS}`, locale);

/** Link that starts the next step. */
export function nextHref(next: Next, locale: string | undefined): string {
  if (!('stop' in next)) return beginHref(next.to, locale);
  return next.to === 'read' ? ideaHref(next.stop.stop, locale) : workHref(next.stop.stop, locale);
}
