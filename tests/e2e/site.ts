import { globSync, readFileSync } from 'node:fs';
import { CHAPTERS } from '../../src/chapters.ts';
import { LANGUAGES, withoutLocale } from '../../src/locales.ts';

const prefixes = LANGUAGES.flatMap(({ locale }) => locale ?? []);

/** The addresses of the sitemap, below the site's root: '' is the first page. */
export const SITEMAP: readonly string[] = globSync('dist/sitemap-[0-9]*.xml').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(1),
  ),
);

/** Every page that was built, by its address. */
export const PAGES: readonly string[] = globSync('dist/**/index.html')
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^dist\//, '')
      .replace(/index\.html$/, ''),
  )
  .sort();

/** The UI language of an address: its prefix, or English at the root. */
const langOf = (path: string): string => prefixes.find((prefix) => path.startsWith(`${prefix}/`)) ?? 'en';

const isChapter = (path: string): boolean =>
  Object.entries(CHAPTERS).some(([book, list]) => list.some(({ slug }) => path === `${book}/${slug}/`));

/** Pages that show English text because they are not translated yet. */
export const FALLBACKS = PAGES.filter(
  (path) => isChapter(withoutLocale(path)) && langOf(path) !== 'en' && !SITEMAP.includes(path),
);

/** English pages, one per page of the site. */
export const ENGLISH = SITEMAP.filter((path) => langOf(path) === 'en');

/** Pages in Russian, the other language in which everything is written. */
export const RUSSIAN = SITEMAP.filter((path) => langOf(path) === 'ru');

/** English chapters. */
export const CHAPTER_PAGES = ENGLISH.filter(isChapter);

/** One page of each kind: every page that is not a chapter, and a chapter with all that chapters have. */
export const KINDS = [
  ...ENGLISH.filter((path) => !isChapter(path)),
  ...CHAPTER_PAGES.filter((path) => path.endsWith('/scoring/')),
];

/** One page in each language that has no complete translation, and one that falls back to English. */
export const ELSEWHERE = [
  ...['uk', 'it', 'fr'].map((lang) => `${lang}/`),
  ...new Map(FALLBACKS.map((path) => [langOf(path), path])).values(),
];
