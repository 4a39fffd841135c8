import { LIMITS, LIMIT_BASE, type Limit, RIICHI_RULEBOOKS, baseOf } from '../../../src/engine/riichi/index.ts';
import type { Of, Sheet } from '../question.ts';

type Worth = Pick<Of<'payment'>, 'rules' | 'han' | 'fu' | 'dealer' | 'by' | 'counters'> & {
  /** Points of riichi bets that the winner receives. */
  readonly bets?: number;
};
type Payer = 'discarder' | 'east' | 'others';

/**
 * How a learner gets from han and fu to points differently: each habit receives the right value after his own step
 * before.
 */
export interface PaymentHabits {
  readonly base?: (right: number, worth: Worth) => number;
  readonly cap?: (right: number, worth: Worth, base: number) => number;
  /** How many times the base a payer pays. */
  readonly times?: (right: number, payer: Payer, worth: Worth) => number;
  readonly round?: (right: number, share: number) => number;
  /** What one payer adds for the counters. */
  readonly counters?: (right: number, worth: Worth) => number;
  readonly pays?: (right: number, worth: Worth) => number;
}

const hundred = (points: number): number => Math.ceil(points / 100) * 100;

/** The points of a share, without the remainder of a third. */
const wholePoints = (share: number): number => Math.floor(share + 0.01);

const payersOf = ({ dealer, by }: Worth): readonly (readonly [Payer, number])[] => {
  if (by === 'discard') return [['discarder', dealer ? 6 : 4]];
  return dealer
    ? [['others', 2]]
    : [
        ['east', 2],
        ['others', 1],
      ];
};

/** Counts a payment line by line: `base`, `cap`, and for each payer his share, the share rounded, and what he pays. */
export function countPayment(worth: Worth, habits: PaymentHabits): Sheet {
  const { han, fu, by, counters, rules } = worth;
  const { options } = RIICHI_RULEBOOKS[rules];
  const rightBase = fu * 2 ** (2 + han);
  const base = habits.base?.(rightBase, worth) ?? rightBase;
  const byHan = baseOf(Math.max(han, 5), fu, options).base;
  const most = options.roundUpMangan ? 1920 : 2000;
  const rightCap = han >= 5 ? byHan : base >= most ? 2000 : base;
  const cap = habits.cap?.(rightCap, worth, base) ?? rightCap;
  const sheet: Record<string, number> = { base, cap };
  const rightBonus = counters * (by === 'draw' ? options.counterValue / 3 : options.counterValue);
  const bonus = habits.counters?.(rightBonus, worth) ?? rightBonus;
  for (const [payer, times] of payersOf(worth)) {
    const share = wholePoints(cap * (habits.times?.(times, payer, worth) ?? times));
    const rounded = habits.round?.(hundred(share), share) ?? hundred(share);
    const due = rounded + bonus;
    const pays = habits.pays?.(due, worth) ?? due;
    sheet[`share:${payer}`] = share;
    sheet[`rounded:${payer}`] = counters > 0 ? rounded : pays;
    sheet[`pays:${payer}`] = pays;
  }
  return sheet;
}

const isLimit = ({ han, fu, rules }: Worth): Limit | null => baseOf(han, fu, RIICHI_RULEBOOKS[rules].options).limit;
const beside =
  (by: -1 | 1): NonNullable<PaymentHabits['cap']> =>
  (right, worth) => {
    const limit = isLimit(worth);
    const other = limit === null ? undefined : LIMITS[LIMITS.indexOf(limit) + by];
    return other === undefined ? right : LIMIT_BASE[other];
  };
const atPlace = (change: (han: number, fu: number) => readonly [han: number, fu: number]): PaymentHabits => ({
  base: (right, worth) => {
    const [han, fu] = change(worth.han, worth.fu);
    return isLimit(worth) !== null || han < 1 || fu < 20 ? right : fu * 2 ** (2 + han);
  },
});
const isDrawn = ({ by }: Worth): boolean => by === 'draw';

