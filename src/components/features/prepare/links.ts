import { articleHref } from '../../../articles.ts';
import type { BookId } from '../../../engine/riichi/index.ts';
import { fill, type Strings } from '../../../i18n/strings.ts';
import { sitePath } from '../../../locales.ts';

/** What the links of a preparation need to be told: where the page stands and its words. */
export interface LinkPlace {
  readonly book: BookId;
  readonly locale: string | undefined;
  readonly books: Strings<'book'>;
  readonly article: string;
  /** Names of the pages that can be linked, by path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** A link in words. */
export interface NamedLink {
  readonly href: string;
  readonly label: string;
  /** The rulebook to put in force on the way, where the link leads to a page that goes by it. */
  readonly inForce?: BookId;
}

/** The address and the words of a link as the data has it; throws for a page or an article that is not there. */
export function namedLink(link: string, { book, locale, books, article, pages }: LinkPlace): NamedLink {
  const page = pages[link];
  if (page !== undefined)
    return link.startsWith('#')
      ? { href: link, label: page }
      : { href: sitePath(link, locale), label: page, inForce: book };
  const [first = '', second] = link.split(' ');
  const number = second ?? first;
  const other = second === undefined ? book : (first as BookId);
  const href = articleHref(other, number, locale);
  if (href === undefined) throw new Error(`${book}: the link "${link}" leads nowhere`);
  return { href, label: other === book ? number : fill(article, { book: books[other], article: number }) };
}
