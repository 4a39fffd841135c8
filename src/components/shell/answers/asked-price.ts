import { lettersOf, isFilling } from '../../../i18n/stems.ts';
import type { QuestionWords } from './question-words.ts';

/** A question for what a hand costs, as far as it says. */
export interface AskedPrice {
  readonly han?: number;
  readonly fu?: number;
  readonly points?: number;
  readonly limit?: string;
  readonly seat?: 'east' | 'other';
  readonly by?: 'discard' | 'draw';
  readonly counters: number;
}

type Unit = 'han' | 'fu' | 'counters' | 'points';

/** `3h40f` as the words that it is made of. */
const apart = (sought: string): readonly string[] =>
  lettersOf(sought.replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)|\//gu, ' '));

/** Reads a question such as “3 han 40 fu dealer tsumo” or “haneman”; undefined where it asks for something else. */
export function askedPrice(sought: string, words: QuestionWords): AskedPrice | undefined {
  const counted: Partial<Record<Unit, number>> = {};
  const loose: number[] = [];
  let named: { limit?: string; seat?: 'east' | 'other'; by?: 'discard' | 'draw' } = {};
  let pending: number | undefined;
  /** Whether the last number may be an article: French `un`. */
  let isArticle = false;
  let negated = false;
  const settle = (unit: Unit | undefined): void => {
    if (pending === undefined) return;
    if (unit !== undefined) counted[unit] = pending;
    else if (!isArticle) loose.push(pending);
    pending = undefined;
  };

  for (const word of apart(sought)) {
    const number = words.numberOf(word);
    const part = words.partOf(word);
    const limit = words.limitOf(word);
    if (number !== undefined) {
      settle(undefined);
      pending = number;
      isArticle = isFilling(word);
    } else if (part === 'han' || part === 'fu' || part === 'counters' || part === 'points') settle(part);
    else if (limit !== undefined) named = { ...named, limit };
    else if (part === 'not') negated = true;
    else if (part === 'dealer' || part === 'other') {
      named = { ...named, seat: part === 'dealer' && !negated ? 'east' : 'other' };
      negated = false;
    } else if (part === 'draw' || part === 'discard') named = { ...named, by: part };
    else if (part === undefined && !isFilling(word)) return undefined;
  }
  settle(undefined);
  const [first, second, third] = loose;
  if (third !== undefined) return undefined;
  const isPair = first !== undefined && second !== undefined && counted.han === undefined && counted.fu === undefined;
  const both = isPair ? { han: first, fu: second } : {};
  if (first !== undefined && !isPair) return undefined;
  const { counters = 0, ...rest } = counted;
  return { ...rest, ...both, ...named, counters };
}
