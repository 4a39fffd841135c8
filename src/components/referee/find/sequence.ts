import { type KindOf, meantBy, tokensWithNumbers, wordPart } from './features.ts';
import type { Said } from './said.ts';

/** A word in its place: what it is by itself, and what kind of thing it names. */
export interface Placed {
  readonly word: string;
  readonly kind: string | undefined;
}

/** A text in the order in which it was said, and what it means as a whole. */
export interface Sequence {
  readonly words: readonly Placed[];
  readonly meant: readonly string[];
}

/** Stands for a word of which nothing was learnt. */
export const UNKNOWN_WORD = wordPart('?');

/** The words of a text as they follow each other, ends of clauses between them. */
export const sequenceOf = (text: string, said: Said, kindOf: KindOf): Sequence => ({
  words: tokensWithNumbers(text, said).map((token) => {
    const kind = kindOf(token);
    return { word: wordPart(token), kind: kind && `kind ${kind}` };
  }),
  meant: [...meantBy(said)].map((concept) => `meant ${concept}`),
});
