import { BASE_OF_MCR, DEFAULT_RULEBOOKS } from './engine/rulebooks/ids.ts';
import { articleHref } from './articles.ts';
import type { BookId } from './engine/rulebooks/ids.ts';
import { sitePath } from './locales.ts';

/** The page that has every fan at its number. */
const FANS_PAGE = 'reference/mcr-fans/';

/** The rulebook that a page below the site's root speaks by though its address does not say so. */
export const bookOfPage = (path: string): BookId | undefined =>
  path.replace(/\/?$/, '/') === FANS_PAGE ? DEFAULT_RULEBOOKS.mcr : undefined;

/** The address of a fan, by its number in the Green Book. */
export const fanHref = (n: number | string, locale: string | undefined): string =>
  `${sitePath(FANS_PAGE, locale)}#fan-${n}`;

/** The articles of ours that tell what stands in sections of the Green Book. */
const GREEN_BOOK: Readonly<Record<string, string>> = {
  '3.6': 'C9',
  '3.6.8': 'C5',
  '3.7.2': 'C1',
  '3.9.1': 'C9',
  '3.9.1.5': 'C4',
  '3.9.2': '4',
  '3.10.1': '4',
  '3.11': '2',
  '3.11.2': '3.1',
  '3.11.6.6': 'C2',
  '3.11.6.7': '2.8.10',
};

/** Where we tell what only a printed book has: an article of ours, a fan in its list; undefined for what we tell nowhere. */
export function printedHref(book: string, section: string, locale: string | undefined): string | undefined {
  if (book !== BASE_OF_MCR) return undefined;
  if (/^\d+$/.test(section)) return fanHref(section, locale);
  const article = GREEN_BOOK[section];
  return article === undefined ? undefined : articleHref(DEFAULT_RULEBOOKS.mcr, article, locale);
}
