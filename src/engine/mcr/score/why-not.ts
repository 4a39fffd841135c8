import type { Clause } from '../../base/clause.ts';
import { type Count, type Counted, countHand, heldIn } from './count.ts';
import { placeIn, timesOf } from './entries.ts';
import { factsOf } from '../hand/facts.ts';
import { COMBINATION_RULES } from '../fan/combinations.ts';
import type { McrHand } from '../hand/hand.ts';
import { RULES } from './held.ts';
import { FANS, type FanId, placeOf } from '../options/ids.ts';
import type { McrExclude, McrItem } from './outcome.ts';
import type { Condition, ConditionId, FanRule, Values } from '../fan/rule.ts';
import type { McrRules } from '../options/rules.ts';
import { stepsOf } from './steps.ts';
import { itemsOf } from './reading-scores.ts';

/**
 * Why a fan does not count in a hand: it does count; it holds but is excluded, with the principle; it is in another
 * list of the same points; or a condition is not met, with the actual and required values.
 */
export type WhyNot =
  | { readonly status: 'counts'; readonly count: number }
  | { readonly status: 'excluded'; readonly excludes: readonly McrExclude[] }
  | { readonly status: 'equal-list'; readonly items: readonly McrItem[] }
  | { readonly status: 'missing'; readonly lacks: ConditionId; readonly values: Values; readonly cite: Clause };

const allows = ({ combinations: { large, pairs } }: Counted, place: number): boolean =>
  large.some(({ fan }) => fan === place) || pairs.some(({ fan }) => fan === place);

/** A cheaper reading in which the fan would hold, and the highest fan of the better reading. */
function otherReading({ best, readings }: Count, fan: FanId, rules: McrRules): WhyNot | undefined {
  const place = placeOf(fan);
  const cheaper = readings.filter(({ total }) => total < best.total);
  const other =
    cheaper.find(({ list }) => timesOf(list, place) > 0) ??
    cheaper.find((one) => timesOf(heldIn(one), place) > 0 || allows(one, place));
  const instead = other && best.list.find((entry) => !other.list.includes(entry));
  if (instead === undefined) return undefined;
  const by = FANS[placeIn(instead)]!;
  const principle = 'high-versus-low';
  return { status: 'excluded', excludes: [{ kind: 'exclude', rule: fan, by, principle, cite: rules.cite[principle] }] };
}

interface Lacking {
  /** How many conditions are met before the one that is not. */
  readonly met: number;
  readonly id: ConditionId;
  readonly values: Values;
}

function firstLacking<X>(rule: FanRule<X>, x: X): Lacking | undefined {
  const met = rule.needs.findIndex((condition) => !condition.met(x));
  const condition: Condition<X> | undefined = rule.needs[met];
  return condition && { met, id: condition.id, values: condition.values?.(x) ?? {} };
}

const ruleOf = <X>(rules: readonly { readonly rule: FanRule<X> }[], fan: FanId): FanRule<X> | undefined =>
  rules.find(({ rule }) => rule.fan === fan)?.rule;

/** What one way to count a hand lacks for a fan. */
function lackingIn({ reading }: Counted, fan: FanId): Lacking | undefined {
  const { shape } = reading;
  const ofHand = ruleOf(RULES.hand, fan);
  if (ofHand) return firstLacking(ofHand, shape.facts);
  const ofShape = ruleOf(RULES.shape, fan) ?? COMBINATION_RULES.find((rule) => rule.fan === fan);
  if (ofShape) return firstLacking(ofShape, shape);
  const ofReading = ruleOf(RULES.reading, fan);
  return ofReading && firstLacking(ofReading, reading);
}

/** The reading that comes closest to a fan, the best one first. */
function closest({ best, readings }: Count, fan: FanId): Lacking | undefined {
  let found: Lacking | undefined;
  for (const one of [best, ...readings]) {
    const lacks = lackingIn(one, fan);
    if (lacks && (!found || lacks.met > found.met)) found = lacks;
  }
  return found;
}

/** A hand without counted fan that is not a chicken hand, because it forfeited the fan it has. */
function noChicken({ best }: Count, rules: McrRules): WhyNot {
  const { flowers } = best.reading.shape.facts.hand;
  if (best.total === flowers) {
    const by = 'hiddenTileForfeits';
    const step = { kind: 'exclude', rule: 'chicken-hand', by, principle: 'forfeited', cite: rules.cite[by] } as const;
    return { status: 'excluded', excludes: [step] };
  }
  const cite = rules.cite['chicken-hand'];
  return { status: 'missing', lacks: 'has-another-fan', values: { fan: FANS[placeIn(best.list[0]!)]! }, cite };
}

/** Why a fan does not count in a hand under a rulebook. */
export function whyNot(hand: McrHand, fan: FanId, rules: McrRules): WhyNot {
  const count = countHand(factsOf(hand, rules.options));
  if (!count) return { status: 'missing', lacks: 'hand-not-complete', values: {}, cite: rules.cite['winning-shapes'] };
  const place = placeOf(fan);
  const times = timesOf(count.best.list, place);
  if (times > 0) return { status: 'counts', count: times };
  if (fan === 'chicken-hand') return noChicken(count, rules);
  const excludes = stepsOf(count.best, rules).filter((step) => step.kind === 'exclude' && step.rule === fan);
  if (excludes.length > 0) return { status: 'excluded', excludes: excludes as readonly McrExclude[] };
  const equal = count.equal.find((list) => timesOf(list, place) > 0);
  if (equal) return { status: 'equal-list', items: itemsOf(equal, rules) };
  const other = otherReading(count, fan, rules);
  if (other) return other;
  const lacks = closest(count, fan)!;
  return { status: 'missing', lacks: lacks.id, values: lacks.values, cite: rules.cite[fan] };
}
