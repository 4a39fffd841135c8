import { CIRCUMSTANCE_RULES } from '../fan/circumstances.ts';
import { READING_RULES } from '../fan/concealment.ts';
import { HOG_RULE } from '../fan/hogs.ts';
import { HONOR_RULES } from '../fan/honors.ts';
import { SHAPE_RULES } from '../fan/shapes.ts';
import { TILE_RULES } from '../fan/tiles.ts';
import { type Entries, entryOf, merge, placeIn, timesIn, timesOf } from './entries.ts';
import { placeOf } from '../options/ids.ts';
import type { FanRule, Traits } from '../fan/rule.ts';
import type { Shape } from '../hand/shape.ts';

/** A rule with the index of its fan, its condition, and how often it counts. */
export interface Placed<X> {
  readonly rule: FanRule<X>;
  readonly place: number;
  /** Traits with any of which it does not hold. */
  readonly not: number;
  readonly holds: (x: X) => boolean;
  readonly times: (x: X) => number;
}

/** Joins the conditions of a rule; most have one, which avoids a loop for every hand. */
function holdsOf<X>({ needs }: FanRule<X>): (x: X) => boolean {
  const [first, second, third, ...more] = needs.map(({ met }) => met);
  if (!first) return () => true;
  if (!second) return first;
  if (!third) return (x) => first(x) && second(x);
  return (x) => first(x) && second(x) && third(x) && more.every((met) => met(x));
}

const once = (): number => 1;

/** How often a rule that holds counts; one that an option bars does not. */
function countOf<X>({ barred, count = once }: FanRule<X>): (x: X) => number {
  return barred ? (x) => (barred(x) === undefined ? count(x) : 0) : count;
}

const notOf = <X>({ needs }: FanRule<X>): number => needs.reduce((all, { not = 0 }) => all | not, 0);

const placed = <X>(rules: readonly FanRule<X>[]): readonly Placed<X>[] =>
  rules
    .map((rule) => ({ rule, place: placeOf(rule.fan), not: notOf(rule), holds: holdsOf(rule), times: countOf(rule) }))
    .sort((a, b) => a.place - b.place);

/** Every rule by what it looks at: a hand, a shape or a reading; combinations of sets are separate. */
export const RULES = {
  hand: placed([...TILE_RULES, ...CIRCUMSTANCE_RULES]),
  shape: placed([...HONOR_RULES, ...SHAPE_RULES, HOG_RULE]),
  reading: placed(READING_RULES),
} as const;

const canBeBarred = <X>(rules: readonly Placed<X>[]): readonly Placed<X>[] => rules.filter(({ rule }) => rule.barred);

/** Those of the rules that an option may bar. */
export const BARRED = { hand: canBeBarred(RULES.hand), reading: canBeBarred(RULES.reading) } as const;

/** The fan of some rules that hold, and how often; what an option bars does not. */
export function heldBy<X extends Traits>(rules: readonly Placed<X>[], x: X): number[] {
  const held: number[] = [];
  const { traits } = x;
  for (const { place, not, holds, times } of rules) {
    if ((traits & not) !== 0) continue;
    const count = holds(x) ? times(x) : 0;
    if (count > 0) held.push(entryOf(place, count));
  }
  return held;
}

const NINE_GATES = placeOf('nine-gates');
const OUTSIDE_PUNG = placeOf('pung-of-terminals-or-honors');

/** The fan that a shape holds, together with those of the hand; nine gates may take one of its pungs (D3). */
export function heldByShape(shape: Shape, ofHand: Entries): Entries {
  const held = heldBy(RULES.shape, shape);
  const takesOne = shape.facts.options.nineGatesPungs === 'concealed-and-terminal' && timesOf(ofHand, NINE_GATES) > 0;
  if (!takesOne) return merge(ofHand, held);
  const at = held.findIndex((entry) => placeIn(entry) === OUTSIDE_PUNG);
  const times = at < 0 ? 0 : timesIn(held[at]!);
  if (times > 1) held[at] = entryOf(OUTSIDE_PUNG, times - 1);
  else if (times === 1) held.splice(at, 1);
  return merge(ofHand, held);
}
