import { type Phrase, phrasesOf, placesOf } from './phrases.ts';
import { RENAMED } from './renamed.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The words of a language for the finder: for each concept the phrases that mean it, parted by commas. */
export type WordsOfConcepts = Readonly<Record<string, string>>;

/** Concepts that say something about others, and are no sign of a card themselves. */
const OF_GRAMMAR = ['not', 'none', 'before', 'after', 'already', 'above', 'below', 'over', 'stop', 'empty'] as const;

/** What a word does to what follows it: denies it, sets it before or after, makes a number more or less (though not in `turned over`), ends its reach; or nothing. */
export type Grammar = (typeof OF_GRAMMAR)[number];

/** Something that people speak of. Phrases that deny by themselves, as `no yaku` does, stand apart. */
export interface Concept {
  readonly id: string;
  readonly phrases: readonly Phrase[];
  readonly denying: readonly Phrase[];
}

/** Every phrase of some languages, by what it means. */
export interface Vocabulary {
  readonly concepts: readonly Concept[];
  readonly grammar: Readonly<Record<Grammar, readonly Phrase[]>>;
  /** Values of number words. */
  readonly numbers: readonly { readonly value: number; readonly phrases: readonly Phrase[] }[];
  /** What is counted: minutes, tiles, points. */
  readonly units: readonly { readonly id: string; readonly phrases: readonly Phrase[] }[];
  /** The phrases that may begin with a word: few of thousands, so that a text is read fast. */
  readonly beginningWith: (token: Token) => readonly Phrase[];
}

const NUMBER = /^number:(\d+)$/;
const UNIT = /^unit:(\w+)$/;

/** Puts the words of languages together. `number:5` names a number, `unit:tiles` what is counted, `renamed` other names of things; all else are concepts. */
export function vocabularyOf(languages: readonly WordsOfConcepts[]): Vocabulary {
  const all = new Map<string, Phrase[]>();
  for (const words of languages)
    for (const [id, list] of Object.entries(words)) all.set(id, [...(all.get(id) ?? []), ...phrasesOf(list)]);
  const entries = [...all].map(([id, phrases]) => ({ id, phrases })).filter(({ id }) => id !== RENAMED);
  const grammar = Object.fromEntries(OF_GRAMMAR.map((id) => [id, all.get(id) ?? []])) as Record<Grammar, Phrase[]>;
  const isDenying = (text: string): boolean =>
    grammar.not.some((phrase) => placesOf(phrase, tokensOf(text.replaceAll(/[*|+]/g, ' '))).length > 0);
  const conceptOf = (id: string): Concept => {
    const texts = languages.flatMap((words) => words[id]?.split(',') ?? []);
    return {
      id,
      phrases: phrasesOf(texts.filter((text) => !isDenying(text)).join(',')),
      denying: phrasesOf(texts.filter(isDenying).join(',')),
    };
  };
  const isPlain = ({ id }: { readonly id: string }): boolean =>
    !NUMBER.test(id) && !UNIT.test(id) && !OF_GRAMMAR.some((one) => one === id);
  const concepts = entries.filter(isPlain).map(({ id }) => conceptOf(id));
  const phrases = [
    ...entries.filter((entry) => !isPlain(entry)).flatMap((entry) => entry.phrases),
    ...concepts.flatMap(({ phrases: plain, denying }) => [...plain, ...denying]),
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
