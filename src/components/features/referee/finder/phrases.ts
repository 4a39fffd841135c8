import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';

/** Where a phrase stands in a text: its first token, and the one after its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words that mean something together. */
export interface Phrase {
  readonly mayBegin: (token: Token) => boolean;
  /** The first place at or after a position. */
  readonly placeIn: (tokens: readonly Token[], from: number) => Place | undefined;
}

type Matcher = (token: Token) => boolean;

const GAP = '...';
/** The most words that `...` may stand for. */
const WIDEST_GAP = 3;

function matcherOf(word: string): Matcher {
  const matchers = word.split('|').map((one): Matcher => {
    const [start = ''] = tokensOf(one.replace('*', ''));
    return one.endsWith('*') ? (token) => token.startsWith(start) : (token) => token === start;
  });
  const [only] = matchers;
  return matchers.length === 1 && only ? only : (token) => matchers.some((matches) => matches(token));
}

/** Where the words from `from` on end when they match at a position. */
function endOf(
  words: readonly (Matcher | typeof GAP)[],
  tokens: readonly Token[],
  at: number,
  from = 0,
): number | undefined {
  const first = words[from];
  if (first === undefined) return at;
  const token = tokens[at];
  if (token === CLAUSE_END) return endOf(words, tokens, at + 1, from);
  if (first === GAP) {
    for (let skip = 0; skip <= WIDEST_GAP; skip += 1) {
      const end = endOf(words, tokens, at + skip, from + 1);
      if (end !== undefined) return end;
    }
    return undefined;
  }
  return token !== undefined && first(token) ? endOf(words, tokens, at + 1, from + 1) : undefined;
}

/** Two words in any order. */
function anyOrder(one: string, other: string): Phrase {
  const ways = [phraseOf(`${one} ${GAP} ${other}`), phraseOf(`${other} ${GAP} ${one}`)];
  return {
    mayBegin: (token) => ways.some(({ mayBegin }) => mayBegin(token)),
    placeIn: (tokens, from) =>
      ways
        .flatMap(({ placeIn }) => placeIn(tokens, from) ?? [])
        .sort((a, b) => a.from - b.from)
        .at(0),
  };
}

/**
 * Reads one phrase: words; `ron|tsumo` for either, `discard*` for any ending, `...` for up to three words between, `wall+fell`
 * for two words in any order and with as much between.
 */
function phraseOf(text: string): Phrase {
  const [one = '', other] = text.split('+');
  if (other !== undefined) return anyOrder(one, other);
  const words = text.split(/[\s’']+/).map((word) => (word === GAP ? GAP : matcherOf(word)));
  const [first = GAP] = words;
  return {
    mayBegin: (token) => first === GAP || first(token),
    placeIn: (tokens, from) => {
      for (let at = from; at < tokens.length; at += 1) {
        if (tokens[at] === CLAUSE_END) continue;
        const end = endOf(words, tokens, at);
        if (end !== undefined) return { from: at, to: end };
      }
      return undefined;
    },
  };
}

/** Reads a list of phrases separated by commas. */
export const phrasesOf = (list: string): readonly Phrase[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(phraseOf);

/** Every place of a phrase in a text. */
export function placesOf(phrase: Phrase, tokens: readonly Token[]): readonly Place[] {
  const places: Place[] = [];
  for (let place = phrase.placeIn(tokens, 0); place; place = phrase.placeIn(tokens, place.from + 1)) places.push(place);
  return places;
}
