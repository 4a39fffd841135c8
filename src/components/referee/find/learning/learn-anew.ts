import { type Lang, LANGUAGES } from '../../../../locales.ts';
import { featuresOf, type KindOf, sharedFeaturesOf } from '../features.ts';
import { kindsOf, type WordsOfKinds } from '../kinds.ts';
import { learnFrom, type Telling } from './learn.ts';
import { learnNet, type ToldInOrder } from './learn-net.ts';
import type { Kept } from '../learnt.ts';
import { readSaid, type Said } from '../said.ts';
import { sequenceOf } from '../sequence.ts';
import { vocabularyOf, type WordsOfConcepts } from '../vocabulary.ts';

/** Ordinary ways to tell of each card, parted by ` / `, by its id. */
type WordsOfTellings = Readonly<Record<string, string>>;

const VOCABULARIES = import.meta.glob<WordsOfConcepts>('../../../../content/words/*/finder.json', {
  eager: true,
  import: 'default',
});
const TELLINGS = import.meta.glob<WordsOfTellings>('../../../../content/words/*/tellings.json', {
  eager: true,
  import: 'default',
});
const KINDS = import.meta.glob<WordsOfKinds>('../../../../content/words/*/synonyms.json', {
  eager: true,
  import: 'default',
});

const inLanguages = <Words>(files: Readonly<Record<string, Words>>, langs: readonly Lang[], file: string): Words[] =>
  langs.flatMap((lang) => files[`../../../../content/words/${lang}/${file}.json`] ?? []);

/** Every telling of each card in a language, read in some way; undefined where it has no words for that. */
function readTellings<Read extends object>(
  lang: Lang,
  read: (text: string, said: Said, kindOf: KindOf) => Read,
): readonly (Read & { readonly card: string })[] | undefined {
  const [words] = inLanguages(TELLINGS, [lang], 'tellings');
  if (!words) return undefined;
  const langs = [...new Set<Lang>([lang, 'en'])];
  const kindOf = kindsOf(inLanguages(KINDS, langs, 'synonyms'));
  const vocabulary = vocabularyOf(inLanguages(VOCABULARIES, langs, 'finder'));
  return Object.entries(words).flatMap(([card, ways]) =>
    ways.split(' / ').map((text) => ({ card, ...read(text, readSaid(text, vocabulary), kindOf) })),
  );
}

/** How people tell of each card in a language, in any order and word by word; undefined where it has no words for that. */
export const tellingsIn = (lang: Lang): readonly (Telling & ToldInOrder)[] | undefined =>
  readTellings(lang, (...told) => ({ features: featuresOf(...told), sequence: sequenceOf(...told) }));

/** So many parts of a telling in another language must be the same in every language for anything to be learnt from it. */
const LEAST_SHARED = 4;

/** What tellings in all other languages have in common with those in a language: kinds of words and what is meant. */
export const tellingsBeside = (lang: Lang): readonly Telling[] =>
  LANGUAGES.filter((other) => other.lang !== lang)
    .flatMap((other) => readTellings(other.lang, (...told) => ({ features: sharedFeaturesOf(...told) })) ?? [])
    .filter(({ features }) => features.size >= LEAST_SHARED);

/** Learns from how people tell of each card in a language, and from what is the same in others; undefined where nobody tells. */
export function learnAnew(lang: Lang): Omit<Kept, 'of'> | undefined {
  const own = tellingsIn(lang);
  return own && { model: learnFrom([...own, ...tellingsBeside(lang)]), net: learnNet(own) };
}
