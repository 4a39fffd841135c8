import { writeFile } from 'node:fs/promises';
import { type NamedPage, type NamedPlace, placesPath } from '../src/components/shell/named-places.ts';
import { LANGUAGES, langOf, withoutLocale } from '../src/locales.ts';
import { type BuildStep, type BuiltPage, decode } from './built.ts';

/** A heading or a term that can be looked for by more names than the page shows. */
const NAMED = /<(h[2-4]|dt)\b((?:"[^"]*"|[^">])*\sdata-(?:article|also)=(?:"[^"]*"|[^">])*)>([\s\S]*?)<\/\1>/g;
const OTHER_LANGUAGE = /<(\w+)\b[^>]*\slang="[^"]*"[^>]*>[^<]*(?:<(?!\/\1)[^>]*>[^<]*)*<\/\1>/g;

const attribute = (tag: string, name: string): string =>
  decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
const textOf = (html: string): string =>
  decode(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

const isSearched = (html: string): boolean =>
  html.includes('data-pagefind-body') && !html.includes('data-pagefind-meta="spoken:');

/** The named places of one page, in the page's own language. */
export function placesOn({ path, html }: BuiltPage): NamedPage | undefined {
  if (!isSearched(html)) return undefined;
  const body = html.slice(html.indexOf('data-pagefind-body'));
  const places = [...body.matchAll(NAMED)].flatMap(([, , tag = '', inner = '']): NamedPlace[] => {
    if (/\slang="/.test(tag)) return [];
    const title = textOf(inner.replaceAll(OTHER_LANGUAGE, ' ')) || textOf(inner);
    return [{ id: attribute(tag, 'id') || attribute(tag, 'data-at'), title, also: attribute(tag, 'data-also') }];
  });
  const [, heading = ''] = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(body) ?? [];
  return places.length === 0 ? undefined : { path, title: textOf(heading), places };
}

/** After the build: lists the articles, rulings, terms and patterns of each language with all their names, for the search. */
export const searchPlaces: BuildStep = {
  name: 'search-places',
  run: async ({ root, pages }) => {
    for (const { lang, locale } of LANGUAGES) {
      const own = pages
        .filter(({ path }) => langOf(path.split('/')[0]) === lang)
        .flatMap((page) => placesOn(page) ?? []);
      const listed = own.map((page) => ({ ...page, path: withoutLocale(page.path) }));
      await writeFile(root + placesPath(locale), JSON.stringify(listed));
    }
    return undefined;
  },
};
