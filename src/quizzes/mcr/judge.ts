import type { HandRequest } from '../../engine/mcr/index.ts';
import type { McrRuleset } from '../base/ruleset.ts';
import { type AnyStepId, MCR_STEPS, type Mark, type McrAnswers, type McrStepId, type Verdict } from '../base/terms.ts';
import { mcrSharesOf, sameMcrShares } from './misconceptions/checks.ts';
import { type Counted, listsOf, sameFans, worthOf } from './hands/count.ts';

/** A counted hand as the judge needs it. */
export interface CountedHand extends McrRuleset {
  readonly hand: Pick<HandRequest, 'by'>;
  readonly count: Counted;
}

type Judge = (given: McrAnswers, of: CountedHand) => Mark | undefined;

const judges: Readonly<Record<McrStepId, Judge>> = {
  fan: ({ fan }, { count }) => fan && (listsOf(count).some((list) => sameFans(list, fan)) ? 'right' : 'wrong'),
  points: ({ fan, points }, one) => {
    if (points === undefined) return undefined;
    if (points === one.count.points) return 'right';
    return fan && points === worthOf(fan, one) + one.count.flowers ? 'carried' : 'wrong';
  },
  payment: ({ points, payment }, { count, hand: { by } }) => {
    if (!payment) return undefined;
    if (sameMcrShares(payment, mcrSharesOf({ points: count.points, by }))) return 'right';
    return points !== undefined && sameMcrShares(payment, mcrSharesOf({ points, by })) ? 'carried' : 'wrong';
  },
};

/**
 * Judges each step on its own: the points against the learner's own fan, the payment against his own points. What
 * follows correctly from an earlier error is `carried`. A step without an answer is wrong.
 */
export function judgeCount(given: McrAnswers, of: CountedHand, asked: readonly AnyStepId[] = MCR_STEPS): Verdict {
  const parts = MCR_STEPS.filter((step) => asked.includes(step)).map((part) => ({
    part,
    mark: judges[part](given, of) ?? ('wrong' as const),
  }));
  return { right: parts.every(({ mark }) => mark === 'right'), parts };
}
