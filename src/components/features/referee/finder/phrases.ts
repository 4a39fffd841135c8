import { CLAUSE_END, type Token, tokensOf } from './tokens.ts';

/** Where a phrase stands in a text: its first token, and the one after its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Words that mean something together. */
export interface Phrase {
  readonly mayBegin: (token: Token) => boolean;
  /** Matches the phrase in tokens that stand between single spaces. */
  readonly pattern: RegExp;
}

const GAP = '...';
/** What a gap may stand for: up to three words. */
const ANY_WORDS = `(?:(?: [${CLAUSE_END}])* [^ ${CLAUSE_END}]+){0,3}?`;
/** Between two words there may be the end of a clause. */
const BETWEEN = `(?: [${CLAUSE_END}])* `;

const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The parts of a word, one for each token that a text has for it: `don’t` is two, `1st` as well. */
function partsOf(word: string): readonly string[] {
  const tokens = tokensOf(word.replace('*', '')).filter((token) => token !== CLAUSE_END);
  return word.endsWith('*') ? tokens.with(-1, `${tokens.at(-1) ?? ''}\\S*`) : tokens;
}

const anyOf = (patterns: readonly string[]): string => `(?:${patterns.join('|')})`;

const patternOf = (text: string): string =>
  wordsOf(text)
    .map((word) =>
      word === GAP ? ANY_WORDS : BETWEEN + anyOf(word.split('|').map((one) => partsOf(one).join(BETWEEN))),
    )
    .join('')
    .replace(BETWEEN, ' ');

/**
 * Reads one phrase: words; `ron|tsumo` for either, `discard*` for any ending, `...` for up to three words between, `wall+fell`
 * for two words in any order and with as much between.
 */
function phraseOf(text: string): Phrase {
  const [one = '', other] = text.split('+');
  const ways = other === undefined ? [text] : [`${one} ${GAP} ${other}`, `${other} ${GAP} ${one}`];
  const beginnings = ways.flatMap((way) => wordsOf(way)[0]?.split('|') ?? []).map((word) => partsOf(word)[0] ?? '');
  const beginning = new RegExp(`^${anyOf(beginnings)}$`);
  return {
    mayBegin: (token) => beginning.test(token),
    pattern: new RegExp(`${anyOf(ways.map(patternOf))}(?= )`, 'g'),
  };
}

/** Reads a list of phrases separated by commas. */
export const phrasesOf = (list: string): readonly Phrase[] =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map(phraseOf);

const countTokens = (text: string): number => text.split(' ').length - 1;

/** Every place of a phrase in a text. */
export function placesOf({ pattern }: Phrase, tokens: readonly Token[]): readonly Place[] {
  const text = ` ${tokens.join(' ')} `;
  const places: Place[] = [];
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const from = countTokens(text.slice(0, found.index));
    places.push({ from, to: from + countTokens(found[0]) });
    pattern.lastIndex = found.index + 1;
  }
  return places;
}
