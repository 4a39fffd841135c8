import type { Said } from './said.ts';
import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';

/** What a text is made of, and how much each part counts beside the start of a word: starts of words, kinds of words, neighbours, what is meant. */
export type Features = ReadonlyMap<string, number>;

/** Finds what kind of thing a word names (`cuff` an arm, `grabbed` taking); undefined where it is of no kind. */
export type KindOf = (word: Token) => string | undefined;

/** How much a part counts beside the start of a word; all found by measuring. */
const WEIGHT = {
  next: 0.5,
  kind: 0.5,
  nextKind: 0.4,
  nearKind: 0.24,
  meant: 0.7,
  letters: 0.2,
} as const;

/** Groups of so many letters, in words of so many or more, outlive a slip of the finger. */
const LETTERS = 4;
const LONG = 5;

/** So many words apart kinds of words are still near. */
const NEAR = 3;

/** Words that only hold others together. */
const HOLDING = new Set(
  'the a an of in on at is was and to it that this for with as by but so do does did has have had и в на с у к по а но то же что как из за от до'.split(
    ' ',
  ),
);

const ENGLISH_ENDING = /(?<=.{3})(?:ing|ed|es|ly|s|e)$/;

/** What forms of a word share, near enough. */
const startOf = (word: Token): string =>
  /^[a-z]/.test(word) ? word.replace(ENGLISH_ENDING, '').slice(0, 6) : word.slice(0, 5);

/** Where how many there are changes a ruling: up to each of these it is one thing, above it another. */
const BOUNDS: Readonly<Record<string, readonly number[]>> = {
  minutes: [10, 15],
  tiles: [4, 5, 11, 13, 18],
  points: [7, 999],
};

const boundOf = (unit: string, value: number): number => (BOUNDS[unit] ?? []).filter((bound) => value > bound).length;

const WORD = 'word ';

/** The part that a word is by itself. */
export const wordPart = (word: Token): string => `${WORD}${startOf(word)}`;

/** Whether a word says something by itself. */
export const isTelling = (word: Token): boolean => /^\p{L}/u.test(word) && !HOLDING.has(word);

/** What a text means, by the words of its language: concepts, what is counted in it, and about how many of that. */
export const meantBy = ({ concepts, quantities }: Said): ReadonlySet<string> =>
  new Set([
    ...concepts,
    ...quantities.flatMap(({ unit, value }) => [`unit:${unit}`, `unit:${unit}:${String(boundOf(unit, value))}`]),
  ]);

/** The words and ends of clauses of a text in their order, small numbers as what they are worth. */
export const tokensWithNumbers = (text: string, { numbers }: Said): readonly Token[] =>
  tokensOf(text).map((token, i) => (numbers.has(i) ? `#${String(numbers.get(i))}` : /^\d/.test(token) ? '#' : token));

const wordsOf = (text: string, said: Said): readonly Token[] =>
  tokensWithNumbers(text, said).filter((token) => token !== CLAUSE_END);

/** What is meant, and the kinds of words alone and near each other; words of no kind go by a name, or by none. */
function meaningOf(words: readonly Token[], said: Said, nameOf: (word: Token) => string | undefined): Features {
  const features = new Map<string, number>();
  const kinds = words.filter((word) => !HOLDING.has(word)).map(nameOf);
  kinds.forEach((kind, i) => {
    if (kind === undefined) return;
    features.set(`kind ${kind}`, WEIGHT.kind);
    kinds.slice(i + 1, i + 1 + NEAR).forEach((near, gap) => {
      if (near === undefined) return;
      if (gap === 0) features.set(`next kind ${kind} ${near}`, WEIGHT.nextKind);
      else features.set(`near kind ${kind} ${near}`, WEIGHT.nearKind);
    });
  });
  for (const concept of meantBy(said)) features.set(`meant ${concept}`, WEIGHT.meant);
  return features;
}

/** The parts of a text that are the same in every language: what is meant, kinds of words, and small numbers. */
export const sharedFeaturesOf = (text: string, said: Said, kindOf: KindOf): Features =>
  meaningOf(wordsOf(text, said), said, (word) => kindOf(word) ?? (word.startsWith('#') ? word : undefined));

/** The parts of a text of which it is known what it says. */
export function featuresOf(text: string, said: Said, kindOf: KindOf): Features {
  const words = wordsOf(text, said);
  const features = new Map(meaningOf(words, said, (word) => kindOf(word) ?? startOf(word)));
  const starts = words.map(startOf);
  starts.forEach((start, i) => {
    features.set(`${WORD}${start}`, 1);
    const next = starts[i + 1];
    if (next !== undefined) features.set(`next ${start} ${next}`, WEIGHT.next);
  });
  for (const word of words.filter(({ length }) => length >= LONG).map((one) => `_${one}_`))
    for (let i = 0; i + LETTERS <= word.length; i += 1)
      features.set(`letters ${word.slice(i, i + LETTERS)}`, WEIGHT.letters);
  return features;
}
