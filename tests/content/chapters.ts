import { globSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../src/locales.ts';

/** An article in its chapter's source: the text up to the next article, and the words a reader sees of it. */
export interface Article {
  readonly n: string;
  readonly title: string;
  readonly source: string;
  readonly text: string;
}

/** A chapter's source file: its rulebook and slug, the language prefix of a translation, and its articles in order. */
export interface ChapterSource {
  /** `en/ema-2016/scoring`. */
  readonly path: string;
  readonly book: string;
  readonly slug: string;
  readonly locale: string | undefined;
  readonly source: string;
  readonly articles: readonly Article[];
}

const DOCS = 'src/content/docs/';
const HEAD = /<Article\s+n="([^"]*)"\s+title="([^"]*)"[^>]*>/g;

function articlesIn(source: string): Article[] {
  const heads = [...source.matchAll(HEAD)];
  return heads.map(({ 0: whole, 1: n = '', 2: title = '', index }, i) => {
    const own = source.slice(index + whole.length, heads[i + 1]?.index);
    return { n, title, source: own, text: proseOf(own) };
  });
}

/** The words of a chapter that a reader sees: no components, link targets or frontmatter. */
export function proseOf(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/^(?:import|export)\s.*$/gm, '')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replaceAll(/\]\([^)]*\)/g, ']');
}

/** The texts that a chapter's components show or announce: titles, labels, names. */
export const spokenIn = (source: string): string[] =>
  [...source.matchAll(/\s(?:title|label)="([^"]*)"/g)].map(([, text = '']) => text);

/** Every chapter that is written, in every language. */
export const CHAPTER_SOURCES: readonly ChapterSource[] = globSync(`${DOCS}**/*.mdx`)
  .sort()
  .map((file) => {
    const parts = file.replaceAll('\\', '/').slice(DOCS.length).split('/');
    const locale = LANGUAGES.find((language) => language.locale === parts[0])?.locale;
    const [book = '', name = ''] = locale === undefined ? parts : parts.slice(1);
    const slug = name.replace(/\.mdx$/, '');
    const source = readFileSync(file, 'utf8');
    return { path: `${locale ?? 'en'}/${book}/${slug}`, book, slug, locale, source, articles: articlesIn(source) };
  });

/** The articles of a rulebook in English, by number. */
export const articlesOf = (book: string): ReadonlyMap<string, Article> =>
  new Map(
    CHAPTER_SOURCES.filter((chapter) => chapter.book === book && chapter.locale === undefined).flatMap(({ articles }) =>
      articles.map((article) => [article.n, article] as const),
    ),
  );
