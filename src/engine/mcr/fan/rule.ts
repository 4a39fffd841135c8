import type { FanId } from '../options/ids.ts';
import type { McrOptionId } from '../options/options.ts';

/** Conditions of fan: what a hand lacks where a fan does not hold. */
export const CONDITIONS = [
  'hand-not-complete',
  'has-another-fan',
  // about all tiles
  'tile-not-green',
  'tile-not-reversible',
  'tile-not-terminal',
  'tile-not-honor',
  'tile-not-terminal-or-honor',
  'tile-not-simple',
  'tile-not-in-ranks',
  'tile-not-even',
  'has-honors',
  'no-honors-held',
  'no-suit-held',
  'more-than-one-suit',
  'has-three-suits',
  'type-missing',
  'has-melds',
  'not-nine-gates-before-win',
  // about the shape
  'not-seven-pairs',
  'pairs-not-in-a-row',
  'not-thirteen-orphans',
  'not-honors-and-knitted',
  'needs-all-seven-honors',
  'not-knitted-straight',
  'not-sets-and-a-pair',
  'needs-pungs',
  'needs-chows',
  'pair-is-honor',
  'set-without-five',
  'set-without-terminal-or-honor',
  'no-four-equal-tiles',
  // about honours
  'needs-wind-pungs',
  'pair-not-the-fourth-wind',
  'needs-dragon-pungs',
  'pair-not-the-third-dragon',
  'no-pung-of-round-wind',
  'no-pung-of-seat-wind',
  'no-pung-of-terminals-or-honors',
  // about kongs and concealment
  'needs-kongs',
  'needs-concealed-kongs',
  'needs-melded-kongs',
  'needs-concealed-pungs',
  'pung-ended-by-discard',
  'needs-melded-sets',
  'hand-not-concealed',
  // about the win
  'not-self-drawn',
  'not-by-discard',
  'not-last-tile',
  'not-after-kong',
  'no-kong-robbed',
  'not-last-of-kind',
  'no-flowers',
  // about combinations of sets
  'needs-equal-chows',
  'needs-same-chows-over-suits',
  'needs-straight-in-one-suit',
  'needs-straight-over-suits',
  'needs-shifted-chows',
  'needs-shifted-chows-over-suits',
  'needs-consecutive-chows',
  'needs-terminal-chows',
  'needs-two-pairs-of-terminal-chows',
  'pair-not-the-five',
  'needs-shifted-pungs',
  'needs-shifted-pungs-over-suits',
  'needs-same-pungs-over-suits',
  // about waits
  'shape-without-wait',
  'wait-not-edge',
  'wait-not-closed',
  'wait-not-single',
  'several-waits',
  'only-held-waits',
] as const;

/** The one condition that a fan lacks. */
export type ConditionId = (typeof CONDITIONS)[number];

/** The values for the text of a condition: tiles in mpsz, numbers. */
export type Values = Readonly<Record<string, string | number>>;

/** What conditions look at: a hand, a shape or a reading, each with its traits as bits. */
export interface Traits {
  readonly traits: number;
}

/** One condition of a fan on a hand, a shape or a reading. */
export interface Condition<X> {
  readonly id: ConditionId;
  readonly met: (x: X) => boolean;
  /** Traits any of which rules it out: by them most fan are skipped without asking their conditions. */
  readonly not?: number;
  /** The actual and required values, for an unmet condition. */
  readonly values?: (x: X) => Values;
}

/** A fan and all that it needs. */
export interface FanRule<X> {
  readonly fan: FanId;
  readonly needs: readonly Condition<X>[];
  /** How often it counts, for those that may count more than once. */
  readonly count?: (x: X) => number;
  /** The option that keeps it out although it holds. */
  readonly barred?: (x: X) => McrOptionId | undefined;
  /** The tiles that earn it in mpsz, a text for each time it counts. */
  readonly tiles?: (x: X) => readonly string[];
}

/** A condition that requires that some traits are absent. */
export const without = <X extends Traits>(not: number, id: ConditionId, values?: (x: X) => Values): Condition<X> => ({
  id,
  not,
  met: (x) => (x.traits & not) === 0,
  ...(values && { values }),
});

/** A condition that requires at least a number of something; `not` are traits of what has none. */
export const atLeast = <X>(id: ConditionId, wanted: number, have: (x: X) => number, not = 0): Condition<X> => ({
  id,
  not,
  met: (x) => have(x) >= wanted,
  values: (x) => ({ wanted, have: have(x) }),
});

/** The first condition of a fan that is not met, or undefined when the fan holds. */
export function lacking<X>(rule: FanRule<X>, x: X): Condition<X> | undefined {
  for (const condition of rule.needs) if (!condition.met(x)) return condition;
  return undefined;
}
