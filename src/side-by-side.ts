import { getCollection } from 'astro:content';
import { LANGUAGES } from './locales.ts';

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

/** The pairs of languages that a chapter (`ema-2016/scoring`) can be read in side by side. */
export function sideBySidePairs(path: string): LanguagePair[] {
  const languages = LANGUAGES.filter(({ locale }) => written.has(chapterId(path, locale)));
  return languages.flatMap((first, i) =>
    languages.slice(i + 1).map((second) => ({
      slug: `${first.lang}-${second.lang}`,
      label: `${first.label}, ${second.label}`,
      languages: [first, second] as const,
    })),
  );
}

/** Every chapter that is written in English, by its path. */
export const chapterPaths = (): string[] =>
  [...written].filter((id) => !LANGUAGES.some(({ locale }) => locale !== undefined && id.startsWith(`${locale}/`)));
