import { getCollection } from 'astro:content';
import { LANGUAGES, langOf } from './locales.ts';

type Written = (typeof LANGUAGES)[number];

/** Two languages that a chapter is written in: `en-ru`, and their names as a reader sees them. */
export interface LanguagePair {
  readonly slug: string;
  readonly label: string;
  readonly languages: readonly [Written, Written];
}

const ENGLISH = langOf(undefined);

const written = new Set((await getCollection('docs')).map(({ id }) => id));

/** The id of a chapter's page in a language. */
export const chapterId = (path: string, locale: string | undefined): string => (locale ? `${locale}/${path}` : path);

/** Whether one of two languages is this one. */
const has = ({ languages }: LanguagePair, lang: string): boolean => languages.some((one) => one.lang === lang);

/** The pairs of all languages that a chapter (`ema-2016/scoring`) is written in. */
function allPairs(path: string): LanguagePair[] {
  const languages = LANGUAGES.filter(({ locale }) => written.has(chapterId(path, locale)));
  return languages.flatMap((first, i) =>
    languages.slice(i + 1).map((second) => ({
      slug: `${first.lang}-${second.lang}`,
      label: `${first.label}, ${second.label}`,
      languages: [first, second] as const,
    })),
  );
}

/**
 * The pairs in which readers of a language can see a chapter side by side: with their own, or with English if it is not
 * written in theirs.
 */
export function pairsFor(path: string, lang: string): LanguagePair[] {
  const pairs = allPairs(path);
  const own = pairs.filter((pair) => has(pair, lang));
  return own.length > 0 ? own : pairs.filter((pair) => has(pair, ENGLISH));
}

/** The pairs with English that were once built in a language, too; their addresses lead to the same pair in English. */
export const movedPairs = (path: string, lang: string): LanguagePair[] => {
  const built = new Set(pairsFor(path, lang).map(({ slug }) => slug));
  return allPairs(path).filter((pair) => has(pair, ENGLISH) && !built.has(pair.slug));
};

/** Every chapter that is written in English, by its path. */
export const chapterPaths = (): string[] =>
  [...written].filter((id) => !LANGUAGES.some(({ locale }) => locale !== undefined && id.startsWith(`${locale}/`)));

/** Where a language has what a page shows: a pair that is not built in this language gives way to the chapter itself. */
export function placeIn(path: string, lang: string): string {
  const [, slug, chapter] = /^side-by-side\/([^/]+)\/(.+)\/$/.exec(path) ?? [];
  const built = chapter === undefined || pairsFor(chapter, lang).some((pair) => pair.slug === slug);
  return built ? path : `${chapter}/`;
}
