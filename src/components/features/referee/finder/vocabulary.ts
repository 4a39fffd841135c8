import { type Phrase, phrasesOf, type Place, placesOf } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The words of a language for the finder: comma-separated phrases by concept. */
export type WordsOfConcepts = Readonly<Record<string, string>>;

/** Words that change the meaning of others. */
const OF_GRAMMAR = [
  'not',
  'none',
  'before',
  'after',
  'already',
  'stop',
  'empty',
  'above',
  'below',
  'at-least',
  'at-most',
  'or-more',
  'or-fewer',
  'over',
] as const;

/**
 * Negates, sets before or after, ends the reach of another, or is empty; makes a number more, less or a bound (though not in
 * `turned over`).
 */
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
  const ids = [...new Set(languages.flatMap(Object.keys))].filter((id) => id !== ALIASES);
  const textsOf = (id: string): readonly string[] => languages.flatMap((words) => words[id]?.split(',') ?? []);
  const phrasesIn = (id: string): readonly Phrase[] => phrasesOf(textsOf(id).join(','));
  const grammar = Object.fromEntries(OF_GRAMMAR.map((id) => [id, phrasesIn(id)])) as Vocabulary['grammar'];
  const namedBy = (pattern: RegExp) =>
    ids.flatMap((id) => {
      const name = pattern.exec(id)?.[1];
      return name === undefined ? [] : [{ name, phrases: phrasesIn(id) }];
    });
  const numbers = namedBy(NUMBER).map(({ name, phrases }) => ({ value: Number(name), phrases }));
  const units = namedBy(UNIT).map(({ name, phrases }) => ({ id: name, phrases }));
  const isNegative = (text: string): boolean =>
    grammar.not.some((phrase) => placesOf(phrase, tokensOf(text.replaceAll(/[*|+]/g, ' '))).length > 0);
  const concepts = ids
    .filter((id) => !NUMBER.test(id) && !UNIT.test(id) && !OF_GRAMMAR.some((one) => one === id))
    .map((id) => ({
      id,
      phrases: phrasesOf(
        textsOf(id)
          .filter((text) => !isNegative(text))
          .join(','),
      ),
      negative: phrasesOf(textsOf(id).filter(isNegative).join(',')),
    }));
  const all = [
    ...Object.values(grammar).flat(),
    ...[...numbers, ...units].flatMap(({ phrases }) => phrases),
    ...concepts.flatMap(({ phrases, negative }) => [...phrases, ...negative]),
  ];
  const begun = new Map<Token, readonly Phrase[]>();
  const beginningWith = (token: Token): readonly Phrase[] => {
    const found = begun.get(token) ?? all.filter(({ mayBegin }) => mayBegin(token));
    begun.set(token, found);
    return found;
  };
  return { concepts, beginningWith, grammar, numbers, units };
}

/** Finds every place of some phrases in a text. */
export type Locate = (phrases: readonly Phrase[]) => readonly Place[];

/** Makes what finds phrases in a text, looking only at those that one of its words may begin. */
export function makeLocate(tokens: readonly Token[], { beginningWith }: Vocabulary): Locate {
  const possible = new Set(tokens.flatMap(beginningWith));
  return (phrases) => phrases.filter((phrase) => possible.has(phrase)).flatMap((phrase) => placesOf(phrase, tokens));
}
