import { parseShares } from '../../../../quizzes/judge/parse-payment.ts';
import { sameShares, sharesOf } from '../../../../quizzes/judge/shares.ts';
import { type OwnPayment, ownNumbers, ownPayments } from '../../../../quizzes/judge/steps.ts';
import { situationOf } from '../../../../quizzes/judge/situation.ts';
import type { OwnNumbers, Situation, StepId } from '../../../../quizzes/base/terms.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import type { Judged } from './judge.ts';

/** A hint about a part: what it would be right for, or how to write it. */
export type Hint = 'unrounded' | 'all' | 'counters' | 'dealer' | 'number' | 'limit' | 'payment';

/** A hint, with the learner's own han and fu if it is about a payment based on them. */
export interface Hinted {
  readonly hint: Hint;
  readonly own?: OwnNumbers | undefined;
}

/** What was overlooked in an otherwise correct payment. */
const otherwise = (situation: Situation): readonly (readonly [Hint, Situation])[] => [
  ['counters', { ...situation, counters: 0 }],
  ['dealer', { ...situation, dealer: !situation.dealer }],
];

/** The han and fu for which a carried-forward payment is right. */
export const carriedNumbers = ({ given, scored }: Judged): OwnPayment | undefined =>
  ownPayments(given, scored).find(({ shares }) => given.payment && sameShares(given.payment, shares));

function paymentHint(verdict: PartVerdict, text: string, { given, scored }: Judged): Hinted | undefined {
  const situation = situationOf(scored.hand);
  const says = (shares: OwnPayment['shares'], seen: Situation): boolean => {
    const parsed = parseShares(text, seen);
    return parsed !== undefined && sameShares(parsed, shares);
  };
  if (verdict === 'right') return given.payment && !says(given.payment, situation) ? { hint: 'all' } : undefined;
  const overlooked = (numbers: readonly OwnPayment[]): Hint | undefined =>
    otherwise(situation).find(([, seen]) =>
      numbers.some(({ han, fu }) => says(sharesOf(han, fu, seen, scored), seen)),
    )?.[0];
  const hint = overlooked(ownPayments({}, scored));
  if (hint) return { hint };
  const byOwn = overlooked(ownPayments(given, scored));
  return byOwn && { hint: byOwn, own: ownNumbers(given, scored) };
}

/** The hint for a part with this text and verdict. */
export function hintOf(part: StepId, verdict: PartVerdict, text: string, judged: Judged): Hinted | undefined {
  if (verdict === 'not-needed') return { hint: 'limit' };
  if (verdict === 'unreadable') return { hint: part === 'payment' ? 'payment' : 'number' };
  if (part === 'payment') return paymentHint(verdict, text, judged);
  const isUnrounded = part === 'fu' && verdict === 'wrong' && judged.given.fu === judged.scored.win.fuExact;
  return isUnrounded ? { hint: 'unrounded' } : undefined;
}
