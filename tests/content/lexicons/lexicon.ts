/** Opposite kinds of rulings, by their ids, which stand in statements of every language. */
export const OPPOSITE_KINDS = [
  ['chombo', 'warning'],
  ['dead-hand', 'none'],
  ['valid', 'banned'],
  ['allowed', 'banned'],
] as const;

/** Words that reverse a sentence, and pairs of words that mean opposite things in a rule, as stems. */
export interface Lexicon {
  readonly negations: RegExp;
  /** Pairs of opposites; a sentence with one exchanged for the other says the opposite. */
  readonly contraries: readonly (readonly [one: string, other: string])[];
  /** Negates a sentence that has no negation. */
  readonly negate: (sentence: string) => string;
  /** Number words, as alternatives of a pattern. */
  readonly numerals: string;
}
