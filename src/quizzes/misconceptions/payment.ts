import {
  type Clause,
  LIMITS,
  LIMIT_BASE,
  RIICHI_RULEBOOKS,
  limitRule,
  plainBase,
  timesOf,
  upToHundred,
} from '../../engine/riichi/index.ts';
import { LIMIT_HAN, countersOf } from '../lines/payment.ts';
import { isRoundedUpOnly } from '../judge/shares.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Case, Misconception } from './misconception.ts';
import { PAYMENT_NUMBERS } from './payment-numbers.ts';
import { type Due, dueOf, isDraw, isShared, payment, shareIf, timesBase, withCounters } from './payment-change.ts';

/** What a riichi bet is worth: some take a counter for one. */
const BET = 1000;

/** What a counter may be worth. */
const COUNTER_VALUES = [300, 1500] as const;

const limitBeside =
  (by: -1 | 1) =>
  ({ limit }: Due): number | undefined => {
    const other = limit === null ? undefined : LIMITS[LIMITS.indexOf(limit) + by];
    return other && LIMIT_BASE[other];
  };

/** Where the limit stands that the payment is due by. */
const placeOfLimit = (one: Case): Clause => {
  const due = dueOf(one);
  return RIICHI_RULEBOOKS[one.rules].cite[due?.limit ? limitRule(due.limit, due.han) : 'mangan-cap'];
};

/** The fu one column before in a table of scores; 0 where there is none, as with one han there is nothing before 30. */
const columnBefore = (han: number, fu: number): number => (fu !== 30 ? fu - 10 : han === 1 ? 0 : 25);

/** A misconception about finding han and fu in the score table. */
const inTable = (
  id: string,
  weight: number,
  other: (due: Due) => { readonly han: number; readonly fu: number },
): Misconception<'payment'> =>
  payment(
    id,
    weight,
    'pay-ron',
    'base',
    (due) => plainBase(other(due).han, other(due).fu),
    (due) => due.limit === null && other(due).han >= 1 && other(due).fu >= 20,
  );

/** What a counter is worth by the rulebooks that do not pay as this one does. */
const otherCounterValue = (due: Due): number =>
  COUNTER_VALUES.find((value) => value !== optionsOf(due).counterValue) ?? 0;

