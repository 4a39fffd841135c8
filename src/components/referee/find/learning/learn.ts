import { shares, sharesOf, shuffled } from './chance.ts';
import type { Features } from '../features.ts';
import { type PackedModel, vectorOf } from '../model.ts';
import { slotOf } from '../slots.ts';
import { blankWeights, packed, thinned, type Weights } from './weights.ts';

/** A way to tell of a card. */
export interface Telling {
  readonly card: string;
  readonly features: Features;
}

/** A part of learning: after it so many weights are kept, those that tell the most. */
interface Course {
  readonly rounds: number;
  readonly firstStep: number;
  readonly lastStep: number;
  /** The weights after so many last rounds are averaged: what only the order of tellings taught goes. */
  readonly averaged: number;
  readonly kept: number;
}

/** First weights of all cards are learnt for each part, then fewer and fewer: those that are left make up for those that go. All found by measuring. */
const COURSES: readonly Course[] = [
  { rounds: 4, firstStep: 0.5, lastStep: 0.3, averaged: 2, kept: 1_000_000 },
  { rounds: 8, firstStep: 0.4, lastStep: 0.2, averaged: 4, kept: 110_000 },
  { rounds: 8, firstStep: 0.25, lastStep: 0.1, averaged: 6, kept: 80_000 },
];
/** Keeps steps small beside the length of a telling. */
const STEP_SCALE = 8;
/** So much of a weight is forgotten with each step. */
const FORGOTTEN = 1e-3;
/** So many of the parts of a telling are left out when it is learnt from, so that no one part has to be there. */
const LEFT_OUT = 0.5;
/** How much the strongest weights change is told by one of so many: to sort them all would take longer than a round. */
const SAMPLED = 16;
/** What is found in fewer tellings is chance. */
const LEAST_TELLINGS = 2;

/** What is learnt hangs a little on order and on what is left out: each part is learnt with each of these, and the mean kept. */
const SEEDS = [7, 11, 13];

/** The slots found often enough to be learnt of, each with a number of its own from 0 on. */
function knownIn(tellings: readonly Telling[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { features } of tellings)
    for (const slot of new Set([...features.keys()].map(slotOf))) found.set(slot, (found.get(slot) ?? 0) + 1);
  const known = [...found].filter(([, times]) => times >= LEAST_TELLINGS).map(([slot]) => slot);
  return new Map(known.sort((one, other) => one - other).map((slot, i) => [slot, i]));
}

/** A telling, as the place of its card and the numbers of its parts with what they count. */
interface Row {
  readonly place: number;
  readonly parts: readonly (readonly [part: number, value: number])[];
}

/** Learns on by logistic regression over all cards at once. */
function learnOn(
  { from, places, weights: known }: Weights,
  rows: readonly Row[],
  width: number,
  { rounds, firstStep, lastStep, averaged }: Course,
  share: () => number,
): Weights {
  const weights = known.slice();
  const mean = new Float32Array(weights.length);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep + ((lastStep - firstStep) * round) / (rounds - 1);
    const remembered = 1 - step * FORGOTTEN;
    for (const { place, parts } of shuffled(rows, share)) {
      const seen = parts.filter(() => share() >= LEFT_OUT);
      const sums = new Float32Array(width);
      for (const [part, value] of seen) {
        const counted = value / (1 - LEFT_OUT);
        const end = from[part + 1] ?? 0;
        for (let at = from[part] ?? 0; at < end; at += 1) {
          const k = places[at] ?? 0;
          sums[k] = (sums[k] ?? 0) + counted * (weights[at] ?? 0);
        }
      }
      const off = sharesOf(sums);
      off[place] = (off[place] ?? 0) - 1;
      for (const [part, value] of seen) {
        const change = (step * value) / (1 - LEFT_OUT) / STEP_SCALE;
        const end = from[part + 1] ?? 0;
        for (let at = from[part] ?? 0; at < end; at += 1)
          weights[at] = (weights[at] ?? 0) * remembered - change * (off[places[at] ?? 0] ?? 0);
      }
    }
    if (round >= rounds - averaged)
      for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (weights[at] ?? 0) / averaged;
  }
  return { from, places, weights: mean };
}

/** The mean of what is learnt in several orders. */
function learnOften(known: Weights, rows: readonly Row[], width: number, course: Course): Weights {
  const mean = new Float32Array(known.weights.length);
  for (const seed of SEEDS)
    learnOn(known, rows, width, course, shares(seed)).weights.forEach((weight, at) => {
      mean[at] = (mean[at] ?? 0) + weight / SEEDS.length;
    });
  return { ...known, weights: mean };
}

/** Keeps the weights that change most, beside what their part says of most cards alike, which tells none of them apart. */
function mostTelling({ from, places, weights }: Weights, most: Float32Array, cards: number, kept: number): Weights {
  const apart = weights.slice();
  const changes = new Float32Array(weights.length);
  most.forEach((counted, part) => {
    const own = apart.subarray(from[part], from[part + 1]);
    const usual = own.length === cards ? (own.toSorted()[cards >> 1] ?? 0) : 0;
    own.forEach((weight, i) => {
      own[i] = weight - usual;
      changes[(from[part] ?? 0) + i] = Math.abs(weight - usual) * counted;
    });
  });
  const sample = changes.filter((_, at) => at % SAMPLED === 0).toSorted();
  const least = sample.at(-Math.ceil(kept / SAMPLED)) ?? 0;
  return thinned({ from, places, weights: apart }, (at) => (changes[at] ?? 0) > least);
}

/** How much the parts of tellings count at most in each of these slots. */
function mostIn(tellings: readonly Telling[], known: ReadonlyMap<number, number>): Float32Array {
  const most = new Float32Array(known.size);
  for (const { features } of tellings)
    for (const [part, value] of features) {
      const number = known.get(slotOf(part));
      if (number !== undefined) most[number] = Math.max(value, most[number] ?? 0);
    }
  return most;
}

/** Learns from ways to tell of cards. */
export function learnFrom(tellings: readonly Telling[]): PackedModel {
  const cards = [...new Set(tellings.map(({ card }) => card))];
  const known = knownIn(tellings);
  const placeOf = new Map(cards.map((card, place) => [card, place] as const));
  const rows = tellings.map(({ card, features }) => ({
    place: placeOf.get(card) ?? 0,
    parts: [...vectorOf(features, (slot) => known.has(slot))].map(
      ([slot, value]) => [known.get(slot) ?? 0, value] as const,
    ),
  }));
  const most = mostIn(tellings, known);
  const weights = COURSES.reduce(
    (learnt, course) => mostTelling(learnOften(learnt, rows, cards.length, course), most, cards.length, course.kept),
    blankWeights(known.size, cards.length),
  );
  return packed([...known.keys()], cards, weights);
}
