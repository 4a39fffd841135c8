import { RIICHI_IDS, RIICHI_RULEBOOKS, type RiichiId, editionsBefore } from '../../engine/riichi/index.ts';
import { type ScoringOption, differingOptions, optionsOf } from '../base/riichi-options.ts';
import { type Ruleset, handUnder } from '../base/ruleset.ts';
import type { Shares } from '../base/terms.ts';
import { winOf } from '../hands/win.ts';
import { sharesIn } from '../judge/shares.ts';
import { type Count, countedBy } from '../lines/count.ts';
import { fuCount, setsOf } from '../lines/fu.ts';
import { hanCount } from '../lines/han.ts';
import { sharesInLines } from '../lines/payment.ts';
import { editionId } from './edition-ids.ts';
import type { Case, Misconception } from './misconception.ts';
import { countOfPayment } from './payment-change.ts';

type Step = 'han' | 'fu' | 'payment';

/** The same case under other rules; undefined for a hand that does not win by them. Of bare han and fu only the payment follows. */
function caseUnder(one: Case, ruleset: Ruleset): Case | undefined {
  const { win: own, given, lines } = one;
  const hand = handUnder(one.hand, ruleset);
  const win = hand.concealed === '' ? own : winOf(hand);
  return win && { ...ruleset, hand, win, given, ...(lines && { lines }) };
}

/** How a step is counted in a case; undefined where it is not counted, as in a limit hand. */
const COUNTS: Readonly<Record<Step, (one: Case) => Count | undefined>> = {
  han: (one) => hanCount(one),
  fu: fuCount,
  payment: (one) => countOfPayment(one)?.count,
};

function answerUnder(one: Case, ruleset: Ruleset, step: Step): number | Shares | undefined {
  const other = caseUnder(one, ruleset);
  if (!other) return undefined;
  if (step !== 'payment') return other.win[step] ?? undefined;
  const count = COUNTS.payment(other);
  return count ? sharesInLines(countedBy(count)) : sharesIn(other.win.payment);
}

/** How a step is filled in line by line under other rules, where it has the same lines. */
function countUnder(one: Case, ruleset: Ruleset, step: Step): Count | undefined {
  const other = caseUnder(one, ruleset);
  const isAlike = other && setsOf(other).join() === setsOf(one).join();
  return isAlike ? COUNTS[step](other) : undefined;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a nearer edition gives the same, so that this one is not told. */
const isNearer = (book: RiichiId, { rules }: Case, by: (rules: RiichiId) => unknown): boolean => {
  const before = editionsBefore(rules);
  return before.slice(0, before.indexOf(book)).some((nearer) => isSame(by(nearer), by(book)));
};

const isBefore = (book: RiichiId, { rules }: Case): boolean => editionsBefore(rules).includes(book);

/** The first option that, taken over from the older edition alone, gives that edition's answer. */
function changedOption(one: Case, book: RiichiId, step: Step): ScoringOption | undefined {
  const older = answerUnder(one, { rules: book }, step);
  const { rules, knobs } = one;
  return differingOptions(one, { rules: book }).find((option) => {
    const taken = { rules, knobs: { ...knobs, [option]: optionsOf({ rules: book })[option] } };
    return isSame(answerUnder(one, taken, step), older);
  });
}

const PLACES = { han: 'limit-by-han', fu: 'fu-rounding', payment: 'pay-ron' } as const;

/** Who counts a step by an older edition: the same hand, scored by that. */
const byEdition = <S extends Step>(book: RiichiId, step: S, weight: number): Misconception<S> => ({
  id: editionId(step, book),
  step,
  weight,
  rule: (one) => RIICHI_RULEBOOKS[one.rules].cite[changedOption(one, book, step) ?? PLACES[step]],
  answer: (one) => {
    const by = (rules: RiichiId) => answerUnder(one, { rules }, step);
    return isBefore(book, one) && !isNearer(book, one, by)
      ? (by(book) as ReturnType<Misconception<S>['answer']>)
      : undefined;
  },
  change: (one) => {
    if (!isBefore(book, one)) return undefined;
    const by = (rules: RiichiId) => countUnder(one, { rules }, step);
    const count = by(book);
    const filled = (rules: RiichiId) => {
      const other = by(rules);
      return other && countedBy(other);
    };
    if (!count || isNearer(book, one, filled)) return undefined;
    return (id, _, earlier) => (count.ids.includes(id) ? count.right(id, earlier) : undefined);
  },
});

/** Counting by an edition that came before the rulebook in force, whichever that is. */
export const EDITION_MISCONCEPTIONS = {
  han: RIICHI_IDS.map((book) => byEdition(book, 'han', 1)),
  fu: RIICHI_IDS.map((book) => byEdition(book, 'fu', 4)),
  payment: RIICHI_IDS.map((book) => byEdition(book, 'payment', 4)),
} as const;
