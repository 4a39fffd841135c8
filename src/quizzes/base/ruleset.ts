import type { HandRequest, RiichiOptions } from '../../engine/riichi/index.ts';
import type { McrOptions } from '../../engine/mcr/index.ts';
import type { McrId, RiichiId } from '../../engine/rulebooks/ids.ts';

/** The rules in force, as a value: a rulebook, and any options that differ from it. */
export interface Ruleset {
  readonly rules: RiichiId;
  readonly knobs?: Partial<RiichiOptions>;
}

/** The MCR rules in force, in the same way. */
export interface McrRuleset {
  readonly rules: McrId;
  readonly knobs?: Partial<McrOptions>;
}

/** The rules of either game. */
export type AnyRuleset = Ruleset | McrRuleset;

/** Only the rules of a value. */
export const rulesetOf = <R extends AnyRuleset>({ rules, knobs }: R): Pick<R, 'rules' | 'knobs'> =>
  knobs ? { rules, knobs } : { rules };

/** A hand as it is scored under a ruleset. */
export const handUnder = (hand: HandRequest, { rules, knobs = {} }: AnyRuleset): HandRequest => ({
  ...hand,
  rules,
  ...(hand.knobs || Object.keys(knobs).length > 0 ? { knobs } : {}),
});