/** Misconceptions between han and fu and the points that change hands. */
export const PAYMENT_MISCONCEPTIONS: readonly Misconception<'payment'>[] = [
  payment('dealer-as-other', 3, 'pay-ron', 'share', shareIf({ dealer: false }), (due) => due.dealer && !isDraw(due)),
  payment('other-as-dealer', 2, 'pay-ron', 'share', shareIf({ dealer: true }), (due) => !due.dealer && !isDraw(due)),
  payment(
    'dealer-draw-single-share',
    2,
    'pay-tsumo',
    'share',
    timesBase(() => 1),
    (due) => due.dealer && isDraw(due),
  ),
  payment(
    'draw-shares-swapped',
    2,
    'pay-tsumo',
    'share',
    timesBase((payer) => (payer === 'east' ? 1 : 2)),
    isShared,
  ),
  payment(
    'draw-equal-low',
    1.5,
    'pay-tsumo',
    'share',
    timesBase(() => 1),
    isShared,
  ),
  payment(
    'draw-equal-high',
    1,
    'pay-tsumo',
    'share',
    timesBase(() => 2),
    isShared,
  ),
  payment(
    'draw-third-each',
    1,
    'pay-tsumo',
    'share',
    (due, _, __, { cap = 0 }) => Math.floor((cap * (timesOf({ ...due, by: 'discard' }).discarder ?? 0)) / 3),
    isShared,
  ),
  payment(
    'draw-total-for-share',
    1.5,
    'pay-tsumo',
    ({ counters }) => (counters > 0 ? 'pays' : 'rounded'),
    (_, right) => right * 3,
    (due) => due.dealer && isDraw(due),
  ),
  payment(
    'counters-forgotten',
    3,
    'counters',
    'pays',
    withCounters(() => 0),
    ({ counters }) => counters > 0,
  ),
  payment(
    'counter-hundred',
    2,
    'counters',
    'pays',
    withCounters(({ counters }) => counters * 100),
    (due) => due.counters > 0 && !isDraw(due),
  ),
  payment(
    'counter-three-hundred-each',
    2,
    'counters',
    'pays',
    withCounters((due) => due.counters * optionsOf(due).counterValue),
    (due) => due.counters > 0 && isDraw(due),
  ),
  payment(
    'counter-once',
    1,
    'counters',
    'pays',
    withCounters((due) => countersOf({ ...due, counters: 1 })),
    ({ counters }) => counters > 1,
  ),
  payment(
    'counter-one-more',
    0.6,
    'counters',
    'pays',
    withCounters((due) => countersOf({ ...due, counters: due.counters + 1 })),
    ({ counters }) => counters > 0,
  ),
  payment(
    'counter-other-value',
    0.6,
    'counters',
    'pays',
    withCounters((due) => (countersOf(due) / optionsOf(due).counterValue) * otherCounterValue(due)),
    ({ counters }) => counters > 0,
  ),
  payment(
    'counter-thousand',
    0.6,
    'counters',
    'pays',
    withCounters(({ counters }) => counters * BET),
    ({ counters }) => counters > 0,
  ),
  payment(
    'payment-unrounded',
    2,
    'payment-rounding',
    'rounded',
    (_, __, payer, earlier) => earlier[`share:${payer}`] ?? 0,
  ),
  payment(
    'payment-rounded-down',
    1,
    'payment-rounding',
    'rounded',
    (_, __, payer, earlier) => Math.floor((earlier[`share:${payer}`] ?? 0) / 100) * 100,
  ),
  payment(
    'payment-rounded-nearest',
    1,
    'payment-rounding',
    'rounded',
    (_, __, payer, earlier) => Math.round((earlier[`share:${payer}`] ?? 0) / 100) * 100,
  ),
  payment('rounded-once', 2, 'payment-rounding', 'cap', (_, right) => upToHundred(right)),
  payment(
    'limit-not-capped',
    3,
    placeOfLimit,
    'cap',
    ({ han, fu }) => plainBase(han, fu),
    ({ limit, han }) => limit !== null && han <= 5,
  ),
  payment(
    'limit-one-low',
    1.5,
    placeOfLimit,
    'cap',
    (due, right) => limitBeside(-1)(due) ?? right,
    (due) => limitBeside(-1)(due) !== undefined,
  ),
  payment(
    'limit-one-high',
    1.5,
    placeOfLimit,
    'cap',
    (due, right) => limitBeside(1)(due) ?? right,
    (due) => limitBeside(1)(due) !== undefined,
  ),
  payment(
    'rounded-up-to-mangan',
    6,
    'roundUpMangan',
    'cap',
    () => LIMIT_BASE.mangan,
    (due) => isRoundedUpOnly(due.han, due.fu, due),
  ),
  payment(
    'doubling-without-two',
    1,
    'pay-ron',
    'base',
    ({ han, fu }) => fu * 2 ** han,
    ({ han }) => han < LIMIT_HAN,
  ),
  payment(
    'han-linear',
    1,
    'pay-ron',
    'base',
    ({ han, fu }) => plainBase(1, fu) * han,
    ({ han }) => han < LIMIT_HAN,
  ),
  inTable('row-above', 1, ({ han, fu }) => ({ han: han - 1, fu })),
  inTable('row-below', 1, ({ han, fu }) => ({ han: han + 1, fu })),
  inTable('column-before', 0.8, ({ han, fu }) => ({ han, fu: columnBefore(han, fu) })),
  inTable('column-after', 0.8, ({ han, fu }) => ({ han, fu: fu === 25 ? 30 : fu + 10 })),
  payment(
    'bets-added',
    1,
    'bets',
    'pays',
    ({ bets }, right) => right + bets,
    (due) => due.bets > 0 && !isDraw(due),
  ),
  ...PAYMENT_NUMBERS,
  payment(
    'payment-rounded-thousand',
    0.3,
    'payment-rounding',
    'rounded',
    (_, __, payer, earlier) => Math.ceil((earlier[`share:${payer}`] ?? 0) / 1000) * 1000,
  ),
];
