import type { FoundPage } from '@pagefind/default-ui';

/** A number that can only be an article's, even among other words: `4.1`, `5.2b.1`, `R12`. */
const ARTICLE = /^(?:\d+[a-z]?\.[\da-z.]+|[a-z]\d+)$/;

/** Whether an address is that of an article whose number was typed. */
export function isSought(url: string, sought: string): boolean {
  const words = sought.trim().toLowerCase().split(/\s+/);
  const numbers = words.length === 1 ? words : words.filter((word) => ARTICLE.test(word));
  return numbers.some((number) => url.toLowerCase().endsWith(`#${number}`));
}

/** A search for an article's number wants that article: other results on its page are dropped. */
export function atArticle(page: FoundPage, sought: string): FoundPage {
  const exact = page.sub_results.filter(({ url }) => isSought(url, sought));
  return exact.length === 0 ? page : { ...page, sub_results: exact };
}
