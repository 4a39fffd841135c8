import { type Clause, type HandRequest, MCR_RULEBOOKS, MINIMUM, type McrCiteId } from '../../../engine/mcr/index.ts';
import type { McrRuleset } from '../../base/ruleset.ts';
import { type Counted, type Fans, basicPoints, fansOf, worthOf } from '../hands/count.ts';

/** A hand in a question, and its count. */
export interface McrCase extends McrRuleset {
  readonly hand: HandRequest;
  readonly count: Counted;
}

/** How a learner counts a hand. */
export interface McrView {
  /** The fan he counts, each as often as he does, without flowers. */
  readonly fans: Fans;
  /** The points he gives for flowers. */
  readonly flowers: number;
  /** The flowers' points that he counts towards the minimum. */
  readonly towards: number;
  /** The minimum as he believes it, in points. */
  readonly least: number;
  /** The points by which he counts those fan higher, or lower, than they are. */
  readonly more?: number;
}

/** A named misconception about counting. */
export interface McrMisconception {
  readonly id: string;
  /** How common it is, relative to the others. */
  readonly weight: number;
  /** The rule it gets wrong, when that is always the same; otherwise the clause it gets wrong here. */
  readonly rule: McrCiteId | ((one: McrCase) => Clause | undefined);
  /** How a learner with this misconception counts the hand; undefined when that is the right count. */
  readonly view: (one: McrCase) => Partial<McrView> | undefined;
  /** The tiles it is about, in mpsz. */
  readonly tiles?: (one: McrCase) => readonly string[];
}

/** The right count of a hand. */
export const truthOf = ({ count }: McrCase): McrView => ({
  fans: fansOf(count),
  flowers: count.flowers,
  towards: 0,
  least: MINIMUM,
});

/** The full count by a learner with this misconception. */
export function mcrViewOf(mistake: McrMisconception, one: McrCase): McrView | undefined {
  const wrong = mistake.view(one);
  return wrong && { ...truthOf(one), ...wrong };
}

/** The points of a hand by a view, flowers included. */
export const pointsBy = ({ fans, flowers, more = 0 }: McrView, ruleset: McrRuleset): number =>
  worthOf(fans, ruleset) + more + flowers;

/** How many points a hand is short of the minimum by a view; 0 when it can win. */
export const shortBy = ({ fans, towards, least, more = 0 }: McrView, ruleset: McrRuleset): number =>
  Math.max(0, least - worthOf(fans, ruleset) - more - towards);

/** How many points a hand is short of the minimum; 0 when it can win. */
export const shortOf = (count: Counted): number => Math.max(0, MINIMUM - basicPoints(count));

/** The clause of the rulebook in force that a misconception contradicts. */
export function placeOf({ rule }: McrMisconception, one: McrCase): Clause {
  const { cite } = MCR_RULEBOOKS[one.rules];
  return typeof rule === 'string' ? cite[rule] : (rule(one) ?? cite['non-repeat']);
}
