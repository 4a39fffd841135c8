import { parseShares } from '../../../../quizzes/judge/parse-payment.ts';
import { sameShares, sharesOf } from '../../../../quizzes/judge/shares.ts';
import { type OwnPayment, ownNumbers, ownPayments } from '../../../../quizzes/judge/steps.ts';
import { situationOf } from '../../../../quizzes/judge/situation.ts';
import type { OwnNumbers, Situation, StepId } from '../../../../quizzes/base/terms.ts';
import type { PartVerdict } from '../../../base/answer/parts.ts';
import type { Judged } from './judge.ts';

/** A remark on a part: what it would have been right for, or how to write it. */
export type Hint = 'unrounded' | 'all' | 'counters' | 'dealer' | 'number' | 'limit' | 'payment';

/** A remark, and the learner's own han and fu where it is about a payment by these. */
export interface Hinted {
  readonly hint: Hint;
  readonly own?: OwnNumbers | undefined;
}

/** What is overlooked where a payment is right but for it. */
const otherwise = (situation: Situation): readonly (readonly [Hint, Situation])[] => [
  ['counters', { ...situation, counters: 0 }],
  ['dealer', { ...situation, dealer: !situation.dealer }],
];

/** The han and fu that a payment carried forward is right for. */
export const carriedNumbers = ({ given, scored }: Judged): OwnPayment | undefined =>
  ownPayments(given, scored).find(({ shares }) => given.payment && sameShares(given.payment, shares));

function paymentHint(verdict: PartVerdict, text: string, { given, scored }: Judged): Hinted | undefined {
  const situation = situationOf(scored.hand);
  const says = (shares: OwnPayment['shares'], seen: Situation): boolean => {
    const said = parseShares(text, seen);
    return said !== undefined && sameShares(said, shares);
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

/** The hint that goes with the verdict on a part which was written as this text. */
export function hintOf(part: StepId, verdict: PartVerdict, text: string, judged: Judged): Hinted | undefined {
  if (verdict === 'not-needed') return { hint: 'limit' };
  if (verdict === 'unreadable') return { hint: part === 'payment' ? 'payment' : 'number' };
  if (part === 'payment') return paymentHint(verdict, text, judged);
  const isUnrounded = part === 'fu' && verdict === 'wrong' && judged.given.fu === judged.scored.win.fuExact;
  return isUnrounded ? { hint: 'unrounded' } : undefined;
}
