import { CIRCUMSTANCE_RULES } from './fan/circumstances.ts';
import { READING_RULES } from './fan/concealment.ts';
import { HOG_RULE } from './fan/hogs.ts';
import { HONOR_RULES } from './fan/honors.ts';
import { SHAPE_RULES } from './fan/shapes.ts';
import { TILE_RULES } from './fan/tiles.ts';
import { placeOf } from './ids.ts';
import type { FanRule } from './rule.ts';
import type { Shape } from './shape.ts';

/** A rule with the place of its fan, and whether all that it needs is there. */
export interface Placed<X> {
  readonly rule: FanRule<X>;
  readonly place: number;
  readonly holds: (x: X) => boolean;
}

/** All conditions of a rule as one; most rules have one, and many are asked for every hand. */
function holdsOf<X>({ needs }: FanRule<X>): (x: X) => boolean {
  const [first, second, ...more] = needs.map(({ met }) => met);
  if (!first) return () => true;
  if (!second) return first;
  return more.length === 0 ? (x) => first(x) && second(x) : (x) => first(x) && second(x) && more.every((met) => met(x));
}

const placed = <X>(rules: readonly FanRule<X>[]): readonly Placed<X>[] =>
  rules.map((rule) => ({ rule, place: placeOf(rule.fan), holds: holdsOf(rule) }));

/** Every rule by what it looks at: the hand as a whole, a shape, a reading; combinations of sets stand apart. */
export const RULES = {
  hand: placed([...TILE_RULES, ...CIRCUMSTANCE_RULES]),
  shape: placed([...HONOR_RULES, ...SHAPE_RULES, HOG_RULE]),
  reading: placed(READING_RULES),
} as const;

const canBeBarred = <X>(rules: readonly Placed<X>[]): readonly Placed<X>[] => rules.filter(({ rule }) => rule.barred);

/** Those of the rules that an option may bar. */
export const BARRED = { hand: canBeBarred(RULES.hand), reading: canBeBarred(RULES.reading) } as const;

/** How often each fan of `FANS` holds in a reading, before any keeps another out. */
export type Counts = number[];

/** Marks which fan of some rules hold, and how often; what an option bars does not. */
export function mark<X>(rules: readonly Placed<X>[], x: X, counts: Counts): void {
  for (const { rule, place, holds } of rules)
    counts[place] = holds(x) && rule.barred?.(x) === undefined ? (rule.count?.(x) ?? 1) : 0;
}

const NINE_GATES = placeOf('nine-gates');
const OUTSIDE_PUNG = placeOf('pung-of-terminals-or-honors');

/** Marks the fan of a shape, of its pungs less the one that nine gates takes (D3). */
export function markShape(shape: Shape, counts: Counts): void {
  mark(RULES.shape, shape, counts);
  const oneKept = shape.facts.knobs.nineGatesPungs === 'concealed-and-terminal';
  if (oneKept && counts[NINE_GATES]! > 0 && counts[OUTSIDE_PUNG]! > 0) counts[OUTSIDE_PUNG]!--;
}
