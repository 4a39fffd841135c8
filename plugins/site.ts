import type { SitemapOptions } from '@astrojs/sitemap';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { existsSync, readFileSync } from 'node:fs';
import { CHAPTERS } from '../src/chapters.ts';
import { BOOK_IDS } from '../src/engine/rulebooks/ids.ts';
import { LANGUAGES, withoutLocale } from '../src/locales.ts';

type Strings = Readonly<Record<string, string>>;

const stringsOf = (lang: string): Strings =>
  JSON.parse(readFileSync(new URL(`../src/content/i18n/${lang}.json`, import.meta.url), 'utf8')) as Strings;

const label = (lang: string, key: string): string => {
  const text = stringsOf(lang)[key];
  if (text === undefined) throw new Error(`src/content/i18n/${lang}.json has no ${key}`);
  return text;
};

/** The languages, as Starlight wants them. */
export const locales = Object.fromEntries(
  LANGUAGES.map((one) => [one.locale ?? 'root', { label: one.label, lang: one.lang }]),
);

/** One group per rulebook that has a published chapter, named in each language. */
export const sidebar = BOOK_IDS.map((book) => ({
  label: label('en', `tensu.book.${book}`),
  translations: Object.fromEntries(LANGUAGES.map(({ lang }) => [lang, label(lang, `tensu.book.${book}`)])),
  items: CHAPTERS[book].map(({ slug }) => ({ slug: `${book}/${slug}` })),
})) satisfies StarlightUserConfig['sidebar'];

/** Icons, manifest and the picture that other sites show with a link. */
export const socialTags = (site: string, base: string): NonNullable<StarlightUserConfig['head']> => {
  const root = base.replace(/\/?$/, '/');
  const picture = new URL(`${root}social.png`, site).href;
  return [
    { tag: 'link', attrs: { rel: 'manifest', href: `${root}site.webmanifest` } },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `${root}apple-touch-icon.png` } },
    { tag: 'meta', attrs: { property: 'og:image', content: picture } },
    { tag: 'meta', attrs: { property: 'og:image:width', content: '1200' } },
    { tag: 'meta', attrs: { property: 'og:image:height', content: '630' } },
    { tag: 'meta', attrs: { name: 'twitter:image', content: picture } },
  ];
};

const chapterFile = (path: string): boolean =>
  ['.mdx', '/index.mdx'].some((end) => existsSync(new URL(`../src/content/docs/${path}${end}`, import.meta.url)));

/** Pages made of other pages, which search engines need not know. */
const UNLISTED = [
  'side-by-side/',
  'offline/',
  'embed/scorer/',
  'embed/hand/',
  'embed/question/',
  'embed/ruling/',
  'embed/yaku/',
];

/** Languages for the sitemap, and of each chapter only the pages that are written in their own language. */
export const sitemapOptions = (site: string, base: string): SitemapOptions => ({
  i18n: {
    defaultLocale: 'root',
    locales: Object.fromEntries(LANGUAGES.map(({ locale, lang }) => [locale ?? 'root', lang])),
  },
  filter: (page) => {
    const path = page.slice(new URL(base, site).href.replace(/\/?$/, '/').length).replace(/\/$/, '');
    const english = withoutLocale(path);
    if (UNLISTED.some((start) => `${english}/`.startsWith(start))) return false;
    return english === path || !chapterFile(english) || chapterFile(path);
  },
});
