import { globSync, readFileSync } from 'node:fs';
import { CHAPTERS } from '../../src/chapters.ts';
import { LANGUAGES, withoutLocale } from '../../src/locales.ts';

const prefixes = LANGUAGES.flatMap(({ locale }) => locale ?? []);

/** The addresses of the sitemap, below the site's root: '' is the home page. */
export const SITEMAP: readonly string[] = globSync('dist/sitemap-[0-9]*.xml').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    new URL(url).pathname.slice(1),
  ),
);

/** Whether a page only leads to another address. */
const leadsOn = (path: string): boolean =>
  readFileSync(`dist/${path}index.html`, 'utf8').includes('http-equiv="refresh"');

/** Every built page with something to read, by its address. */
export const PAGES: readonly string[] = globSync('dist/**/index.html')
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/^dist\//, '')
      .replace(/index\.html$/, ''),
  )
  .filter((path) => !leadsOn(path))
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
const ENGLISH = SITEMAP.filter((path) => langOf(path) === 'en');

/** Pages in Russian: every page that is no chapter, and the chapters that are translated. */
const RUSSIAN = SITEMAP.filter((path) => langOf(path) === 'ru');

/** English chapters. */
export const CHAPTER_PAGES = ENGLISH.filter(isChapter);

/** The kind of a page: the same sheet in several rulebooks is one kind. */
const kindOf = (path: string): string => {
  const parts = path.split('/').filter(Boolean);
  return parts.map((part) => (part in CHAPTERS ? '*' : part)).join('/');
};

const oneOfEach = (paths: readonly string[]): readonly string[] => [
  ...new Map(paths.filter((path) => !isChapter(withoutLocale(path))).map((path) => [kindOf(path), path])).values(),
];

/** One page of each kind, and one chapter with every feature of chapters. */
export const KINDS = [...oneOfEach(ENGLISH), 'offline/', 'ema-2016/scoring/'];

/** A chapter in two languages side by side, which the sitemap leaves out. */
export const SIDE_BY_SIDE = PAGES.filter((path) => path.startsWith('side-by-side/')).slice(0, 1);

/** The same kinds in Russian, with every Russian chapter. */
export const RUSSIAN_KINDS = [...oneOfEach(RUSSIAN), ...RUSSIAN.filter((path) => isChapter(withoutLocale(path)))];

/** Pages in groups that open one after another in one tab, to share its cost; named after their addresses. */
export const inTabs = (
  paths: readonly string[],
  atOnce: number,
): readonly { readonly name: string; readonly group: readonly string[] }[] =>
  Array.from({ length: Math.ceil(paths.length / atOnce) }, (_, i) => {
    const group = paths.slice(i * atOnce, (i + 1) * atOnce);
    return { group, name: group.map((path) => `/${path}`).join(' ') };
  });
