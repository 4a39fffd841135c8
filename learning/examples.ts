import { existsSync, readFileSync } from 'node:fs';
import {
  featuresOf,
  type GroupOf,
  groupsOf,
  sharedFeaturesOf,
  type SynonymGroups,
} from '../src/components/features/referee/finder/features.ts';
import { sequenceOf } from '../src/components/features/referee/finder/network.ts';
import { parseQuery, type Query } from '../src/components/features/referee/finder/query.ts';
import { vocabularyOf, type WordsOfConcepts } from '../src/components/features/referee/finder/vocabulary.ts';
import { type Lang, LANGUAGES } from '../src/locales.ts';
import type { LinearExample } from './linear-training.ts';
import type { SequenceExample } from './network-training.ts';

const readJson = <Data>(file: string): Data[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Data] : [];

const wordsIn = <Words>(langs: readonly Lang[], file: string): Words[] =>
  langs.flatMap((lang) => readJson<Words>(`src/content/words/${lang}/${file}.json`));

/** Reads every telling in a language: ordinary ways to describe each card, separated by ` / `. */
function readTellings<Read extends object>(
  lang: Lang,
  read: (text: string, query: Query, groupOf: GroupOf) => Read,
): readonly (Read & { readonly card: string })[] | undefined {
  const [tellings] = readJson<Readonly<Record<string, string>>>(`learning/tellings/${lang}.json`);
  if (!tellings) return undefined;
  const langs = [...new Set<Lang>([lang, 'en'])];
  const groupOf = groupsOf(wordsIn<SynonymGroups>(langs, 'synonyms'));
  const vocabulary = vocabularyOf(wordsIn<WordsOfConcepts>(langs, 'finder'));
  return Object.entries(tellings).flatMap(([card, texts]) =>
    texts.split(' / ').map((text) => ({ card, ...read(text, parseQuery(text, vocabulary), groupOf) })),
  );
}

/** The training examples of a language; undefined where it has no tellings. */
export const examplesIn = (lang: Lang): readonly (LinearExample & SequenceExample)[] | undefined =>
  readTellings(lang, (...telling) => ({ features: featuresOf(...telling), sequence: sequenceOf(...telling) }));

/** Tellings in other languages need this many shared features to be worth training on. */
const LEAST_SHARED = 4;

/** Examples from all other languages, by the features that do not depend on the language. */
export const examplesBeside = (lang: Lang): readonly LinearExample[] =>
  LANGUAGES.filter((other) => other.lang !== lang)
    .flatMap((other) => readTellings(other.lang, (...telling) => ({ features: sharedFeaturesOf(...telling) })) ?? [])
    .filter(({ features }) => features.size >= LEAST_SHARED);
