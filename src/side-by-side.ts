import { getCollection } from 'astro:content';
import { LANGUAGES, langOf } from './locales.ts';

type Written = (typeof LANGUAGES)[number];

/** Two languages that a chapter is written in: `en-ru`, and their names as a reader sees them. */
export interface LanguagePair {
  readonly slug: string;
  readonly label: string;
  readonly languages: readonly [Written, Written];
}

const written = new Set((await getCollection('docs')).map(({ id }) => id));

/** The id of a chapter's page in a language. */
export const chapterId = (path: string, locale: string | undefined): string => (locale ? `${locale}/${path}` : path);

/** Whether one of two languages is this one. */
const has = ({ languages }: LanguagePair, lang: string): boolean => languages.some((one) => one.lang === lang);

/**
 * The pairs of languages that a chapter (`ema-2016/scoring`) can be read in side by side on pages in a language: those with
 * this language or with English.
 */
export function sideBySidePairs(path: string, lang: string): LanguagePair[] {
  const languages = LANGUAGES.filter(({ locale }) => written.has(chapterId(path, locale)));
  const pairs = languages.flatMap((first, i) =>
    languages.slice(i + 1).map((second) => ({
      slug: `${first.lang}-${second.lang}`,
      label: `${first.label}, ${second.label}`,
      languages: [first, second] as const,
    })),
  );
  return pairs.filter((pair) => has(pair, lang) || has(pair, langOf(undefined)));
}

/** The pairs that a chapter offers to readers of a language: with their own, or with English if it is not written in theirs. */
export function offeredPairs(path: string, lang: string): LanguagePair[] {
  const pairs = sideBySidePairs(path, lang);
  const own = pairs.filter((pair) => has(pair, lang));
  return own.length > 0 ? own : pairs;
}

/** Every chapter that is written in English, by its path. */
export const chapterPaths = (): string[] =>
  [...written].filter((id) => !LANGUAGES.some(({ locale }) => locale !== undefined && id.startsWith(`${locale}/`)));

/** Where a language has what a page shows: a pair that is not built in this language gives way to the chapter itself. */
export function placeIn(path: string, lang: string): string {
  const [, slug, chapter] = /^side-by-side\/([^/]+)\/(.+)\/$/.exec(path) ?? [];
  const built = chapter === undefined || sideBySidePairs(chapter, lang).some((pair) => pair.slug === slug);
  return built ? path : `${chapter}/`;
}
