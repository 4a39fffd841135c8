import { BELIEFS } from '../learners/learner.ts';
import { type AskedAs, type Put, changesAnswer, dealOne } from './diagnosis.ts';

/** Questions that one belief changes the answer to, as many as were wanted or were to be found. */
export interface Telling<T = Put> {
  readonly belief: string;
  readonly put: readonly T[];
}

/** How many questions are dealt before the beliefs are known that a form asks about at all. */
const TO_BEGIN_WITH = 2000;

/**
 * Deals questions of a form until each belief that it asks about has changed the answer to so many of them, or so many
 * were dealt: rare beliefs have their own hands, dealt as all others are, and are held against as many answers as common ones.
 */
export function dealTelling(form: AskedAs, seed: string, wanted: number, most: number): readonly Telling[] {
  const found = new Map<string, Put[]>(BELIEFS.map((belief) => [belief, []]));
  for (let i = 0; i < most; i++) {
    const lacking = [...found].filter(([, put]) => put.length < wanted && (i < TO_BEGIN_WITH || put.length > 0));
    if (lacking.length === 0) break;
    const put = dealOne(form, seed, i);
    if (!put) continue;
    for (const [belief, own] of lacking) if (changesAnswer(belief, put)) own.push(put);
  }
  return [...found].flatMap(([belief, put]) => (put.length > 0 ? [{ belief, put }] : []));
}

/** One telling question after two of others: whoever has a belief goes wrong by it again and again, and right in between. */
export const amongOthers = <T>(telling: readonly T[], others: readonly T[]): readonly T[] =>
  telling.flatMap((one, i) => [...[0, 1].flatMap((n) => others[(2 * i + n) % others.length] ?? []), one]);

/** A belief that gives another's answer wherever it shows; `both` where the other does so, too, so that no question of the form tells them apart. */
export interface Hidden {
  readonly belief: string;
  readonly behind: string;
  readonly both: boolean;
}

/** Whether two beliefs give the same answer to a question, and a wrong one. */
type IsSame<T> = (put: T, belief: string, other: string) => boolean;

/** The beliefs of a form that look like another wherever they show, by all questions in which either changed the answer. */
export function hiddenIn<T>(telling: readonly Telling<T>[], isSame: IsSame<T>): readonly Hidden[] {
  const isBehind = ({ belief, put }: Telling<T>, other: string): boolean =>
    put.every((one) => isSame(one, belief, other));
  const hides = telling.flatMap((one) =>
    telling.filter((other) => other !== one && isBehind(one, other.belief)).map((other) => [one, other] as const),
  );
  return hides.flatMap(([one, other]) => {
    const both = isBehind(other, one.belief);
    const isTold = both && one.belief > other.belief;
    return isTold ? [] : [{ belief: one.belief, behind: other.belief, both }];
  });
}

const sayHidden = ({ belief, behind, both }: Hidden): string =>
  both ? `${belief} and ${behind} answer alike everywhere` : `${belief} answers as ${behind} wherever it shows`;

/** What a form cannot tell apart, to be printed. */
export const tellHidden = (hidden: readonly Hidden[]): string =>
  [
    'where the first of two shows, it looks like the second:',
    ...(hidden.length > 0 ? hidden.map(sayHidden) : ['none']),
  ].join('\n  ');
