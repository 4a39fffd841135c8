import {
  type Clause,
  LIMITS,
  LIMIT_BASE,
  type Limit,
  RIICHI_RULEBOOKS,
  eachShare,
  limitRule,
  plainBase,
  timesOf,
  upToHundred,
} from '../../engine/riichi/index.ts';
import { baseOf, isRoundedUpOnly, sharesOf, sharesOfBase } from '../judge/shares.ts';
import { situationOf } from '../judge/steps.ts';
import type { Shares, Situation } from '../terms.ts';
import { knobsOf } from '../ruleset.ts';
import type { Case, Mistake } from './mistake.ts';

/** What the payment follows from: the learner's own han and fu where he gave them, else the right ones. */
interface Due {
  readonly han: number;
  readonly fu: number;
  readonly base: number;
  readonly limit: Limit | null;
  readonly situation: Situation;
  readonly one: Case;
}

function dueOf(one: Case): Due | undefined {
  const han = one.given.han ?? one.win.han;
  const fu = one.given.fu ?? one.win.fu;
  if (han === null || fu === null) return undefined;
  return { han, fu, ...baseOf(han, fu, one), situation: situationOf(one.hand), one };
}

const pay = (due: Due, change: Partial<Situation> = {}): Shares =>
  sharesOfBase(due.base, { ...due.situation, ...change }, due.one);
const payBase = ({ situation, one }: Due, base: number): Shares => sharesOfBase(base, situation, one);

/** Every share before it is rounded, counters aside. */
const exact = ({ base, situation }: Due): Shares => eachShare(timesOf(situation), (times) => base * times);
/** What the counters add to each share. */
const bonus = (due: Due): number => {
  const { discarder, others } = payBase(due, 0);
  return discarder ?? others ?? 0;
};
const plus = (shares: Shares, points: number): Shares => eachShare(shares, (share) => share + points);

const limitBeside = (due: Due, by: -1 | 1): Shares | undefined => {
  if (due.limit === null) return undefined;
  const other = LIMITS[LIMITS.indexOf(due.limit) + by];
  return other === undefined ? undefined : payBase(due, LIMIT_BASE[other]);
};

/** Where the limit stands that the payment is due by. */
const placeOfLimit = (one: Case): Clause => {
  const due = dueOf(one);
  return RIICHI_RULEBOOKS[one.rules].cite[due?.limit ? limitRule(due.limit, due.han) : 'mangan-cap'];
};

const row = (due: Due, han: number, fu: number): Shares | undefined =>
  han < 1 || fu < 20 || due.limit !== null ? undefined : sharesOf(han, fu, due.situation, due.one);

type Wrong = (due: Due) => Shares | undefined;
const payment = (id: string, weight: number, rule: Mistake<'payment'>['rule'], wrong: Wrong): Mistake<'payment'> => ({
  id,
  step: 'payment',
  weight,
  rule,
  answer: (one) => {
    const due = dueOf(one);
    return due && wrong(due);
  },
});

const isDraw = ({ situation }: Due): boolean => situation.by === 'draw';
const counters = ({ situation }: Due): number => situation.counters;

/** What goes wrong between han, fu and the points that change hands. */
export const PAYMENT_MISTAKES: readonly Mistake<'payment'>[] = [
  payment('dealer-as-other', 3, 'pay-ron', (due) =>
    due.situation.dealer && !isDraw(due) ? pay(due, { dealer: false }) : undefined,
  ),
  payment('other-as-dealer', 2, 'pay-ron', (due) =>
    due.situation.dealer || isDraw(due) ? undefined : pay(due, { dealer: true }),
  ),
  payment('dealer-draw-single-share', 2, 'pay-tsumo', (due) =>
    due.situation.dealer && isDraw(due) ? { ...pay(due), others: pay(due, { dealer: false }).others } : undefined,
  ),
  payment('draw-shares-swapped', 2, 'pay-tsumo', (due) => {
    const { east, others } = pay(due);
    return east === null ? undefined : { discarder: null, east: others, others: east };
  }),
  payment('draw-equal-low', 1.5, 'pay-tsumo', (due) => {
    const { east, others } = pay(due);
    return east === null ? undefined : { discarder: null, east: others, others };
  }),
  payment('draw-equal-high', 1, 'pay-tsumo', (due) => {
    const { east } = pay(due);
    return east === null ? undefined : { discarder: null, east, others: east };
  }),
  payment('draw-total-for-share', 1.5, 'pay-tsumo', (due) =>
    due.situation.dealer && isDraw(due) ? { ...pay(due), others: (pay(due).others ?? 0) * 3 } : undefined,
  ),
  payment('counters-forgotten', 3, 'counters', (due) => (counters(due) > 0 ? pay(due, { counters: 0 }) : undefined)),
  payment('counter-hundred', 2, 'counters', (due) =>
    counters(due) > 0 && !isDraw(due) ? plus(pay(due, { counters: 0 }), counters(due) * 100) : undefined,
  ),
  payment('counter-three-hundred-each', 2, 'counters', (due) =>
    counters(due) > 0 && isDraw(due)
      ? plus(pay(due, { counters: 0 }), counters(due) * knobsOf(due.one).counterValue)
      : undefined,
  ),
  payment('counter-once', 1, 'counters', (due) => (counters(due) > 1 ? pay(due, { counters: 1 }) : undefined)),
  payment('payment-unrounded', 2, 'payment-rounding', (due) => plus(exact(due), bonus(due))),
  payment('payment-rounded-down', 1, 'payment-rounding', (due) =>
    plus(
      eachShare(exact(due), (points) => Math.floor(points / 100) * 100),
      bonus(due),
    ),
  ),
  payment('rounded-once', 2, 'payment-rounding', (due) =>
    plus(
      eachShare(exact(due), (points) => upToHundred(due.base) * (points / due.base)),
      bonus(due),
    ),
  ),
  payment('limit-not-capped', 3, placeOfLimit, (due) =>
    due.limit !== null && due.han <= 5 ? payBase(due, plainBase(due.han, due.fu)) : undefined,
  ),
  payment('limit-one-low', 1.5, placeOfLimit, (due) => limitBeside(due, -1)),
  payment('limit-one-high', 1.5, placeOfLimit, (due) => limitBeside(due, 1)),
  payment('rounded-up-to-mangan', 1.5, 'roundUpMangan', (due) =>
    isRoundedUpOnly(due.han, due.fu, due.one) ? payBase(due, LIMIT_BASE.mangan) : undefined,
  ),
  payment('row-above', 1, 'pay-ron', (due) => row(due, due.han - 1, due.fu)),
  payment('row-below', 1, 'pay-ron', (due) => row(due, due.han + 1, due.fu)),
  payment('column-before', 0.8, 'pay-ron', (due) => row(due, due.han, due.fu === 30 ? 25 : due.fu - 10)),
  payment('column-after', 0.8, 'pay-ron', (due) => row(due, due.han, due.fu === 25 ? 30 : due.fu + 10)),
  payment('bets-added', 1, 'bets', (due) => {
    const { bets } = due.one.win.payment;
    return bets > 0 && !isDraw(due) ? plus(pay(due), bets) : undefined;
  }),
];
