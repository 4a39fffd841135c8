import type { FoundPage } from '@pagefind/default-ui';

/** Says in the title of each place whose translation is older than its English text that it is. */
export function withAge(page: FoundPage, note: string): FoundPage {
  const aged = new Set((page.meta.aged ?? '').split(' '));
  const isAged = (url: string): boolean => aged.has(url.split('#')[1] ?? 'head');
  return {
    ...page,
    sub_results: page.sub_results.map((place) =>
      isAged(place.url) ? { ...place, title: `${place.title} (${note})` } : place,
    ),
  };
}
