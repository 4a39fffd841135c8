import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';

/** What a text is made of, and how much each part counts: starts of words, neighbours, groups of letters, what is meant. */
export type Features = ReadonlyMap<string, number>;

/** How much a part counts beside the start of a word; all found by measuring. */
const WEIGHT = { neighbours: 0.5, letters: 0.3, meant: 0.7 } as const;

const LETTERS = [3, 4, 5] as const;

const ENGLISH_ENDING = /(?<=.{3})(?:ing|ed|es|ly|s|e)$/;

/** What forms of a word share, near enough. */
const startOf = (word: Token): string =>
  /^[a-z]/.test(word) ? word.replace(ENGLISH_ENDING, '').slice(0, 6) : word.slice(0, 5);

/** The parts of a text; `meant` are the concepts that it speaks of. */
export function featuresOf(text: string, meant: Iterable<string>): Features {
  const features = new Map<string, number>();
  const add = (kind: string, part: string, weight: number): void => {
    const key = `${kind}:${part}`;
    features.set(key, (features.get(key) ?? 0) + weight);
  };
  const words = tokensOf(text).filter((token) => token !== CLAUSE_END && !/^\d+$/.test(token));
  const starts = words.map(startOf);
  starts.forEach((start, i) => {
    add('word', start, 1);
    const next = starts[i + 1];
    if (next !== undefined) add('neighbours', `${start} ${next}`, WEIGHT.neighbours);
  });
  for (const word of words.map((one) => `_${one}_`))
    for (const length of LETTERS)
      for (let i = 0; i + length <= word.length; i += 1) add('letters', word.slice(i, i + length), WEIGHT.letters);
  for (const concept of meant) add('meant', concept, WEIGHT.meant);
  return features;
}
