import { chapterOf } from '../src/articles.ts';
import { CHAPTERS } from '../src/chapters.ts';
import { LANGUAGES, withoutLocale } from '../src/locales.ts';
import type { BuiltPage } from './built.ts';

/** An article that something rests on, and what does. */
export interface Cite {
  readonly book: string;
  readonly article: string;
  readonly by: string;
}

/** Every `{ book, article }` in a rulebook's data, however deep it lies. */
export function citesIn(data: unknown, by: string): Cite[] {
  if (typeof data !== 'object' || data === null) return [];
  const { book, article } = data as { book?: unknown; article?: unknown };
  const own = typeof book === 'string' && typeof article === 'string' ? [{ book, article, by }] : [];
  return [...own, ...Object.entries(data).flatMap(([key, value]) => citesIn(value, `${by}.${key}`))];
}

const articlesOn = ({ html }: BuiltPage): string[] =>
  [...html.matchAll(/\sdata-article="([^"]+)"/g)].map(([, number = '']) => number);

const citesOn = ({ html, path }: BuiltPage): Cite[] =>
  [...html.matchAll(/\sdata-cite="(\S+) ([^"]+)"/g)].map(([, book = '', article = '']) => ({
    book,
    article,
    by: path,
  }));

/** What is wrong with the articles of a built site: twice, missing, misplaced, cited without being there, untwinned. */
export function articleProblems(pages: readonly BuiltPage[], engineCites: readonly Cite[]): string[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const places = new Map<string, string>();
  const problems: string[] = [];

  for (const [book, chapters] of Object.entries(CHAPTERS)) {
    for (const { slug } of chapters) {
      const path = `${book}/${slug}/`;
      const english = byPath.get(path);
      if (!english) {
        problems.push(`${path} is said to be published, but no page is there`);
        continue;
      }
      const articles = articlesOn(english);
      if (articles.length === 0) problems.push(`${path} has no article`);
      for (const article of articles) {
        const before = places.get(`${book} ${article}`);
        if (before !== undefined) problems.push(`article ${book} ${article} stands twice: on ${before} and on ${path}`);
        if (chapterOf(book, article)?.slug !== slug)
          problems.push(`article ${book} ${article} does not belong on ${path}`);
        places.set(`${book} ${article}`, path);
      }
      for (const { locale } of LANGUAGES) {
        const page = locale === undefined ? undefined : byPath.get(`${locale}/${path}`);
        if (page && articlesOn(page).join() !== articles.join()) {
          problems.push(`${page.path} has other articles than its English twin: ${articlesOn(page).join(', ')}`);
        }
      }
    }
  }

  const cites = [...engineCites, ...pages.filter(({ path }) => withoutLocale(path) === path).flatMap(citesOn)];
  const missing = cites.filter(({ book, article }) => chapterOf(book, article) && !places.has(`${book} ${article}`));
  for (const [key, citing] of Map.groupBy(missing, ({ book, article }) => `${book} ${article}`)) {
    problems.push(
      `article ${key} is in no chapter, but is cited by ${[...new Set(citing.map(({ by }) => by))].join(', ')}`,
    );
  }
  return problems;
}
