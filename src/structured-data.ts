import { chaptersOf } from './chapters.ts';
import { type BookId, isBook } from './engine/rulebooks/ids.ts';

/** A page of the site, as search engines are to know it. */
export interface DescribedPage {
  /** The path below the language, without slashes at its ends: `ema-2016/scoring`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The language that the page is in. */
  readonly lang: string;
  /** The whole address of a page, by its path below the language. */
  readonly addressOf: (path: string) => string;
  /** The name of a rulebook in the page's language, and what it is. */
  readonly nameOf: (book: BookId) => string;
  readonly aboutOf: (book: BookId) => string;
  /** What the list of rulebooks is called. */
  readonly rulebooks: string;
  /** What the questions at the end of a chapter are called; undefined where it has none. */
  readonly quiz: string | undefined;
}

type Thing = Readonly<Record<string, unknown>>;

const PROVIDER: Thing = { '@type': 'Organization', name: 'Tensu' };
const LICENCE = 'https://creativecommons.org/licenses/by-sa/4.0/';

/** The way from the list of rulebooks to a page. */
const trail = (steps: readonly (readonly [name: string, address: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, item], i) => ({ '@type': 'ListItem', position: i + 1, name, item })),
});

/**
 * What a chapter is in the words of schema.org: an article to learn from, a part of its rulebook's course, with its
 * questions and the way to it. Undefined for all other pages.
 */
export function structuredData(page: DescribedPage): Thing | undefined {
  const [book = '', slug] = page.path.split('/');
  const chapters = chaptersOf(book);
  if (!isBook(book) || !chapters.some((chapter) => chapter.slug === slug)) return undefined;
  const { title, description, lang, addressOf, nameOf, aboutOf, quiz } = page;
  const url = addressOf(`${page.path}/`);
  const course = addressOf(`${book}/${chapters[0]?.slug ?? ''}/`);
  const about: Thing = { '@type': 'Thing', name: nameOf(book) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Article', 'LearningResource'],
        '@id': url,
        url,
        headline: title,
        description,
        inLanguage: lang,
        isAccessibleForFree: true,
        license: LICENCE,
        author: PROVIDER,
        about,
        isPartOf: {
          '@type': 'Course',
          '@id': `${course}#course`,
          name: nameOf(book),
          description: aboutOf(book),
          inLanguage: lang,
          provider: PROVIDER,
        },
        ...(quiz !== undefined && { hasPart: { '@type': 'Quiz', name: quiz, about, inLanguage: lang, isPartOf: url } }),
      },
      trail([
        [page.rulebooks, addressOf('rulebooks/')],
        [nameOf(book), course],
        [title, url],
      ]),
    ],
  };
}

/** Structured data as the content of a script, out of which no text can break. */
export const inScript = (data: Thing): string => JSON.stringify(data).replaceAll('<', '\\u003c');
