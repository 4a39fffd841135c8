import { existsSync, readFileSync } from 'node:fs';
import {
  featuresOf,
  type GroupOf,
  groupsOf,
  sharedFeaturesOf,
  type SynonymGroups,
} from '../src/components/features/referee/finder/features.ts';
import { parseQuery, type Query } from '../src/components/features/referee/finder/query.ts';
import { vocabularyOf, type WordsOfConcepts } from '../src/components/features/referee/finder/vocabulary.ts';
import type { Lang } from '../src/locales.ts';
import type { LinearExample } from './linear-training.ts';

const readJson = <Data>(file: string): Data[] =>
  existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')) as Data] : [];

const wordsIn = <Words>(langs: readonly Lang[], file: string): Words[] =>
  langs.flatMap((lang) => readJson<Words>(`src/content/words/${lang}/${file}.json`));

/** Reads each telling in a language, or one in `every`: ordinary ways to describe a card, separated by ` / `. */
function readTellings<Read extends object>(
  lang: Lang,
  read: (text: string, query: Query, groupOf: GroupOf) => Read,
  every = 1,
): readonly (Read & { readonly card: string })[] | undefined {
  const [tellings] = readJson<Readonly<Record<string, string>>>(`learning/tellings/${lang}.json`);
  if (!tellings) return undefined;
  const langs = [...new Set<Lang>([lang, 'en'])];
  const groupOf = groupsOf(wordsIn<SynonymGroups>(langs, 'synonyms'));
  const vocabulary = vocabularyOf(wordsIn<WordsOfConcepts>(langs, 'finder'));
  return Object.entries(tellings).flatMap(([card, texts]) =>
    texts
      .split(' / ')
      .filter((_, i) => i % every === 0)
      .map((text) => ({ card, ...read(text, parseQuery(text, vocabulary), groupOf) })),
  );
}

/** The training examples of a language; undefined where it has no tellings. */
export const examplesIn = (lang: Lang): readonly LinearExample[] | undefined =>
  readTellings(lang, (...telling) => ({ features: featuresOf(...telling) }));

/** Tellings in other languages need this many shared features to be worth training on. */
const LEAST_SHARED = 4;

/** Of another language, one telling in so many is learnt from: all of them take three times as long and tell little more. */
const TAUGHT_EVERY = 3;

/** The languages with tens of thousands of tellings, from which others learn too. */
const TEACHERS: readonly Lang[] = ['en', 'ru'];

/** The languages whose tellings a model is trained on: its own first. */
export const languagesOf = (lang: Lang): readonly Lang[] => (TEACHERS.includes(lang) ? [lang] : [lang, ...TEACHERS]);

/** Examples from other languages, by the features that do not depend on the language. */
export const examplesBeside = (lang: Lang): readonly LinearExample[] =>
  languagesOf(lang)
    .slice(1)
    .flatMap(
      (other) => readTellings(other, (...telling) => ({ features: sharedFeaturesOf(...telling) }), TAUGHT_EVERY) ?? [],
    )
    .filter(({ features }) => features.size >= LEAST_SHARED);