/** Takes a payment for other shares. */
const sharesFor = (dealer: boolean, by: Worth['by'], n: number): PaymentHabits => ({
  times: (right, _, worth) => (worth.dealer === dealer && worth.by === by ? n : right),
});

/** Misconceptions about payments. */
export const PAYMENT_BELIEFS: Readonly<Record<string, PaymentHabits>> = {
  'dealer-as-other': { times: (right, _, worth) => (isDrawn(worth) ? right : 4) },
  'other-as-dealer': { times: (right, _, worth) => (isDrawn(worth) ? right : 6) },
  'dealer-draw-single-share': { times: (right, _, worth) => (isDrawn(worth) && worth.dealer ? 1 : right) },
  'draw-shares-swapped': {
    times: (right, payer, worth) => (isDrawn(worth) && !worth.dealer ? (payer === 'east' ? 1 : 2) : right),
  },
  'draw-equal-low': { times: (right, _, worth) => (isDrawn(worth) && !worth.dealer ? 1 : right) },
  'draw-equal-high': { times: (right, _, worth) => (isDrawn(worth) ? 2 : right) },
  'draw-third-each': { times: (right, _, worth) => (isDrawn(worth) && !worth.dealer ? 4 / 3 : right) },
  'draw-total-for-share': { pays: (right, worth) => (isDrawn(worth) && worth.dealer ? right * 3 : right) },
  'counters-forgotten': { counters: () => 0 },
  'counter-hundred': { counters: (right, worth) => (isDrawn(worth) ? right : 100 * worth.counters) },
  'counter-three-hundred-each': { counters: (right, worth) => (isDrawn(worth) ? 3 * right : right) },
  'counter-once': { counters: (right, { counters }) => (counters > 1 ? right / counters : right) },
  'counter-one-more': {
    counters: (right, { counters }) => (counters > 0 ? right + right / counters : right),
  },
  'counter-other-value': {
    counters: (right, { rules }) => (RIICHI_RULEBOOKS[rules].options.counterValue === 300 ? right * 5 : right / 5),
  },
  'counter-thousand': { counters: (_, { counters }) => counters * 1000 },
  'bets-added': { pays: (right, worth) => (isDrawn(worth) ? right : right + (worth.bets ?? 0)) },
  'payment-unrounded': { round: (_, share) => share },
  'payment-rounded-down': { round: (_, share) => Math.floor(share / 100) * 100 },
  'payment-rounded-nearest': { round: (_, share) => Math.round(share / 100) * 100 },
  'rounded-once': { cap: (right) => hundred(right) },
  'limit-not-capped': {
    cap: (right, worth) => (isLimit(worth) !== null && worth.han <= 5 ? worth.fu * 2 ** (2 + worth.han) : right),
  },
  'limit-one-low': { cap: beside(-1) },
  'limit-one-high': { cap: beside(1) },
  'rounded-up-to-mangan': { cap: (right) => (right === 1920 ? 2000 : right) },
  'doubling-without-two': { base: (_, { han, fu }) => fu * 2 ** han },
  'han-linear': { base: (right, { han, fu }) => (han > 2 ? 8 * fu * han : right) },
  'row-above': atPlace((han, fu) => [han - 1, fu]),
  'row-below': atPlace((han, fu) => [han + 1, fu]),
  'column-before': atPlace((han, fu) => [han, han === 1 && fu === 30 ? 0 : fu === 30 ? 25 : fu - 10]),
  'column-after': atPlace((han, fu) => [han, fu === 25 ? 30 : fu + 10]),
  'ron-shares-1': sharesFor(false, 'discard', 1),
  'ron-shares-3': sharesFor(false, 'discard', 3),
  'ron-shares-5': sharesFor(false, 'discard', 5),
  'dealer-ron-shares-2': sharesFor(true, 'discard', 2),
  'dealer-ron-shares-5': sharesFor(true, 'discard', 5),
  'dealer-ron-shares-8': sharesFor(true, 'discard', 8),
  'dealer-draw-shares-3': sharesFor(true, 'draw', 3),
};
