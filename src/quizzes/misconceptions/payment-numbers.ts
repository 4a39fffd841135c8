import { LIMIT_HAN } from '../lines/payment.ts';
import type { PayerId } from '../base/lines.ts';
import type { Misconception } from './misconception.ts';
import { type Due, isDraw, isShared, payment, timesBase, withCounters } from './payment-change.ts';
import { type Parameter, parameterId } from './parameter-ids.ts';

/**
 * When each payment is due, and the numbers of shares that it is taken for. Double and half of the right number give the
 * next rows of the table as well; another question then has to part the two.
 */
const SHARES = {
  'ron-shares': { isDue: (due: Due) => !due.dealer && !isDraw(due), others: [1, 2, 3, 5, 7, 8] },
  'dealer-ron-shares': { isDue: (due: Due) => due.dealer && !isDraw(due), others: [2, 3, 5, 7, 8, 12] },
  'dealer-draw-shares': { isDue: (due: Due) => due.dealer && isDraw(due), others: [3, 4, 5] },
  'draw-east-shares': { isDue: isShared, others: [3, 4, 5] },
  'draw-others-shares': { isDue: isShared, others: [3, 4] },
} as const satisfies Partial<
  Record<Parameter, { readonly isDue: (due: Due) => boolean; readonly others: readonly number[] }>
>;
/** One of these payments. */
type ShareKind = keyof typeof SHARES;

/** Whether a payer gives what he should although others do not. */
const paidAsEver = (kind: ShareKind, payer: PayerId): boolean =>
  (kind === 'draw-east-shares' && payer !== 'east') || (kind === 'draw-others-shares' && payer === 'east');

/** The misconceptions of paying another number of shares. */
const otherShares = (kind: ShareKind): readonly Misconception<'payment'>[] => {
  const { isDue, others } = SHARES[kind];
  const rule = isRon(kind) ? 'pay-ron' : 'pay-tsumo';
  return others.map((n) =>
    payment(
      parameterId(kind, n),
      0.6,
      rule,
      'share',
      timesBase((payer) => (paidAsEver(kind, payer) ? (payer === 'east' ? 2 : 1) : n)),
      isDue,
    ),
  );
};

const isRon = (kind: ShareKind): boolean => kind === 'ron-shares' || kind === 'dealer-ron-shares';

/** The points that a counter is taken for beside those that other rulebooks pay. */
const COUNTER_POINTS = [200, 400, 500, 600, 900] as const;
/** How often the fu are doubled beside the han; right is twice, and once and three times are rows of the table. */
const DOUBLINGS = [4, 5] as const;
/** What payments are rounded up to beside hundreds and thousands. */
const ROUNDED_TO = [50, 500] as const;

/** Payments that are right in kind, but have another number: of shares, doublings or points. */
export const PAYMENT_NUMBERS: readonly Misconception<'payment'>[] = [
  ...(Object.keys(SHARES) as ShareKind[]).flatMap(otherShares),
  ...COUNTER_POINTS.map((points) =>
    payment(
      parameterId('counter-worth', points),
      0.3,
      'counters',
      'pays',
      withCounters((due) => (due.counters * points) / (isDraw(due) ? 3 : 1)),
      (due) => due.counters > 0 && Number.isInteger(points / (isDraw(due) ? 3 : 1)),
    ),
  ),
  ...DOUBLINGS.map((n) =>
    payment(
      parameterId('base-doublings', n),
      0.3,
      'pay-ron',
      'base',
      ({ han, fu }) => fu * 2 ** (han + n),
      ({ han }) => han < LIMIT_HAN,
    ),
  ),
  ...ROUNDED_TO.map((n) =>
    payment(
      parameterId('payment-rounded-to', n),
      0.3,
      'payment-rounding',
      'rounded',
      (_, __, payer, earlier) => Math.ceil((earlier[`share:${payer}`] ?? 0) / n) * n,
    ),
  ),
];
