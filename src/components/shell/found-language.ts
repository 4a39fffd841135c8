import type { FoundPage } from '@pagefind/default-ui';

/** The languages of what was found, by its full address, where they are not that of the page that is searched from. */
export type FoundLanguages = Map<string, string>;

/** The places of a page that are told in English: all when the whole page is, else those whose anchors the page names. */
export function englishPlaces({ url, meta, sub_results }: FoundPage): readonly string[] {
  if (meta.spoken === 'en') return [url, ...sub_results.map((place) => place.url)];
  const ids = new Set((meta.english ?? '').split(' '));
  return sub_results.map((place) => place.url).filter((place) => ids.has(place.split('#')[1] ?? ''));
}

/** English places after the others, and without what they say: on a page in another language they are only named. */
export function withoutOthers(page: FoundPage, english: readonly string[]): FoundPage {
  if (english.length === 0) return page;
  const isOther = ({ url }: { readonly url: string }): boolean => english.includes(url);
  return {
    ...page,
    ...(english.includes(page.url) && { excerpt: '' }),
    sub_results: [
      ...page.sub_results.filter((place) => !isOther(place)),
      ...page.sub_results.filter(isOther).map((place) => ({ ...place, excerpt: '' })),
    ],
  };
}

const TITLE = '.pagefind-ui__result-title';

/** Says of each link whose place is told in another language, and of the words below it, which language that is. */
export function markLanguages(list: Element, languages: FoundLanguages): void {
  for (const link of list.querySelectorAll('a')) {
    const lang = languages.get(link.href);
    if (lang === undefined) continue;
    link.lang = lang;
    const words = link.closest(TITLE)?.nextElementSibling;
    if (words instanceof HTMLParagraphElement) words.lang = lang;
  }
}
