import { type Token, tokensOf } from './tokens.ts';

/** A known word, whole or by its beginning. */
interface Known {
  readonly text: Token;
  readonly isStart: boolean;
}

/** The fewest letters of a word whose typos are corrected; a missing letter needs more, since short words resemble many. */
const [LONG, LONG_START] = [5, 6] as const;

/** The fewest letters of a word whose doubled letter is corrected. */
const SHORT = 3;

const known = (word: string): readonly Known[] => {
  const isStart = word.endsWith('*');
  return tokensOf(word).flatMap((text) => (/^\p{L}+$/u.test(text) ? [{ text, isStart }] : []));
};

const wordsIn = (list: string): readonly Known[] => list.split(/[\s,|+]+/).flatMap(known);

const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** What follows a known word typed with one letter too many, one missing or two swapped; undefined otherwise. */
function restAfterTypo(typed: Token, { text, isStart }: Known): string | undefined {
  const at = sharedStart(typed, text);
  if (at === 0 || at === text.length) return undefined;
  const [here = '', next = ''] = text.slice(at);
  const isDoubled = typed[at] === typed[at - 1] && typed.slice(at + 1) === text.slice(at);
  if (text.length < LONG || typed.length < LONG) return isDoubled && !isStart ? '' : undefined;
  const isSwapped = typed.startsWith(next + here, at) && next !== '';
  const ways: readonly (readonly [typed: string, text: string])[] = [
    [typed.slice(at + 1), text.slice(at)],
    ...(isStart && text.length < LONG_START ? [] : [[typed.slice(at), text.slice(at + 1)] as const]),
    ...(isSwapped ? [[typed.slice(at + 2), text.slice(at + 2)] as const] : []),
  ];
  const way = ways.find(([left, right]) => (isStart ? left.startsWith(right) : left === right));
  return way?.[0].slice(way[1].length);
}

/** The fewest letters of either word of two that were run together. */
const SHORT_PART = 2;

/** Makes a spelling corrector: an unknown word one letter away from a known one becomes the longest such word, and two known words run together become two. */
export function makeSpelling(lists: readonly string[], isKnown: (word: Token) => boolean): (text: string) => string {
  const all = new Map(
    lists
      .flatMap(wordsIn)
      .filter(({ text, isStart }) => text.length >= (isStart ? LONG : SHORT))
      .map((one) => [`${one.text}${one.isStart ? '*' : ''}`, one] as const),
  );
  const words = [...all.values()].sort((one, other) => other.text.length - one.text.length);
  const isCorrect = (word: Token): boolean =>
    isKnown(word) || words.some(({ text, isStart }) => word === text || (isStart && word.startsWith(text)));
  const whole = new Set(lists.flatMap(wordsIn).map(({ text }) => text));
  const apartIn = (word: string): string | undefined => {
    const ends = Array.from({ length: word.length }, (_, at) => at).slice(SHORT_PART, 1 - SHORT_PART);
    const end = ends.findLast((at) => whole.has(word.slice(0, at)) && whole.has(word.slice(at)));
    return end === undefined ? undefined : `${word.slice(0, end)} ${word.slice(end)}`;
  };
  const corrections = new Map<string, string>();
  const correct = (typed: string): string => {
    const [word = ''] = tokensOf(typed);
    if (word.length <= SHORT || isCorrect(word)) return typed;
    for (const one of words) {
      const rest = restAfterTypo(word, one);
      if (rest !== undefined) return one.text + rest;
    }
    return apartIn(word) ?? typed;
  };
  return (text) =>
    text.replace(/\p{L}+/gu, (typed) => {
      const found = corrections.get(typed) ?? correct(typed);
      corrections.set(typed, found);
      return found;
    });
}
