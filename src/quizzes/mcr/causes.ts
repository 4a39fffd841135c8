import { type HandRequest, MCR_RULEBOOKS, paymentOf } from '../../engine/mcr/index.ts';
import type { SmallCause } from '../mistakes/small.ts';
import { type McrRuleset, rulesetOf } from '../ruleset.ts';
import type { McrShares } from '../terms.ts';
import { mustCount } from './count.ts';
import { MCR_MISTAKES } from './mistakes/index.ts';
import { type Belief, type McrCase, type McrMistake, beliefOf, placeOf } from './mistakes/mistake.ts';
import { PAY_MISTAKES, type Won } from './mistakes/payment.ts';

/** A question's hand as the misconceptions look at it. */
export const caseOf = (question: McrRuleset & { readonly hand: HandRequest }): McrCase => ({
  ...rulesetOf(question),
  hand: question.hand,
  count: mustCount(question.hand),
});

const byWeight = (a: { readonly weight: number }, b: { readonly weight: number }): number => b.weight - a.weight;

/** The misconceptions by which somebody would have answered so, the likeliest first. */
export function causesWhere(
  one: McrCase,
  fits: (belief: Belief) => boolean,
  among: readonly McrMistake[] = MCR_MISTAKES,
): readonly SmallCause[] {
  const found = among.toSorted(byWeight).filter((mistake) => {
    const belief = beliefOf(mistake, one);
    return belief !== undefined && fits(belief);
  });
  const isFirst = ({ id }: McrMistake, i: number): boolean => found.findIndex((other) => other.id === id) === i;
  return found.filter(isFirst).map((mistake) => ({
    id: mistake.id,
    clause: placeOf(mistake, one),
    tiles: mistake.tiles?.(one) ?? [],
    about: undefined,
  }));
}

/** Whether two payments are the same. */
export const sameMcrShares = (a: McrShares, b: McrShares): boolean =>
  a.discarder === b.discarder && a.others === b.others;

/** What each pays for so many points. */
export function mcrSharesOf({ points, by }: Won): McrShares {
  const { discarder, others } = paymentOf(points, by === 'draw');
  return { discarder, others };
}

/** What everybody pays, whatever the hand is worth. */
const BASE = paymentOf(0, true).others;

/** The misconceptions by which somebody would have taken these to be the shares. */
export function payCauses({ points, by }: Won, given: McrShares, { rules }: McrRuleset): readonly SmallCause[] {
  const clause = MCR_RULEBOOKS[rules].cite[by === 'draw' ? 'pay-draw' : 'pay-discard'];
  return PAY_MISTAKES[by]
    .filter(({ shares }) => sameMcrShares(shares(points, BASE), given))
    .toSorted(byWeight)
    .map(({ id }) => ({ id, clause, tiles: [], about: undefined }));
}
