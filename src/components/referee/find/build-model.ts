import type { Lang } from '../../../locales.ts';
import { featuresOf } from './features.ts';
import { kindsOf, type WordsOfKinds } from './kinds.ts';
import { learnFrom, type Telling } from './learn.ts';
import type { PackedModel } from './model.ts';
import { readSaid } from './said.ts';
import { vocabularyOf, type WordsOfConcepts } from './vocabulary.ts';

/** Ordinary ways to tell of each card, parted by ` / `, by its id. */
type WordsOfTellings = Readonly<Record<string, string>>;

const VOCABULARIES = import.meta.glob<WordsOfConcepts>('../../../content/words/*/finder.json', {
  eager: true,
  import: 'default',
});
const TELLINGS = import.meta.glob<WordsOfTellings>('../../../content/words/*/tellings.json', {
  eager: true,
  import: 'default',
});
const KINDS = import.meta.glob<WordsOfKinds>('../../../content/words/*/synonyms.json', {
  eager: true,
  import: 'default',
});

const inLanguages = <Words>(files: Readonly<Record<string, Words>>, langs: readonly Lang[], file: string): Words[] =>
  langs.flatMap((lang) => files[`../../../content/words/${lang}/${file}.json`] ?? []);

/** What the finder fetches for a language: the kinds of its words, and what was learnt from how people tell of cards in it. */
export interface Learnt {
  readonly kinds: readonly WordsOfKinds[];
  readonly model: PackedModel;
}

interface Told {
  readonly kinds: readonly WordsOfKinds[];
  readonly tellings: readonly Telling[];
}

/** How people tell of each card in a language; undefined where it has no words for that. */
export function tellingsIn(lang: Lang): Told | undefined {
  const [words] = inLanguages(TELLINGS, [lang], 'tellings');
  if (!words) return undefined;
  const langs = [...new Set<Lang>([lang, 'en'])];
  const kinds = inLanguages(KINDS, langs, 'synonyms');
  const kindOf = kindsOf(kinds);
  const vocabulary = vocabularyOf(inLanguages(VOCABULARIES, langs, 'finder'));
  const tellings = Object.entries(words).flatMap(([card, ways]) =>
    ways
      .split(' / ')
      .map((text): Telling => ({ card, features: featuresOf(text, readSaid(text, vocabulary), kindOf) })),
  );
  return { kinds, tellings };
}

const made = new Map<Lang, Learnt>();

/** Learns from how people tell of each card in a language, in English where the language has no words for it. */
export function learntIn(lang: Lang): Learnt {
  const known = made.get(lang);
  if (known) return known;
  const told = tellingsIn(lang);
  if (!told) return learntIn('en');
  const learnt = { kinds: told.kinds, model: learnFrom(told.tellings) };
  made.set(lang, learnt);
  return learnt;
}
