import { type Phrase, phrasesOf, placesOf } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The words of a language for the finder: comma-separated phrases by concept. */
export type WordsOfConcepts = Readonly<Record<string, string>>;

/** Words that change the meaning of others. */
const OF_GRAMMAR = ['not', 'none', 'before', 'after', 'already', 'above', 'below', 'over', 'stop', 'empty'] as const;

/** Negates, sets before or after, makes a number more or less (though not in `turned over`), ends the reach of another, or is empty. */
export type Grammar = (typeof OF_GRAMMAR)[number];

/** Something that people speak of. Phrases that are negative by themselves, such as `no yaku`, are listed apart. */
export interface Concept {
  readonly id: string;
  readonly phrases: readonly Phrase[];
  readonly negative: readonly Phrase[];
}

/** The phrases of some languages, by meaning. */
export interface Vocabulary {
  readonly concepts: readonly Concept[];
  readonly grammar: Readonly<Record<Grammar, readonly Phrase[]>>;
  /** Values of number words. */
  readonly numbers: readonly { readonly value: number; readonly phrases: readonly Phrase[] }[];
  /** What is counted: minutes, tiles, points. */
  readonly units: readonly { readonly id: string; readonly phrases: readonly Phrase[] }[];
  /** The few phrases of thousands that may begin with a word. */
  readonly beginningWith: (token: Token) => readonly Phrase[];
}

/** The key of aliases, which are no concept: `tile: brick slab; tiles: bricks slabs`. */
const ALIASES = 'renamed';

const aliasesIn = (entry: string): readonly (readonly [alias: string, usual: string])[] => {
  const [usual = '', aliases = ''] = entry.split(':');
  return tokensOf(aliases).map((alias) => [alias, usual.trim()]);
};

/** Makes a function that replaces other names of things by the usual ones, in the same case and number: “brick” by “tile”. */
export function makeAliases(languages: readonly WordsOfConcepts[]): (text: string) => string {
  const usual = new Map(languages.flatMap((words) => (words[ALIASES] ?? '').split(';').flatMap(aliasesIn)));
  return (text) => text.replace(/\p{L}+/gu, (word) => usual.get(tokensOf(word)[0] ?? '') ?? word);
}

const NUMBER = /^number:(\d+)$/;
const UNIT = /^unit:(\w+)$/;

/** Merges the words of languages. `number:5` is a number, `unit:tiles` a unit, `renamed` holds aliases; all else are concepts. */
export function vocabularyOf(languages: readonly WordsOfConcepts[]): Vocabulary {
  const all = new Map<string, Phrase[]>();
  for (const words of languages)
    for (const [id, list] of Object.entries(words)) all.set(id, [...(all.get(id) ?? []), ...phrasesOf(list)]);
  const entries = [...all].map(([id, phrases]) => ({ id, phrases })).filter(({ id }) => id !== ALIASES);
  const grammar = Object.fromEntries(OF_GRAMMAR.map((id) => [id, all.get(id) ?? []])) as Record<Grammar, Phrase[]>;
  const isNegative = (text: string): boolean =>
    grammar.not.some((phrase) => placesOf(phrase, tokensOf(text.replaceAll(/[*|+]/g, ' '))).length > 0);
  const conceptOf = (id: string): Concept => {
    const texts = languages.flatMap((words) => words[id]?.split(',') ?? []);
    return {
      id,
      phrases: phrasesOf(texts.filter((text) => !isNegative(text)).join(',')),
      negative: phrasesOf(texts.filter(isNegative).join(',')),
    };
  };
  const isPlain = ({ id }: { readonly id: string }): boolean =>
    !NUMBER.test(id) && !UNIT.test(id) && !OF_GRAMMAR.some((one) => one === id);
  const concepts = entries.filter(isPlain).map(({ id }) => conceptOf(id));
  const phrases = [
    ...entries.filter((entry) => !isPlain(entry)).flatMap((entry) => entry.phrases),
    ...concepts.flatMap(({ phrases: plain, negative }) => [...plain, ...negative]),
  ];
  const begun = new Map<Token, readonly Phrase[]>();
  const beginningWith = (token: Token): readonly Phrase[] => {
    const found = begun.get(token) ?? phrases.filter(({ mayBegin }) => mayBegin(token));
    begun.set(token, found);
    return found;
  };
  return {
    concepts,
    beginningWith,
    grammar,
    numbers: entries.flatMap(({ id, phrases }) => {
      const value = NUMBER.exec(id)?.[1];
      return value === undefined ? [] : [{ value: Number(value), phrases }];
    }),
    units: entries.flatMap(({ id, phrases }) => {
      const unit = UNIT.exec(id)?.[1];
      return unit === undefined ? [] : [{ id: unit, phrases }];
    }),
  };
}
