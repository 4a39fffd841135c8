import { type HandRequest, MCR_RULEBOOKS, paymentOf } from '../../../engine/mcr/index.ts';
import type { MisconceptionCheck } from '../../misconceptions/small.ts';
import { type McrRuleset, rulesetOf } from '../../base/ruleset.ts';
import type { McrShares } from '../../base/terms.ts';
import { mustCount } from '../hands/count.ts';
import { MCR_MISCONCEPTIONS } from './index.ts';
import { type McrView, type McrCase, type McrMisconception, mcrViewOf, placeOf, truthOf } from './misconception.ts';
import { PAY_MISCONCEPTIONS, type Won } from './payment.ts';

/** A question's hand as the misconceptions see it. */
export const caseOf = (question: McrRuleset & { readonly hand: HandRequest }): McrCase => ({
  ...rulesetOf(question),
  hand: question.hand,
  count: mustCount(question.hand),
});

/** How to make an answer out of a view, and when two answers are the same. */
interface Form<A> {
  readonly of: (view: McrView) => A;
  readonly same: (a: A, b: A) => boolean;
}

const byWeight = (a: { readonly weight: number }, b: { readonly weight: number }): number => b.weight - a.weight;

/** Common misconceptions are equally likely before anything shows, rare ones less. */
const oddsOf = ({ weight }: { readonly weight: number }): number => Math.min(1, weight);

const BY_WEIGHT = MCR_MISCONCEPTIONS.toSorted(byWeight);

const held = new WeakMap<HandRequest, readonly (readonly [McrMisconception, McrView | undefined])[]>();

/** What each misconception makes of a hand, commonest first; it depends on the hand alone. */
function viewsAbout(one: McrCase): readonly (readonly [McrMisconception, McrView | undefined])[] {
  const known = held.get(one.hand);
  if (known) return known;
  const views = BY_WEIGHT.map((mistake) => [mistake, mcrViewOf(mistake, one)] as const);
  held.set(one.hand, views);
  return views;
}

/**
 * The misconceptions checked against an answer of this form, commonest first; one that can go wrong in two ways is
 * listed once.
 */
export function checksAbout<A>(one: McrCase, given: A, { of, same }: Form<A>): readonly MisconceptionCheck[] {
  const truth = of(truthOf(one));
  const wrongs = new Map<string, MisconceptionCheck>();
  for (const [mistake, view] of viewsAbout(one)) {
    const answer = view && of(view);
    const applies = answer !== undefined && !same(answer, truth);
    const fits = applies && same(answer, given);
    const before = wrongs.get(mistake.id);
    if (before && (before.fits || (before.applies && !fits) || !applies)) continue;
    const tiles = fits ? (mistake.tiles?.(one) ?? []) : [];
    wrongs.set(mistake.id, {
      id: mistake.id,
      applies,
      fits,
      odds: oddsOf(mistake),
      clause: placeOf(mistake, one),
      tiles,
    });
  }
  return [...wrongs.values()];
}

/** Numbers, as answers are compared. */
export const NUMBERS = { same: (a: number, b: number): boolean => a === b } as const;

/** Whether two payments are the same. */
export const sameMcrShares = (a: McrShares, b: McrShares): boolean =>
  a.discarder === b.discarder && a.others === b.others;

/** What each player pays for these points. */
export function mcrSharesOf({ points, by }: Won): McrShares {
  const { discarder, others } = paymentOf(points, by === 'draw');
  return { discarder, others };
}

/** What every payer pays, whatever the hand is worth. */
const BASE = paymentOf(0, true).others;

/** The misconceptions checked against an answer about who pays what. */
export function paymentChecks(
  { points, by }: Won,
  given: McrShares,
  { rules }: McrRuleset,
): readonly MisconceptionCheck[] {
  const clause = MCR_RULEBOOKS[rules].cite[by === 'draw' ? 'pay-draw' : 'pay-discard'];
  return PAY_MISCONCEPTIONS[by].toSorted(byWeight).map(({ id, weight, shares }) => ({
    id,
    clause,
    applies: true,
    fits: sameMcrShares(shares(points, BASE), given),
    odds: oddsOf({ weight }),
  }));
}
