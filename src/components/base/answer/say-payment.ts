import type { Shares } from '../../../engine/riichi/index.ts';
import { type Strings, fill } from '../../../i18n/strings.ts';

/** What is paid, and the bets and the liable players where they are to be told. */
export interface PaymentSaid extends Shares {
  readonly total?: number;
  /** What liable players pay; where there are any, only the sum is said. */
  readonly liable?: object | null;
  /** Bets taken from the table. */
  readonly bets?: number;
}

/** The words of payments and the language of their numbers. */
export interface PaymentSpeech {
  readonly words: {
    readonly step: Pick<Strings<'step'>, 'from-each' | 'no-win' | `pay.${'shares' | 'total' | 'with-bets'}`>;
  };
  readonly lang: string;
}

/** A payment in bare numbers: `7,700`, `1,300/2,600`, or the one that each pays. */
export const inNumbers = ({ discarder, east, others }: Shares, lang: string): string =>
  (discarder === null ? [others, east] : [discarder])
    .filter((share) => share !== null)
    .map((share) => share.toLocaleString(lang))
    .join('/');

function shareSaid(payment: PaymentSaid, { words: { step }, lang }: PaymentSpeech, manner: 'called' | 'told'): string {
  const { discarder, east, others, total = 0, liable = null } = payment;
  const points = (n: number): string => n.toLocaleString(lang);
  if (liable !== null) return fill(step['pay.total'], { points: points(total) });
  if (discarder !== null) return points(discarder);
  if (others === null) return total === 0 ? step['no-win'] : points(total);
  if (east === null) return fill(step['from-each'], { points: points(others) });
  return manner === 'called'
    ? inNumbers(payment, lang)
    : fill(step['pay.shares'], { others: points(others), east: points(east) });
}

/**
 * Says a payment: `7,700`, `3,900 from each`, and the two shares of a draw as they are called (`1,300/2,600`) or told
 * (`1,300 each, East 2,600`); with a liable player the sum. Bets are said beside it.
 */
export function sayPayment(payment: PaymentSaid, speech: PaymentSpeech, manner: 'called' | 'told' = 'told'): string {
  const said = shareSaid(payment, speech, manner);
  const { bets = 0 } = payment;
  if (bets === 0) return said;
  const { words, lang } = speech;
  return fill(words.step['pay.with-bets'], { payment: said, bets: bets.toLocaleString(lang) });
}
