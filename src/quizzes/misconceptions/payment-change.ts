import { type Limit, timesOf } from '../../engine/riichi/index.ts';
import { type Change, countedBy } from '../lines/count.ts';
import { type LineId, PAYERS, type PayerId } from '../base/lines.ts';
import { type Payable, paymentCount, sharesInLines } from '../lines/payment.ts';
import { baseOf } from '../judge/shares.ts';
import { situationOf } from '../judge/situation.ts';
import { rulesetOf } from '../base/ruleset.ts';
import type { Case, Misconception } from './misconception.ts';

/** The basis of the payment: the learner's own han and fu if given, else the right ones. */
export interface Due extends Payable {
  readonly base: number;
  readonly limit: Limit | null;
  readonly bets: number;
}

export function dueOf(one: Case): Due | undefined {
  const han = one.given.han ?? one.win.han;
  const fu = one.given.fu ?? one.win.fu;
  if (han === null || fu === null) return undefined;
  const { bets } = one.win.payment;
  return { ...rulesetOf(one), han, fu, ...baseOf(han, fu, one), ...situationOf(one.hand), bets };
}

/** The payment of han and fu, as the lines that it is counted in. */
export function countOfPayment(
  one: Case,
): { readonly due: Payable; readonly count: ReturnType<typeof paymentCount> } | undefined {
  const due = dueOf(one);
  return due && { due, count: paymentCount(due) };
}

type Stage = 'base' | 'cap' | 'share' | 'rounded' | 'pays';
type Earlier = Parameters<Change>[2];
/** The value of a stage's line for a payer, from the right value and the lines before it. */
type ChangeOfStage = (due: Due, right: number, payer: PayerId, earlier: Earlier) => number;

const payerOf = (id: LineId): PayerId => PAYERS.find((payer) => id.endsWith(`:${payer}`)) ?? 'discarder';

const atStage =
  (stage: Stage, change: ChangeOfStage) =>
  (due: Due): Change =>
  (id, right, earlier) =>
    id === stage || id.startsWith(`${stage}:`) ? change(due, right, payerOf(id), earlier) : undefined;

/** A misconception about one stage of a payment; its value follows from how it fills in the lines. */
export const payment = (
  id: string,
  weight: number,
  rule: Misconception<'payment'>['rule'],
  stage: Stage | ((due: Due) => Stage),
  change: ChangeOfStage,
  applies: (due: Due) => boolean = () => true,
): Misconception<'payment'> => {
  const changeFor = (one: Case): { readonly due: Due; readonly change: Change } | undefined => {
    const due = dueOf(one);
    if (!due || !applies(due)) return undefined;
    return { due, change: atStage(typeof stage === 'function' ? stage(due) : stage, change)(due) };
  };
  return {
    id,
    step: 'payment',
    weight,
    rule,
    answer: (one) => {
      const found = changeFor(one);
      return found && sharesInLines(countedBy(paymentCount(found.due), found.change));
    },
    change: (one) => changeFor(one)?.change,
  };
};

export const isDraw = ({ by }: Due): boolean => by === 'draw';
export const isShared = (due: Due): boolean => isDraw(due) && !due.dealer;

/** The share that a payer would have if other things were true of the win. */
export const shareIf =
  (other: Partial<Pick<Due, 'dealer'>>): ChangeOfStage =>
  (due, _, payer, { cap = 0 }) =>
    cap * (timesOf({ ...due, ...other })[payer] ?? 0);

/** As many times the base points for each payer. */
export const timesBase =
  (times: (payer: PayerId) => number): ChangeOfStage =>
  (_, __, payer, { cap = 0 }) =>
    cap * times(payer);

/** What a payer gives with other points for the counters. */
export const withCounters =
  (counters: (due: Due) => number): ChangeOfStage =>
  (due, _, payer, earlier) =>
    (earlier[`rounded:${payer}`] ?? 0) + counters(due);
