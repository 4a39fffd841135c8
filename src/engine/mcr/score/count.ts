import { type Choice, choicesOf, takenIn } from './choices.ts';
import { type Combination, type Combinations, combinationsOf } from './combine.ts';
import { type Entries, entryOf, isBefore, isSame, merge, placeIn, timesIn } from './entries.ts';
import type { Facts } from '../hand/facts.ts';
import { forfeits } from './forfeit.ts';
import { RULES, heldBy, heldByShape } from './held.ts';
import { FANS, POINTS, placeOf } from '../options/ids.ts';
import { type Reading, readingsOf } from '../hand/reading.ts';
import { shapesOf } from '../hand/shape.ts';
import { type FanTable, tableOf } from './table.ts';

/** One way to count a hand: a reading with a choice of combinations. */
export interface Counted {
  readonly reading: Reading;
  readonly combinations: Combinations;
  /** Which combinations are counted. */
  readonly choice: Choice;
  /** The fan that hold whichever combinations are chosen. */
  readonly heldAnyway: Entries;
  /** The fan that count. */
  readonly list: Entries;
  /** Points of all that count, flowers included. */
  readonly total: number;
}

/** The combinations that are counted. */
export const chosenIn = ({ choice, combinations }: Counted): readonly Combination[] => takenIn(choice, combinations);

/** The fan that hold, with the chosen combinations, before exclusions. */
export const heldIn = ({ heldAnyway, choice }: Counted): Entries => merge(heldAnyway, choice.entries);

/**
 * Scratch for `tally`: by index, the number of the tally that last excluded the fan; what the last tally counted, and
 * how many.
 */
const keptOut = FANS.map(() => 0);
let tallies = 0;
const counted = FANS.map(() => 0);
let size = 0;

/**
 * Adds up two lists from the highest fan down, skipping what a counted fan excludes; leaves the result in `counted`.
 */
function tally(some: Entries, more: Entries, { points, excludes }: FanTable): number {
  tallies = (tallies + 1) | 0;
  size = 0;
  let sum = 0;
  for (let i = 0, j = 0; i < some.length || j < more.length;) {
    const entry = j === more.length || some[i]! < more[j]! ? some[i++]! : more[j++]!;
    const place = placeIn(entry);
    if (keptOut[place] === tallies) continue;
    sum += timesIn(entry) * points[place]!;
    counted[size++] = entry;
    for (const out of excludes[place]!) keptOut[out] = tallies;
  }
  return sum;
}

/** The best count of a reading, and the lists of all counts with the same points, its own included. */
interface Best {
  readonly counted: Counted;
  readonly equal: readonly Entries[];
}

function bestOf(
  reading: Reading,
  heldAnyway: Entries,
  combinations: Combinations,
  choices: readonly Choice[],
  table: FanTable,
): Best {
  let choice = choices[0]!;
  let total = tally(heldAnyway, choice.entries, table);
  let list: Entries = counted.slice(0, size);
  let equal = [list];
  for (let i = 1; i < choices.length; i++) {
    const other = choices[i]!;
    const points = tally(heldAnyway, other.entries, table);
    if (points < total) continue;
    const own = counted.slice(0, size);
    if (points > total) equal = [own];
    else equal.push(own);
    if (points === total && !isBefore(own, list)) continue;
    choice = other;
    total = points;
    list = own;
  }
  return { counted: { reading, combinations, choice, heldAnyway, list, total }, equal };
}

/** Everything that a hand can be counted as. */
export interface Count {
  /** The best count; among equals the one with the highest fan. */
  readonly best: Counted;
  /** For every reading, the way to count it that gives most. */
  readonly readings: readonly Counted[];
  /** Other lists of fan with the same points as the best, without duplicates. */
  readonly equal: readonly Entries[];
}

const NO_LISTS: readonly Entries[] = [];

/** Counts a hand in every reading and with every choice of combinations; undefined when it is not complete. */
export function countHand(facts: Facts): Count | undefined {
  const shapes = shapesOf(facts);
  if (shapes.length === 0) return undefined;
  const ofHand = heldBy(RULES.hand, facts);
  const table = tableOf(facts.options);
  const ways: Best[] = [];
  for (const shape of shapes) {
    const ofShape = heldByShape(shape, ofHand);
    const combinations = combinationsOf(shape);
    const choices = choicesOf(combinations);
    const first = ways.length;
    const ofReadings: Entries[] = [];
    for (const reading of readingsOf(shape)) {
      const ofReading = heldBy(RULES.reading, reading);
      let like = ofReadings.push(ofReading) - 1;
      for (let i = 0; i < like; i++) if (isSame(ofReadings[i]!, ofReading)) like = i;
      ways.push(
        first + like === ways.length
          ? bestOf(reading, merge(ofShape, ofReading), combinations, choices, table)
          : { counted: { ...ways[first + like]!.counted, reading }, equal: NO_LISTS },
      );
    }
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

/** A hand without any fan but flowers, in every reading, is a chicken hand (43). */
const asChicken = (counted: Counted): Counted => ({
  ...counted,
  heldAnyway: merge(counted.heldAnyway, CHICKEN_ENTRY),
  list: merge(counted.list, CHICKEN_ENTRY),
  total: counted.total + CHICKEN_POINTS,
});

function otherLists(ways: readonly Best[], best: Counted): readonly Entries[] {
  if (ways.length === 1 && ways[0]!.equal.length === 1) return NO_LISTS;
  const lists: Entries[] = [best.list];
  for (const { counted: one, equal } of ways) {
    if (one.total < best.total) continue;
    for (const list of equal) if (!lists.some((other) => isSame(other, list))) lists.push(list);
  }
  return lists.slice(1).sort((a, b) => (isBefore(a, b) ? -1 : 1));
}

/** The index of the highest counted fan that excludes another; -1 for none. */
export function keptOutBy({ list, reading }: Counted, place: number): number {
  const { excludes } = tableOf(reading.shape.facts.options);
  for (const entry of list) if (excludes[placeIn(entry)]!.includes(place)) return placeIn(entry);
  return -1;
}
