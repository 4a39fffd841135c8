import { type Clause, type HandRequest, MCR_RULEBOOKS, MINIMUM, type McrCiteId } from '../../../engine/mcr/index.ts';
import type { McrRuleset } from '../../base/ruleset.ts';
import { type Counted, type Fans, basicPoints, fansOf, worthOf } from '../hands/count.ts';

/** A hand that was asked about, and its count. */
export interface McrCase extends McrRuleset {
  readonly hand: HandRequest;
  readonly count: Counted;
}

/** What somebody makes of a hand. */
export interface McrView {
  /** The fan that he counts, as often as he does, flowers left out. */
  readonly fans: Fans;
  /** The points that he gives for flowers. */
  readonly flowers: number;
  /** The points of flowers that he counts towards the minimum. */
  readonly towards: number;
  /** The points that he takes a hand to need. */
  readonly least: number;
}

/** A named misconception about counting. */
export interface McrMisconception {
  readonly id: string;
  /** How common it is, beside the others. */
  readonly weight: number;
  /** The rule it gets wrong, if that is always the same one; else the clause it gets wrong here. */
  readonly rule: McrCiteId | ((one: McrCase) => Clause | undefined);
  /** What one who has it makes of the hand, where that is not the truth; undefined where it does not come into play. */
  readonly view: (one: McrCase) => Partial<McrView> | undefined;
  /** The tiles that it is about, in mpsz. */
  readonly tiles?: (one: McrCase) => readonly string[];
}

/** What is true of a hand. */
export const truthOf = ({ count }: McrCase): McrView => ({
  fans: fansOf(count),
  flowers: count.flowers,
  towards: 0,
  least: MINIMUM,
});

/** What one who has a misconception makes of the hand, all of it. */
export function mcrViewOf(mistake: McrMisconception, one: McrCase): McrView | undefined {
  const wrong = mistake.view(one);
  return wrong && { ...truthOf(one), ...wrong };
}

/** The points of a hand by a view, flowers included. */
export const pointsBy = ({ fans, flowers }: McrView, ruleset: McrRuleset): number => worthOf(fans, ruleset) + flowers;

/** How many points a hand is short of the minimum by a view; 0 where it may be called. */
export const shortBy = ({ fans, towards, least }: McrView, ruleset: McrRuleset): number =>
  Math.max(0, least - worthOf(fans, ruleset) - towards);

/** How many points a hand is short of the minimum; 0 where it may be called. */
export const shortOf = (count: Counted): number => Math.max(0, MINIMUM - basicPoints(count));

/** The clause of the rulebook in force that a misconception gets wrong. */
export function placeOf({ rule }: McrMisconception, one: McrCase): Clause {
  const { cite } = MCR_RULEBOOKS[one.rules];
  return typeof rule === 'string' ? cite[rule] : (rule(one) ?? cite['non-repeat']);
}
