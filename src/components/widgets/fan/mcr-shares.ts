import { fill } from '../../../i18n/strings.ts';
import { parseCount } from '../../../quizzes/judge/parse-number.ts';
import type { McrShares } from '../../../quizzes/base/terms.ts';
import { NO_PAYMENT } from '../../base/answer/PaymentField.tsx';
import type { PaymentPart, PaymentTexts } from '../../base/answer/parts.ts';
import { mcrWords } from './fetch-words.ts';
import { REFUSAL } from '../../base/answer/use-refusal.tsx';

type By = 'discard' | 'draw';

/** Payment fields of an MCR hand, one per different share. */
export function mcrPaymentPart(by: By, value: PaymentTexts = NO_PAYMENT, isRefused = false): PaymentPart {
  const { mcr } = mcrWords();
  return {
    id: 'payment',
    kind: 'payment',
    label: mcr[by === 'draw' ? 'pay.each' : 'pay.discarder'],
    eastLabel: by === 'draw' ? undefined : mcr['pay.other'],
    value,
    verdict: isRefused ? 'unreadable' : undefined,
    note: REFUSAL,
  };
}

/** Parses the shares; undefined if a number is missing or invalid. */
export function readMcrShares({ first, second }: PaymentTexts, by: By): McrShares | undefined {
  const [own, other] = [parseCount(first), parseCount(second)];
  if (own === undefined) return undefined;
  if (by === 'draw') return { discarder: null, others: own };
  return other === undefined ? undefined : { discarder: own, others: other };
}

/** The shares as typed; empty fields if there are none. */
export function writeMcrShares(shares: McrShares | undefined): PaymentTexts {
  if (!shares) return NO_PAYMENT;
  const { discarder, others } = shares;
  return discarder === null
    ? { first: String(others), second: '' }
    : { first: String(discarder), second: String(others) };
}

/** Formats an MCR payment. */
export function formatMcrShares({ discarder, others }: McrShares): string {
  const { mcr } = mcrWords();
  return discarder === null
    ? fill(mcr['pay.said.draw'], { others })
    : fill(mcr['pay.said.discard'], { discarder, others });
}
