import type { FoundPage } from '@pagefind/default-ui';

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

/** What stands in the rulebook in force comes before what stands in another, and what belongs to no rulebook keeps its place. */
export function inOrder<F extends Found>(
  found: readonly F[],
  { book, names }: { readonly book: string | undefined; readonly names: BookNames },
): readonly F[] {
  const bookIn = ({ urls: [url = ''] }: F): string | undefined => bookOf(url, names);
  const ofBooks = found.filter((one) => bookIn(one) !== undefined);
  const here = (one: F): boolean => bookIn(one) === book;
  const queue = [...ofBooks.filter(here), ...ofBooks.filter((one) => !here(one))];
  return found.map((one) => (bookIn(one) === undefined ? one : (queue.shift() ?? one)));
}
