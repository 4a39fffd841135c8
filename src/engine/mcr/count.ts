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
export const entryOf = (place: number, times: number): number => (place << 4) | (MOST_TIMES - times);

const kept = new Uint8Array(FANS.length);

/** Adds up what counts: from the dearest fan on, each that no counted one keeps out. */
function total(counts: Counts, { points, excludes }: FanTable): number {
  kept.fill(0);
  let sum = 0;
  for (let place = 0; place < FANS.length; place++) {
    const times = counts[place]!;
    if (times === 0 || kept[place] === 1) continue;
    sum += times * points[place]!;
    for (const out of excludes[place]!) kept[out] = 1;
  }
  return sum;
}

/** The list of what counts after `total` has gone through the same counts. */
function listed(counts: Counts): number[] {
  const list: number[] = [];
  for (let place = 0; place < FANS.length; place++)
    if (counts[place]! > 0 && kept[place] === 0) list.push(entryOf(place, counts[place]!));
  return list;
}

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
    const sum = total(counts, table);
    if (best === undefined || sum >= best.total) {
      const counted = { reading, combinations, choice, times: counts.slice(), list: listed(counts), total: sum };
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
  const counts: Counts = new Array<number>(FANS.length).fill(0);
  mark(RULES.hand, facts, counts);
  const found: Best[] = [];
  for (const shape of shapes) {
    markShape(shape, counts);
    const combinations = combinationsOf(shape);
    const choices = choicesOf(combinations);
    for (const reading of readingsOf(shape)) {
      mark(RULES.reading, reading, counts);
      found.push(bestOf(reading, combinations, choices, counts));
    }
  }
  const readings = found.map(({ counted }) => withChicken(counted));
  const best = readings.reduce((a, b) =>
    b.total > a.total || (b.total === a.total && isBefore(b.list, a.list)) ? b : a,
  );
  return { best, readings, equal: otherLists(found, best) };
}

const CHICKEN = placeOf('chicken-hand');
const CHICKEN_POINTS = POINTS[CHICKEN]!;

/** A hand in which nothing but flowers counts is a chicken hand (43). */
function withChicken(counted: Counted): Counted {
  const { reading, list, total: sum } = counted;
  if (sum !== reading.shape.facts.hand.flowers || forfeits(reading)) return counted;
  const times = counted.times.slice();
  times[CHICKEN] = 1;
  return { ...counted, times, list: [entryOf(CHICKEN, 1), ...list], total: sum + CHICKEN_POINTS };
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((entry, i) => entry === b[i]);

function otherLists(found: readonly Best[], best: Counted): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [best.list];
  for (const { equal } of found)
    for (const { list, total: sum } of equal)
      if (sum === best.total && !lists.some((other) => isSame(other, list))) lists.push(list);
  return lists.slice(1).sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Which counted fan keeps each fan of `FANS` out, by place; -1 for none. */
export function keptOutBy({ times, reading }: Counted): readonly number[] {
  const outBy = new Array<number>(FANS.length).fill(-1);
  const { excludes } = tableOf(reading.shape.facts.knobs);
  for (let place = 0; place < FANS.length; place++)
    if (times[place]! > 0 && outBy[place] === -1)
      for (const out of excludes[place]!) if (outBy[out] === -1) outBy[out] = place;
  return outBy;
}
