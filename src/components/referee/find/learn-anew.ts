import { type Lang, LANGUAGES } from '../../../locales.ts';
import { featuresOf, type Features, type KindOf, sharedFeaturesOf } from './features.ts';
import { kindsOf, type WordsOfKinds } from './kinds.ts';
import { learnFrom, type Telling } from './learn.ts';
import type { PackedModel } from './model.ts';
import { readSaid, type Said } from './said.ts';
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

type Read = (text: string, said: Said, kindOf: KindOf) => Features;

/** How people tell of each card in a language, read for how it is told in any way. */
function readTellings(lang: Lang, read: Read): readonly Telling[] | undefined {
  const [words] = inLanguages(TELLINGS, [lang], 'tellings');
  if (!words) return undefined;
  const langs = [...new Set<Lang>([lang, 'en'])];
  const kindOf = kindsOf(inLanguages(KINDS, langs, 'synonyms'));
  const vocabulary = vocabularyOf(inLanguages(VOCABULARIES, langs, 'finder'));
  return Object.entries(words).flatMap(([card, ways]) =>
    ways.split(' / ').map((text): Telling => ({ card, features: read(text, readSaid(text, vocabulary), kindOf) })),
  );
}

/** How people tell of each card in a language; undefined where it has no words for that. */
export const tellingsIn = (lang: Lang): readonly Telling[] | undefined => readTellings(lang, featuresOf);

/** So many parts of a telling in another language must be the same in every language for anything to be learnt from it. */
const LEAST_SHARED = 4;

/** What tellings in all other languages have in common with those in a language: kinds of words and what is meant. */
export const tellingsBeside = (lang: Lang): readonly Telling[] =>
  LANGUAGES.filter((other) => other.lang !== lang)
    .flatMap((other) => readTellings(other.lang, sharedFeaturesOf) ?? [])
    .filter(({ features }) => features.size >= LEAST_SHARED);

/** Learns from how people tell of each card in a language, and from what is the same in others; undefined where nobody tells. */
export function learnAnew(lang: Lang): PackedModel | undefined {
  const own = tellingsIn(lang);
  return own && learnFrom([...own, ...tellingsBeside(lang)]);
}
