import type { Shares } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

/** Shares to format, with bets and liability if they matter. */
export interface PaymentAmounts extends Shares {
  readonly total?: number;
  /** What liable players pay; if set, only the total is shown. */
  readonly liable?: object | null;
  /** Bets taken from the table. */
  readonly bets?: number;
}

export interface PaymentStrings {
  readonly words: {
    readonly step: Pick<Strings<'step'>, 'from-each' | 'no-win' | `pay.${'shares' | 'total' | 'with-bets'}`>;
  };
  readonly lang: string;
}

/** Formats shares as bare numbers: `7,700`, `1,300/2,600`, or what each pays. */
export const inNumbers = ({ discarder, east, others }: Shares, lang: string): string =>
  (discarder === null ? [others, east] : [discarder])
    .filter((share) => share !== null)
    .map((share) => share.toLocaleString(lang))
    .join('/');

function formatShares(
  payment: PaymentAmounts,
  { words: { step }, lang }: PaymentStrings,
  style: 'called' | 'full',
): string {
  const { discarder, east, others, total = 0, liable = null } = payment;
  const points = (n: number): string => n.toLocaleString(lang);
  if (liable !== null) return fill(step['pay.total'], { points: points(total) });
  if (discarder !== null) return points(discarder);
  if (others === null) return total === 0 ? step['no-win'] : points(total);
  if (east === null) return fill(step['from-each'], { points: points(others) });
  return style === 'called'
    ? inNumbers(payment, lang)
    : fill(step['pay.shares'], { others: points(others), east: points(east) });
}

/**
 * Formats a payment: `7,700`, `3,900 from each`, and the two shares of a draw as players call them (`1,300/2,600`) or in full
 * (`1,300 each, East 2,600`); with a liable player the total. Bets are added beside it.
 */
export function formatPayment(
  payment: PaymentAmounts,
  strings: PaymentStrings,
  style: 'called' | 'full' = 'full',
): string {
  const amount = formatShares(payment, strings, style);
  const { bets = 0 } = payment;
  if (bets === 0) return amount;
  const { words, lang } = strings;
  return fill(words.step['pay.with-bets'], { payment: amount, bets: bets.toLocaleString(lang) });
}
