import { type Choice, choicesOf } from './choices.ts';
import { type Combination, type Combinations, combinationsOf } from './combine.ts';
import { type Entries, entryOf, isBefore, isSame, merge, placeIn, timesIn } from './entries.ts';
import type { Facts } from './facts.ts';
import { forfeits } from './forfeit.ts';
import { RULES, heldBy, heldByShape } from './held.ts';
import { FANS, POINTS, placeOf } from './ids.ts';
import { type Reading, readingsOf } from './reading.ts';
import { shapesOf } from './shape.ts';
import { type FanTable, tableOf } from './table.ts';

/** One way to count a hand: a reading with a choice of combinations. */
export interface Counted {
  readonly reading: Reading;
  readonly combinations: Combinations;
  /** The combinations that are counted. */
  readonly choice: readonly Combination[];
  /** The fan that hold, of combinations those chosen, before any keeps another out. */
  readonly held: Entries;
  /** The fan that count. */
  readonly list: Entries;
  /** Points of all that count, flowers included. */
  readonly total: number;
}

/** Scratch for `tally`: for each place the number of the tally that last kept its fan out; what the last one counted, and how many. */
const keptOut = FANS.map(() => 0);
let tallies = 0;
const counted = FANS.map(() => 0);
let size = 0;

/** Adds up what counts, from the dearest fan on, each that no counted one keeps out; leaves those in `counted`. */
function tally(held: Entries, { points, excludes }: FanTable): number {
  tallies = (tallies + 1) | 0;
  size = 0;
  let sum = 0;
  for (const entry of held) {
    const place = placeIn(entry);
    if (keptOut[place] === tallies) continue;
    sum += timesIn(entry) * points[place]!;
    counted[size++] = entry;
    for (const out of excludes[place]!) keptOut[out] = tallies;
  }
  return sum;
}

/** The dearest way to count a reading, and all others of the same points. */
interface Best {
  readonly counted: Counted;
  readonly equal: readonly Counted[];
}

function bestOf(reading: Reading, heldAnyway: Entries, combinations: Combinations, choices: readonly Choice[]): Best {
  const table = tableOf(reading.shape.facts.knobs);
  let best: Counted | undefined;
  let equal: Counted[] = [];
  for (const { taken, entries } of choices) {
    const held = merge(heldAnyway, entries);
    const total = tally(held, table);
    if (best !== undefined && total < best.total) continue;
    const one: Counted = { reading, combinations, choice: taken, held, list: counted.slice(0, size), total };
    if (best?.total === total) {
      equal.push(one);
      if (isBefore(one.list, best.list)) best = one;
    } else {
      equal = [one];
      best = one;
    }
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
  readonly equal: readonly Entries[];
}

const NO_LISTS: readonly Entries[] = [];

/** Counts a hand in every reading and with every choice of combinations; undefined when it is not complete. */
export function countHand(facts: Facts): Count | undefined {
  const shapes = shapesOf(facts);
  if (shapes.length === 0) return undefined;
  const ofHand = heldBy(RULES.hand, facts);
  const ways: Best[] = [];
  for (const shape of shapes) {
    const ofShape = heldByShape(shape, ofHand);
    const combinations = combinationsOf(shape);
    const choices = choicesOf(combinations);
    for (const reading of readingsOf(shape))
      ways.push(bestOf(reading, merge(ofShape, heldBy(RULES.reading, reading)), combinations, choices));
  }
  const readings = ways.map(({ counted: best }) => best);
  const best = dearest(readings);
  if (best.total > facts.hand.flowers || forfeits(best.reading))
    return { best, readings, equal: otherLists(ways, best) };
  const chickens = readings.map(asChicken);
  return { best: dearest(chickens), readings: chickens, equal: NO_LISTS };
}

const dearest = (readings: readonly Counted[]): Counted =>
  readings.reduce((a, b) => (b.total > a.total || (b.total === a.total && isBefore(b.list, a.list)) ? b : a));

const CHICKEN = placeOf('chicken-hand');
const CHICKEN_ENTRY: Entries = [entryOf(CHICKEN, 1)];
const CHICKEN_POINTS = POINTS[CHICKEN]!;

/** A hand of which no reading has a fan but flowers is a chicken hand (43). */
const asChicken = (counted: Counted): Counted => ({
  ...counted,
  held: merge(counted.held, CHICKEN_ENTRY),
  list: merge(counted.list, CHICKEN_ENTRY),
  total: counted.total + CHICKEN_POINTS,
});

function otherLists(ways: readonly Best[], best: Counted): readonly Entries[] {
  if (ways.length === 1 && ways[0]!.equal.length === 1) return NO_LISTS;
  const lists: Entries[] = [best.list];
  for (const { equal } of ways)
    for (const { list, total } of equal)
      if (total === best.total && !lists.some((other) => isSame(other, list))) lists.push(list);
  return lists.slice(1).sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** Which counted fan keeps another out, by place: the dearest; -1 for none. */
export function keptOutBy({ list, reading }: Counted, place: number): number {
  const { excludes } = tableOf(reading.shape.facts.knobs);
  for (const entry of list) if (excludes[placeIn(entry)]!.includes(place)) return placeIn(entry);
  return -1;
}
