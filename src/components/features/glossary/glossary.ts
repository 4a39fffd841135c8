import { z } from 'astro/zod';
import entries from '../../../content/terms.json' with { type: 'json' };
import { inEveryLanguage, wordsOf } from '../../../i18n/words.ts';
import { LANGUAGES } from '../../../locales.ts';

const text = z.string().min(1);

const term = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The Japanese or Chinese name in Latin letters. */
  romanised: text.optional(),
  kanji: text.optional(),
  /** Where the rule stands. */
  article: z.strictObject({ book: text, n: text }),
});

/** A word of the game and its article; its names and what it means are `glossary`, the words. */
export type Term = z.infer<typeof term>;

/** Every term of the glossary. */
export const TERMS: readonly Term[] = z.array(term).parse(entries);

const ids = new Set(TERMS.map(({ id }) => id));

/** The address of a term below the site's root; throws when there is none. */
export function termHref(id: string): string {
  if (!ids.has(id)) throw new Error(`the glossary has no term "${id}"`);
  return `glossary/#${id}`;
}

const TERM_WORDS = import.meta.glob<Readonly<Record<string, { readonly also?: readonly string[] }>>>(
  '../../../content/words/*/terms.json',
  { eager: true, import: 'default' },
);

/** Other words for a term in every language: those of the glossary, then those of the list of terms. */
export function alsoOf(id: string): readonly { readonly text: string; readonly lang: string }[] {
  const inGlossary = inEveryLanguage('glossary', id, 'also');
  const more = LANGUAGES.flatMap(({ lang }) =>
    (TERM_WORDS[`../../../content/words/${lang}/terms.json`]?.[id]?.also ?? []).map((text) => ({ text, lang })),
  );
  const isNew = ({ text, lang }: (typeof more)[number]): boolean =>
    !inGlossary.some((one) => one.lang === lang && one.text.split(', ').includes(text));
  return [...inGlossary, ...more.filter(isNew)];
}

/** The terms under one first letter. */
export interface LetterOfTerms {
  readonly letter: string;
  readonly terms: readonly Term[];
}

const firstLetter = (word: string): string =>
  (/\p{L}/u.exec(word)?.[0] ?? '').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toUpperCase();

/** The glossary in the order of a language, under its letters. */
export function byLetter(lang: string): readonly LetterOfTerms[] {
  const { compare } = new Intl.Collator(lang);
  const { tell } = wordsOf(lang, 'glossary');
  const nameOf = ({ id }: Term): string => tell(id, 'name').text;
  const terms = TERMS.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
  return [...Map.groupBy(terms, (one) => firstLetter(nameOf(one)))].map(([letter, group]) => ({
    letter,
    terms: group,
  }));
}
