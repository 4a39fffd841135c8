import { z } from 'astro/zod';
import entries from '../../content/glossary.json' with { type: 'json' };
import { phrase } from '../../i18n/told.ts';
import type { Lang } from '../../locales.ts';

const text = z.string().min(1);

const term = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The name that the chapters use. */
  en: text,
  /** The Japanese or Chinese name in Latin letters. */
  romanised: text.optional(),
  kanji: text.optional(),
  ru: text,
  uk: text,
  it: text,
  fr: text,
  /** Other words that a reader may look for. */
  also: text.optional(),
  /** The explanation, by language. */
  about: phrase,
  /** Where the rule stands. */
  article: z.strictObject({ book: text, n: text }),
});

/** A word of the game: its names in each language, what it means, and its article. */
export type Term = z.infer<typeof term>;

/** Every term of the glossary. */
export const TERMS: readonly Term[] = z.array(term).parse(entries);

const byId = new Map(TERMS.map((one) => [one.id, one]));

/** The address of a term below the site's root; throws when there is none. */
export function termHref(id: string): string {
  if (!byId.has(id)) throw new Error(`the glossary has no term "${id}"`);
  return `glossary/#${id}`;
}

/** The terms under one first letter. */
export interface LetterOfTerms {
  readonly letter: string;
  readonly terms: readonly Term[];
}

const firstLetter = (word: string): string =>
  (/\p{L}/u.exec(word)?.[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase();

/** The glossary in the order of a language, under its letters. */
export function byLetter(lang: Lang): readonly LetterOfTerms[] {
  const { compare } = new Intl.Collator(lang);
  const letters = new Map<string, Term[]>();
  for (const one of TERMS.toSorted((a, b) => compare(a[lang], b[lang]))) {
    const letter = firstLetter(one[lang]);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}
