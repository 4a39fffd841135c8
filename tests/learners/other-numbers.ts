import type { YAKU_RULES } from '../../src/engine/riichi/index.ts';
import type { Answer } from '../../src/quizzes/games/question.ts';
import type { FanId } from '../oracle-mcr/fans.ts';
import { DEFAULT_OPTIONS, pointsOf } from '../oracle-mcr/options.ts';
import { type Seen as SeenMcr, see as seeMcr } from '../learners-mcr/learners.ts';
import type { FuHabits } from './beliefs/fu.ts';
import type { HanHabits } from './beliefs/han.ts';
import type { PaymentHabits } from './beliefs/payment.ts';

/** A learner who takes one number of the rules for another, and the id that his belief should be called by. */
export interface OtherNumber<Habits> {
  readonly id: string;
  readonly habits: Habits;
}

const of = <Habits>(id: string, habits: Habits): OtherNumber<Habits> => ({ id, habits });
const baseOf = (right: number, n: number): FuHabits => ({ base: (fu) => (fu === right ? n : fu) });
const pairsFor = (n: number): FuHabits => ({ pairs: () => ({ base: n, sum: n }) });

/** Other numbers of fu. */
export const OTHER_FU: readonly OtherNumber<FuHabits>[] = [
  of('closed-ron-base-50', baseOf(30, 50)),
  of('other-base-10', baseOf(20, 10)),
  of('seven-pairs-base-60', pairsFor(60)),
  of('draw-worth-8', { draw: (right) => 4 * right }),
  of('kong-times-6', { setFu: (fu, _, { kong }) => (kong ? (6 * fu) / 4 : fu) }),
  of('outside-times-5', { setFu: (fu, _, { outside }) => (outside ? (5 * fu) / 2 : fu) }),
  of('fu-rounded-to-20', { round: (_, sum) => 20 * Math.ceil(sum / 20) }),
  of('wait-worth-6', { wait: (right) => 3 * right }),
  of('pair-worth-8', { pair: (right) => (right > 0 ? 8 : 0) }),
];

const ronFor = (dealer: boolean, n: number): PaymentHabits => ({
  times: (right, _, worth) => (worth.dealer === dealer && worth.by === 'discard' ? n : right),
});
const counterFor = (n: number): PaymentHabits => ({
  counters: (right, { by, counters }) => (by === 'discard' ? n * counters : n % 3 === 0 ? (n / 3) * counters : right),
});
const drawFor = (isPaid: (payer: string, dealer: boolean) => boolean, n: number): PaymentHabits => ({
  times: (right, payer, { dealer, by }) => (by === 'draw' && isPaid(payer, dealer) ? n : right),
});

/** Other numbers of shares, doublings and counters, and other roundings. */
export const OTHER_PAYMENT: readonly OtherNumber<PaymentHabits>[] = [
  of('ron-shares-7', ronFor(false, 7)),
  of('dealer-ron-shares-7', ronFor(true, 7)),
  of(
    'dealer-draw-shares-5',
    drawFor((_, dealer) => dealer, 5),
  ),
  of(
    'draw-east-shares-5',
    drawFor((payer, dealer) => !dealer && payer === 'east', 5),
  ),
  of(
    'draw-others-shares-3',
    drawFor((payer, dealer) => !dealer && payer === 'others', 3),
  ),
  of('base-doublings-5', { base: (right, { han, fu }) => (han < 5 ? fu * 2 ** (han + 5) : right) }),
  of('counter-worth-400', counterFor(400)),
  of('counter-worth-900', counterFor(900)),
  of('payment-rounded-to-500', { round: (_, share) => 500 * Math.ceil(share / 500) }),
  of('payment-rounded-to-50', { round: (_, share) => 50 * Math.ceil(share / 50) }),
];

const worth = (yaku: (typeof YAKU_RULES)[number]['id'], n: number): OtherNumber<HanHabits> =>
  of(`worth-${yaku}-${String(n)}`, { worth: (right, id) => (id === yaku ? n : right) });

/** Other numbers of han. */
export const OTHER_HAN: readonly OtherNumber<HanHabits>[] = [
  worth('menzen-tsumo', 2),
  worth('chinitsu', 4),
  worth('junchan', 4),
  worth('yakuhai-green', 3),
  of('dora-worth-3', {
    dora: (right) => ({
      dora: 3 * right.dora,
      'kan-dora': 3 * right['kan-dora'],
      'ura-dora': 3 * right['ura-dora'],
      'red-five': 3 * right['red-five'],
    }),
  }),
];

/** What an MCR learner takes another number for. */
export interface McrNumbers {
  /** The points of a fan. */
  readonly fan?: readonly [fan: FanId, points: number];
  readonly least?: number;
  readonly base?: number;
  /** How often the points of the hand are paid. */
  readonly discarderTimes?: number;
  readonly drawTimes?: number;
}

const fanFor = (fan: FanId, n: number): OtherNumber<McrNumbers> =>
  of(`fan-worth-${fan}-${String(n)}`, { fan: [fan, n] });

/** Other numbers of MCR. */
export const OTHER_MCR: readonly OtherNumber<McrNumbers>[] = [
  fanFor('all-pungs', 8),
  fanFor('mixed-straight', 6),
  fanFor('half-flush', 8),
  fanFor('outside-hand', 2),
  fanFor('all-chows', 1),
  fanFor('dragon-pung', 4),
  fanFor('tile-hog', 1),
  fanFor('no-honors', 2),
  of('minimum-points-6', { least: 6 }),
  of('minimum-points-10', { least: 10 }),
  of('minimum-points-12', { least: 12 }),
  of('base-worth-4', { base: 4 }),
  of('base-worth-10', { base: 10 }),
  of('base-worth-16', { base: 16 }),
  of('discarder-times-2', { discarderTimes: 2 }),
  of('draw-times-3', { drawTimes: 3 }),
];

/** How a hand of MCR comes out by other numbers. */
export function countOther(
  hand: SeenMcr['hand'],
  { fan, least = 8 }: McrNumbers,
): { readonly fans: SeenMcr['list']; readonly points: number; readonly short: number } {
  const { list, flowers } = seeMcr(hand);
  const worthOf = (one: FanId): number => (one === fan?.[0] ? fan[1] : pointsOf(one, DEFAULT_OPTIONS));
  const basic = list.reduce((sum, one) => sum + worthOf(one), 0);
  return { fans: list, points: basic + flowers, short: Math.max(0, least - basic) };
}

/** What each pays by other numbers. */
export function payOther(
  points: number,
  by: 'discard' | 'draw',
  { base = 8, discarderTimes = 1, drawTimes = 1 }: McrNumbers,
): Answer {
  return by === 'draw'
    ? { discarder: null, others: base + drawTimes * points }
    : { discarder: base + discarderTimes * points, others: base };
}
