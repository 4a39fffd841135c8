import { fnv1a } from '../../../../quizzes/base/hash.ts';
import type { Query } from './query.ts';
import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';

/** The features of a text and their weights; the start of a word weighs 1. Models store hashes of these names. */
export type Features = ReadonlyMap<string, number>;

/** Synonyms by group, in the form `grab* took taken`, `*` for any ending. */
export type SynonymGroups = Readonly<Record<string, string>>;

/** Finds the synonym group of a word. */
export type GroupOf = (word: Token) => string | undefined;

/** Reads synonym groups. Where a word fits several, the first language and the longest beginning win. */
export function groupsOf(languages: readonly SynonymGroups[]): GroupOf {
  const whole = new Map<Token, string>();
  const beginnings: { readonly start: Token; readonly group: string }[] = [];
  for (const groups of languages)
    for (const [group, words] of Object.entries(groups))
      for (const word of words.split(' ')) {
        const [start = ''] = tokensOf(word.replace('*', ''));
        if (word.endsWith('*')) beginnings.push({ start, group });
        else if (!whole.has(start)) whole.set(start, group);
      }
  beginnings.sort((one, other) => other.start.length - one.start.length);
  const known = new Map<Token, string | undefined>();
  return (word) => {
    if (!known.has(word))
      known.set(word, whole.get(word) ?? beginnings.find(({ start }) => word.startsWith(start))?.group);
    return known.get(word);
  };
}

const BUCKETS = 2 ** 20;

/** The hash bucket of a feature; features that share a bucket share their weights. */
export function bucketOf(feature: string): number {
  const hash = fnv1a(feature);
  return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
}

/** Weights beside the start of a word; tuned by measurement. */
const WEIGHT = {
  next: 0.5,
  group: 0.5,
  nextGroup: 0.4,
  nearGroup: 0.24,
  meaning: 0.7,
  letters: 0.2,
} as const;

/** Letter n-grams of long words survive a typo. */
const NGRAM = 4;
const LONG_WORD = 5;

/** Synonym groups this many words apart count as near. */
const NEAR = 3;

const STOP_WORDS = new Set(
  'the a an of in on at is was and to it that this for with as by but so do does did has have had и в на с у к по а но то же что как из за от до і й з зі із та що це він вона від для il lo la gli le un una di da con su per tra fra e o che ha si del della dei delle dal dalla al alla nel nella sul sulla l d les des du de au aux en dans et ou que qui ce sur avec'.split(
    ' ',
  ),
);

const ENGLISH_ENDING = /(?<=.{3})(?:ing|ed|es|ly|s|e)$/;

/** A rough stem. */
const stemOf = (word: Token): string =>
  /^[a-z]/.test(word) ? word.replace(ENGLISH_ENDING, '').slice(0, 6) : word.slice(0, 5);

/** Amounts above which a ruling changes. */
const THRESHOLDS: Readonly<Record<string, readonly number[]>> = {
  minutes: [10, 15],
  tiles: [4, 5, 11, 13, 18],
  points: [7, 999],
};

const levelOf = (unit: string, value: number): number =>
  (THRESHOLDS[unit] ?? []).filter((threshold) => value > threshold).length;

const WORD = 'word ';

/** The feature of a single word. */
export const wordFeature = (word: Token): string => `${WORD}${stemOf(word)}`;

/** Whether a word carries meaning by itself. */
export const isContentWord = (word: Token): boolean => /^\p{L}/u.test(word) && !STOP_WORDS.has(word);

/** The concepts of a query, what it counts, and roughly how many. */
const meaningsOf = ({ concepts, quantities }: Query): ReadonlySet<string> =>
  new Set([
    ...concepts,
    ...quantities.flatMap(({ unit, value }) => [`unit:${unit}`, `unit:${unit}:${String(levelOf(unit, value))}`]),
  ]);

/** The tokens of a text with small numbers as `#4`, in digits or words, and larger ones as `#`. */
const tokensWithNumbers = (text: string, { numbers }: Query): readonly Token[] =>
  tokensOf(text).map((token, i) => (numbers.has(i) ? `#${String(numbers.get(i))}` : /^\d/.test(token) ? '#' : token));

const wordsOf = (text: string, query: Query): readonly Token[] =>
  tokensWithNumbers(text, query).filter((token) => token !== CLAUSE_END);

/** Meanings, and synonym groups alone and near each other; `nameOf` may name a word that is in no group. */
function meaningFeatures(words: readonly Token[], query: Query, nameOf: (word: Token) => string | undefined): Features {
  const features = new Map<string, number>();
  const groups = words.filter((word) => !STOP_WORDS.has(word)).map(nameOf);
  groups.forEach((group, i) => {
    if (group === undefined) return;
    features.set(`kind ${group}`, WEIGHT.group);
    groups.slice(i + 1, i + 1 + NEAR).forEach((near, gap) => {
      if (near === undefined) return;
      if (gap === 0) features.set(`next kind ${group} ${near}`, WEIGHT.nextGroup);
      else features.set(`near kind ${group} ${near}`, WEIGHT.nearGroup);
    });
  });
  for (const concept of meaningsOf(query)) features.set(`meant ${concept}`, WEIGHT.meaning);
  return features;
}

/** The features that are the same in every language: meanings, synonym groups and small numbers. */
export const sharedFeaturesOf = (text: string, query: Query, groupOf: GroupOf): Features =>
  meaningFeatures(wordsOf(text, query), query, (word) => groupOf(word) ?? (word.startsWith('#') ? word : undefined));

/** All features of a text. */
export function featuresOf(text: string, query: Query, groupOf: GroupOf): Features {
  const words = wordsOf(text, query);
  const features = new Map(meaningFeatures(words, query, (word) => groupOf(word) ?? stemOf(word)));
  const stems = words.map(stemOf);
  stems.forEach((stem, i) => {
    features.set(`${WORD}${stem}`, 1);
    const next = stems[i + 1];
    if (next !== undefined) features.set(`next ${stem} ${next}`, WEIGHT.next);
  });
  for (const word of words.filter(({ length }) => length >= LONG_WORD).map((one) => `_${one}_`))
    for (let i = 0; i + NGRAM <= word.length; i += 1)
      features.set(`letters ${word.slice(i, i + NGRAM)}`, WEIGHT.letters);
  return features;
}
