import type { YAKU_RULES } from '../../../src/engine/riichi/index.ts';
import type { FuHabits } from './fu.ts';
import type { HanHabits } from './han.ts';
import type { PaymentHabits } from './payment.ts';

const baseOf = (right: number, n: number): FuHabits => ({ base: (fu) => (fu === right ? n : fu) });
const pairsFor = (n: number): FuHabits => ({ pairs: () => ({ base: n, sum: n }) });

/** Learners who have the right kind of fu, and another number of them. */
export const FU_NUMBERS: Readonly<Record<string, FuHabits>> = {
  'closed-ron-base-40': baseOf(30, 40),
  'other-base-30': baseOf(20, 30),
  'seven-pairs-base-20': pairsFor(20),
  'seven-pairs-base-40': pairsFor(40),
  'seven-pairs-base-50': pairsFor(50),
  'draw-worth-4': { draw: (right) => 2 * right },
  'kong-times-3': { setFu: (fu, _, { kong }) => (kong ? (3 * fu) / 4 : fu) },
  'kong-times-8': { setFu: (fu, _, { kong }) => (kong ? 2 * fu : fu) },
  'closed-times-3': { setFu: (fu, _, { open }) => (open ? fu : (3 * fu) / 2) },
  'closed-times-4': { setFu: (fu, _, { open }) => (open ? fu : 2 * fu) },
  'outside-times-3': { setFu: (fu, _, { outside }) => (outside ? (3 * fu) / 2 : fu) },
  'outside-times-4': { setFu: (fu, _, { outside }) => (outside ? 2 * fu : fu) },
  'fu-rounded-to-5': { round: (_, sum) => 5 * Math.ceil(sum / 5) },
};

const ronFor = (dealer: boolean, n: number): PaymentHabits => ({
  times: (right, _, worth) => (worth.dealer === dealer && worth.by === 'discard' ? n : right),
});
const drawFor = (isPaid: (payer: string, dealer: boolean) => boolean, n: number): PaymentHabits => ({
  times: (right, payer, { dealer, by }) => (by === 'draw' && isPaid(payer, dealer) ? n : right),
});
const counterFor = (n: number): PaymentHabits => ({
  counters: (right, { by, counters }) => (by === 'discard' ? n * counters : n % 3 === 0 ? (n / 3) * counters : right),
});

/** Learners who pay by another number: of shares, of doublings, for a counter, or rounded to. */
export const PAYMENT_NUMBERS: Readonly<Record<string, PaymentHabits>> = {
  'ron-shares-2': ronFor(false, 2),
  'ron-shares-8': ronFor(false, 8),
  'dealer-ron-shares-3': ronFor(true, 3),
  'dealer-ron-shares-12': ronFor(true, 12),
  'dealer-draw-shares-4': drawFor((_, dealer) => dealer, 4),
  'draw-east-shares-3': drawFor((payer, dealer) => !dealer && payer === 'east', 3),
  'draw-east-shares-4': drawFor((payer, dealer) => !dealer && payer === 'east', 4),
  'base-doublings-4': { base: (right, { han, fu }) => (han < 5 ? fu * 2 ** (han + 4) : right) },
  'counter-worth-200': counterFor(200),
  'counter-worth-500': counterFor(500),
  'counter-worth-600': counterFor(600),
  'payment-rounded-thousand': { round: (_, share) => 1000 * Math.ceil(share / 1000) },
};

/** What yaku are often taken for. */
const WORTH = [
  ['pinfu', 2],
  ['tanyao', 2],
  ['riichi', 2],
  ['toitoi', 3],
  ['toitoi', 1],
  ['iipeikou', 2],
  ['sanshoku-doujun', 3],
  ['sanshoku-doujun', 1],
  ['ittsu', 3],
  ['ittsu', 1],
  ['chanta', 3],
  ['honitsu', 4],
  ['honitsu', 1],
  ['sanankou', 3],
  ['shousangen', 3],
  ['yakuhai-red', 2],
] as const satisfies readonly (readonly [(typeof YAKU_RULES)[number]['id'], number])[];

/** Learners who give a yaku or dora other han. */
export const HAN_NUMBERS: Readonly<Record<string, HanHabits>> = {
  ...Object.fromEntries(
    WORTH.map(([yaku, n]) => [
      `worth-${yaku}-${String(n)}`,
      { worth: (right, id) => (id === yaku ? n : right) } satisfies HanHabits,
    ]),
  ),
  'dora-worth-2': {
    dora: (right) => ({
      dora: 2 * right.dora,
      'kan-dora': 2 * right['kan-dora'],
      'ura-dora': 2 * right['ura-dora'],
      'red-five': 2 * right['red-five'],
    }),
  },
};
