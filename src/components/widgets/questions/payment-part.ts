import type { Situation } from '../../../quizzes/base/terms.ts';
import type { PaymentPart, PaymentTexts } from '../../base/answer/parts.ts';
import type { PracticeWords } from './strings.ts';
import { REFUSAL } from '../../base/answer/use-refusal.tsx';

interface Typed {
  readonly value: PaymentTexts;
  /** Whether the payment could not be read. */
  readonly isRefused: boolean;
}

/** Payment fields, one per different share. */
export function paymentPart(
  { by, dealer }: Pick<Situation, 'by' | 'dealer'>,
  { value, isRefused }: Typed,
  words: PracticeWords['practice'],
): PaymentPart {
  const isShared = by === 'draw' && !dealer;
  const payer = by === 'discard' ? 'discarder' : dealer ? 'each' : 'others';
  return {
    id: 'payment',
    kind: 'payment',
    label: words[`pay.${payer}`],
    eastLabel: isShared ? words['pay.east'] : undefined,
    value,
    verdict: isRefused ? 'unreadable' : undefined,
    note: REFUSAL,
  };
}
