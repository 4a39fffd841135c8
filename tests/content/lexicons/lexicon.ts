/** Words that turn a sentence round, and pairs of words that mean opposite things in a rule, as stems. */
export interface Lexicon {
  readonly negations: RegExp;
  /** Pairs of contrary words; a sentence with one of them changed to the other says the opposite. */
  readonly contraries: readonly (readonly [one: string, other: string])[];
  /** Puts a negation into a sentence that has none. */
  readonly negate: (sentence: string) => string;
  /** Numbers in words, as alternatives of a pattern. */
  readonly numerals: string;
}
