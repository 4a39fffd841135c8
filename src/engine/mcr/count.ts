import { type Choice, choicesOf } from './choices.ts';
import { type Combination, combinationsOf } from './combine.ts';
import type { Facts } from './facts.ts';
import { forfeits } from './forfeit.ts';
import { type Counts, RULES, mark, markShape } from './held.ts';
import { FANS, POINTS, placeOf } from './ids.ts';
import { type Reading, readingsOf } from './reading.ts';
import { shapesOf } from './shape.ts';
import { type FanTable, tableOf } from './table.ts';

/** One way to count a hand: a reading with a choice of combinations. */
export interface Counted {
  readonly reading: Reading;
  readonly combinations: readonly Combination[];
  readonly choice: Choice;
  /** How often each fan of `FANS` holds, before any keeps another out. */
  readonly times: Counts;
  /** The fan that count, each as its place and how often, dearer fan and more of them being lower numbers. */
  readonly list: readonly number[];
  /** Points of all of them, flowers included. */
  readonly total: number;
}

const MOST_TIMES = 15;

/** The place of an entry of a list. */
export const placeIn = (entry: number): number => entry >> 4;
/** How often the fan of an entry counts. */
export const timesIn = (entry: number): number => MOST_TIMES - (entry & 15);
/** The entry of a fan that counts some times. */
const entryOf = (place: number, times: number): number => (place << 4) | (MOST_TIMES - times);

const NONE: Counts = FANS.map(() => 0);

/** Scratch for `tally`: which places are kept out, and the entries of what counts. */
const keptOut: Counts = NONE.slice();
const entries: Counts = NONE.slice();
let found = 0;

/** Adds up what counts, from the dearest fan on, each that no counted one keeps out; `listed` then gives what that was. */
function tally(counts: Counts, { points, excludes }: FanTable): number {
  keptOut.fill(0);
  found = 0;
  let sum = 0;
  for (let place = 0; place < counts.length; place++) {
    const times = counts[place]!;
    if (times === 0 || keptOut[place] === 1) continue;
    sum += times * points[place]!;
    entries[found++] = entryOf(place, times);
    for (const out of excludes[place]!) keptOut[out] = 1;
  }
  return sum;
}

/** The list of what the last tally counted. */
const listed = (): readonly number[] => entries.slice(0, found);

/** Whether one list stands before another of the same total: by the dearest fan that only one of them has. */
function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i] === undefined || a[i]! < b[i]!;
  return false;
}

/** The dearest way to count a reading, and all others of the same points. */
interface Best {
  readonly counted: Counted;
  readonly equal: readonly Counted[];
}

function bestOf(
  reading: Reading,
  combinations: readonly Combination[],
  choices: readonly Choice[],
  counts: Counts,
): Best {
  const table = tableOf(reading.shape.facts.knobs);
  let best: Counted | undefined;
  let equal: Counted[] = [];
  for (const choice of choices) {
    for (const { fan } of choice) counts[fan]!++;
    const sum = tally(counts, table);
    if (best === undefined || sum >= best.total) {
      const counted = { reading, combinations, choice, times: counts.slice(), list: listed(), total: sum };
      if (best === undefined || sum > best.total) equal = [];
      equal.push(counted);
      if (best === undefined || sum > best.total || isBefore(counted.list, best.list)) best = counted;
    }
    for (const { fan } of choice) counts[fan]!--;
  }
  return { counted: best!, equal };
}

/** Everything that a hand can be counted as. */
export interface Count {
  /** The dearest way; among equals the one with the dearest fan. */
  readonly best: Counted;
  /** For every reading the dearest way to count it. */
  readonly readings: readonly Counted[];
  /** Other lists of fan that come to the same points as the best, each once. */
  readonly equal: readonly (readonly number[])[];
}

/** Counts a hand in every reading and with every choice of combinations; undefined when it is not complete. */
export function countHand(facts: Facts): Count | undefined {
  const shapes = shapesOf(facts);
  if (shapes.length === 0) return undefined;
  const counts = NONE.slice();
  mark(RULES.hand, facts, counts);
  const ways: Best[] = [];
  for (const shape of shapes) {
    markShape(shape, counts);
    const combinations = combinationsOf(shape);
    const choices = choicesOf(combinations);
    for (const reading of readingsOf(shape)) {
      mark(RULES.reading, reading, counts);
      ways.push(bestOf(reading, combinations, choices, counts));
    }
  }
  const readings = ways.map(({ counted }) => counted);
  const best = dearest(readings);
  if (best.total > facts.hand.flowers || forfeits(best.reading))
    return { best, readings, equal: otherLists(ways, best) };
  const chickens = readings.map(asChicken);
  return { best: dearest(chickens), readings: chickens, equal: NO_LISTS };
}

const dearest = (readings: readonly Counted[]): Counted =>
  readings.reduce((a, b) => (b.total > a.total || (b.total === a.total && isBefore(b.list, a.list)) ? b : a));

const CHICKEN = placeOf('chicken-hand');
const CHICKEN_POINTS = POINTS[CHICKEN]!;

/** A hand of which no reading has a fan but flowers is a chicken hand (43). */
function asChicken(counted: Counted): Counted {
  const times = counted.times.slice();
  times[CHICKEN] = 1;
  const { list, total } = counted;
  return { ...counted, times, list: [entryOf(CHICKEN, 1), ...list], total: total + CHICKEN_POINTS };
}

const NO_LISTS: readonly (readonly number[])[] = [];

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((entry, i) => entry === b[i]);

function otherLists(ways: readonly Best[], best: Counted): readonly (readonly number[])[] {
  if (ways.length === 1 && ways[0]!.equal.length === 1) return NO_LISTS;
  const lists: (readonly number[])[] = [best.list];
  for (const { equal } of ways)
    for (const { list, total: sum } of equal)
      if (sum === best.total && !lists.some((other) => isSame(other, list))) lists.push(list);
  return lists.slice(1).sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

const NOBODY: readonly number[] = FANS.map(() => -1);

/** Which counted fan keeps each fan of `FANS` out, by place; -1 for none. */
export function keptOutBy({ list, reading }: Counted): readonly number[] {
  const outBy = NOBODY.slice();
  const { excludes } = tableOf(reading.shape.facts.knobs);
  for (const entry of list) {
    const by = placeIn(entry);
    for (const out of excludes[by]!) if (outBy[out] === -1) outBy[out] = by;
  }
  return outBy;
}
