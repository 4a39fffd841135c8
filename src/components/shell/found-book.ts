import type { FoundPage } from '@pagefind/default-ui';
import { isSought } from './found-article.ts';

/** The names of the rulebooks by their ids. */
export type BookNames = Readonly<Record<string, string>>;

/** The rulebook of an address. */
export const bookOf = (url: string, names: BookNames): string | undefined =>
  url.split(/[/#]/).find((part) => part in names);

/** Names the rulebook in the title of whatever was found in one: the books have chapters and articles of the same name. */
export function withBook(page: FoundPage, names: BookNames): FoundPage {
  const name = names[bookOf(page.url, names) ?? ''];
  if (name === undefined) return page;
  const named = (title = ''): string => (title.includes(name) ? title : `${title} · ${name}`);
  return {
    ...page,
    meta: { ...page.meta, title: named(page.meta.title) },
    sub_results: page.sub_results.map((place) => ({ ...place, title: named(place.title) })),
  };
}

/** What was found, by the addresses that it leads to. */
interface Found {
  readonly urls: readonly string[];
}

/**
 * First the article whose number was typed; of the rest, what stands in the rulebook in force comes before what stands in
 * another, and what belongs to no rulebook keeps its place.
 */
export function inOrder<F extends Found>(
  found: readonly F[],
  { sought, book, names }: { readonly sought: string; readonly book: string | undefined; readonly names: BookNames },
): readonly F[] {
  const isExact = ({ urls }: F): boolean => urls.some((url) => isSought(url, sought));
  const bookIn = ({ urls: [url = ''] }: F): string | undefined => bookOf(url, names);
  const rest = found.filter((one) => !isExact(one));
  const ofBooks = rest.filter((one) => bookIn(one) !== undefined);
  const here = (one: F): boolean => bookIn(one) === book;
  const queue = [...ofBooks.filter(here), ...ofBooks.filter((one) => !here(one))];
  const exact = found.filter(isExact);
  return [
    ...exact.filter(here),
    ...exact.filter((one) => !here(one)),
    ...rest.map((one) => (bookIn(one) === undefined ? one : (queue.shift() ?? one))),
  ];
}
