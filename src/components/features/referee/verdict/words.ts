import { fill } from '../../../../i18n/strings.ts';
import type { Fine } from '../log/fine.ts';
import type { Asked } from './cases.ts';
import type { Facts, FactValue } from './facts.ts';

/** A ruling for one case, in a language. */
export interface VerdictWords {
  readonly head: string;
  readonly text: string;
  /** What to say at the table. */
  readonly say: string;
}

/** The words of facts and verdicts in a language. */
export interface CaseWords {
  readonly change: string;
  /** For each fact its question and its values; of a number `more`, `most` and what is counted. */
  readonly facts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly verdicts: Readonly<Record<string, VerdictWords>>;
  /** The headline of a chombo under each rulebook. */
  readonly chombo: Readonly<Record<string, string>>;
  /** Where it comes from what follows, by hand, rulebook and part, if not from the text. */
  readonly grades?: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  /** Lateness by some minutes, in the plural forms of the language. */
  readonly late: Readonly<Record<string, string>>;
  /** Headlines and sentences for an offence that is repeated, the first time and later. */
  readonly times: Readonly<Record<'first' | 'polite' | 'again' | 'say' | 'sayFirst' | 'sayPolite', string>>;
  /** How two amounts, or an amount for each opponent, are written, and the sentence for an amount. */
  readonly priced: Readonly<Record<'either' | 'between' | 'each' | 'say' | 'sayEach' | 'sayPaid', string>>;
  /** How the hand goes on, in a word or two. */
  readonly tails: Readonly<Record<string, string>>;
  /** What is entered in the penalty log for each offence, by rulebook. */
  readonly fines?: Readonly<Record<string, Readonly<Record<string, Fine>>>>;
  readonly log: Readonly<
    Record<'player' | 'enter' | 'logged' | 'undo' | 'undone' | 'need' | 'points' | 'needPoints', string>
  >;
  /** How a headline and a sentence tell that they are our reading, and that play goes on by it. */
  readonly read: Readonly<Record<'head' | 'say' | 'tail', string>>;
  /** What to say at the table, by the kind of the ruling, or by the names in `spoken.json`. */
  readonly say: Readonly<Record<string, string>>;
}

const wordOf = ({ facts }: CaseWords, fact: string, word: string): string => facts[fact]?.[word] ?? word;

/** What was said of a fact, as its chip names it. */
export function factText(fact: string, value: FactValue, words: CaseWords, lang: string): string {
  if (typeof value === 'string') return wordOf(words, fact, value);
  const number = (n: number): string => n.toLocaleString(lang);
  if (value.least === value.most) return fill(wordOf(words, fact, 'number'), { n: number(value.least) });
  return value.most === Infinity
    ? fill(wordOf(words, fact, 'more'), { n: number(value.least - 1) })
    : fill(wordOf(words, fact, 'most'), { n: number(value.most) });
}

/** The question about a missing fact, the limit written in. */
export const questionText = (asked: Asked, words: CaseWords, lang: string): string =>
  fill(wordOf(words, asked.fact, 'ask'), { n: 'limit' in asked ? asked.limit.toLocaleString(lang) : '' });

/** The facts that a ruling rests on, as chips name them. */
export const chipTexts = (
  facts: Facts,
  shown: readonly string[],
  words: CaseWords,
  lang: string,
): readonly { readonly fact: string; readonly text: string }[] =>
  shown.flatMap((fact) => {
    const value = facts[fact];
    return value === undefined ? [] : [{ fact, text: factText(fact, value, words, lang) }];
  });
