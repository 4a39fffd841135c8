import { BELIEFS } from '../learners/learner.ts';
import { type AskedAs, type Put, changesAnswer, dealOne } from './diagnosis.ts';

/** Questions whose answer one misconception changes, as many as were wanted or could be found. */
export interface Telling<T = Put> {
  readonly belief: string;
  readonly put: readonly T[];
}

/** How many questions are dealt to find the misconceptions that a form asks about at all. */
const TO_BEGIN_WITH = 2000;

/**
 * Deals questions of a form until each misconception has changed the answers to enough of them, or the limit is
 * reached. Rare misconceptions have their own hands, dealt like all others, and are measured on as many answers as
 * common ones.
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

/** One telling question after two others: a learner goes wrong again and again, and is right in between. */
export const amongOthers = <T>(telling: readonly T[], others: readonly T[]): readonly T[] =>
  telling.flatMap((one, i) => [...[0, 1].flatMap((n) => others[(2 * i + n) % others.length] ?? []), one]);

/**
 * A misconception that always gives another's answer; `both` when the reverse holds too, so that no question of the
 * form tells them apart.
 */
export interface Hidden {
  readonly belief: string;
  readonly behind: string;
  readonly both: boolean;
}

/** Whether two misconceptions give the same wrong answer to a question. */
type IsSame<T> = (put: T, belief: string, other: string) => boolean;

/**
 * The misconceptions of a form that always look like another, over all questions in which either changed the answer.
 */
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

/** The misconceptions that a form cannot tell apart, for printing. */
export const tellHidden = (hidden: readonly Hidden[]): string =>
  [
    'where the first of two shows, it looks like the second:',
    ...(hidden.length > 0 ? hidden.map(sayHidden) : ['none']),
  ].join('\n  ');
