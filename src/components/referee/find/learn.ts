import type { Features } from './features.ts';
import { logarithmsOfShares, LONG_GAP, NO_WEIGHT, type PackedModel, slotOf, vectorOf } from './model.ts';

/** A way to tell of a card. */
export interface Telling {
  readonly card: string;
  readonly features: Features;
}

/** How weights are learnt; all found by measuring. */
const ROUNDS = 8;
/** The weights after so many last rounds are averaged: what only the order of tellings taught goes. */
const AVERAGED = 6;
const FIRST_STEP = 0.5;
const LAST_STEP = 0.1;
/** Keeps steps small beside the length of a telling. */
const STEP_SCALE = 8;
/** So much of a weight is forgotten with each step. */
const FORGOTTEN = 1e-4;
/** So many of the parts of a telling are left out when it is learnt from, so that no one part has to be there. */
const LEFT_OUT = 0.4;
/** What is found in fewer tellings is chance. */
const LEAST_TELLINGS = 2;
/** What changes a sum by less than this changes nothing. */
const LEAST_CHANGE = 0.05;
/** Weights are kept in steps of this or more: finer ones would only be more to fetch. */
const LEAST_STEP = 0.1;

/** Numbers from 0 to 1 that are the same each time, so that the same words always make the same model. */
function shares(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], share: () => number): readonly Item[] {
  const order = items.map((item) => ({ item, at: share() }));
  return order.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

/** The slots found often enough to be learnt of, each with a number of its own from 0 on. */
function knownIn(tellings: readonly Telling[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const { features } of tellings)
    for (const slot of new Set([...features.keys()].map(slotOf))) found.set(slot, (found.get(slot) ?? 0) + 1);
  const known = [...found].filter(([, times]) => times >= LEAST_TELLINGS).map(([slot]) => slot);
  return new Map(known.sort((one, other) => one - other).map((slot, i) => [slot, i]));
}

/** Learns by logistic regression over all cards at once: for each known slot the weights of all cards, one after another. */
function weightsOf(
  tellings: readonly Telling[],
  cards: readonly string[],
  known: ReadonlyMap<number, number>,
): Float32Array {
  const width = cards.length;
  const placeOf = new Map(cards.map((card, place) => [card, place] as const));
  const rows = tellings.map(({ card, features }) => ({
    place: placeOf.get(card) ?? 0,
    parts: [...vectorOf(features, (slot) => known.has(slot))].map(
      ([slot, value]) => [(known.get(slot) ?? 0) * width, value] as const,
    ),
  }));
  const weights = new Float32Array(known.size * width);
  const mean = new Float32Array(weights.length);
  const share = shares();
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = FIRST_STEP + ((LAST_STEP - FIRST_STEP) * round) / (ROUNDS - 1);
    const kept = 1 - step * FORGOTTEN;
    for (const { place, parts } of shuffled(rows, share)) {
      const seen = parts.filter(() => share() >= LEFT_OUT);
      const sums = new Float32Array(width);
      for (const [from, value] of seen)
        for (let k = 0; k < width; k += 1)
          sums[k] = (sums[k] ?? 0) + (value / (1 - LEFT_OUT)) * (weights[from + k] ?? 0);
      const off = logarithmsOfShares(sums).map(Math.exp);
      off[place] = (off[place] ?? 0) - 1;
      for (const [from, value] of seen) {
        const change = (step * value) / (1 - LEFT_OUT) / STEP_SCALE;
        for (let k = 0; k < width; k += 1) weights[from + k] = (weights[from + k] ?? 0) * kept - change * (off[k] ?? 0);
      }
    }
    if (round >= ROUNDS - AVERAGED)
      for (let i = 0; i < mean.length; i += 1) mean[i] = (mean[i] ?? 0) + (weights[i] ?? 0) / AVERAGED;
  }
  return mean;
}

/** How much the parts of tellings count at most in each slot. */
function mostIn(tellings: readonly Telling[]): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const { features } of tellings)
    for (const [part, value] of features) most.set(slotOf(part), Math.max(value, most.get(slotOf(part)) ?? 0));
  return most;
}

/** Takes from the weights of each slot what it says of most cards alike: that tells none of them apart. */
function apartOf(weights: Float32Array, width: number): Float32Array {
  const apart = weights.slice();
  for (let from = 0; from < apart.length; from += width) {
    const own = apart.subarray(from, from + width);
    const usual = own.toSorted()[width >> 1] ?? 0;
    own.forEach((weight, place) => {
      own[place] = weight - usual;
    });
  }
  return apart;
}

const inBase64 = (bytes: Iterable<number>): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Learns from ways to tell of cards. */
export function learnFrom(tellings: readonly Telling[]): PackedModel {
  const cards = [...new Set(tellings.map(({ card }) => card))];
  const known = knownIn(tellings);
  const weights = apartOf(weightsOf(tellings, cards, known), cards.length);
  const most = mostIn(tellings);
  const steepest = weights.reduce((steep, weight) => Math.max(steep, Math.abs(weight)), 0);
  const step = Math.max(LEAST_STEP, steepest / (NO_WEIGHT - 1));
  const gaps: number[] = [];
  const counts: number[] = [];
  const places: number[] = [];
  const steps: number[] = [];
  let last = 0;
  for (const [slot, row] of known) {
    const kept = cards.flatMap((_, place) => {
      const weight = weights[row * cards.length + place] ?? 0;
      return Math.abs(weight) * (most.get(slot) ?? 1) < LEAST_CHANGE
        ? []
        : [{ place, weight: NO_WEIGHT + Math.round(weight / step) }];
    });
    if (kept.length === 0) continue;
    for (; slot - last >= LONG_GAP; last += LONG_GAP) gaps.push(LONG_GAP);
    gaps.push(slot - last);
    last = slot;
    counts.push(kept.length);
    places.push(...kept.map(({ place }, i) => place - (kept[i - 1]?.place ?? 0)));
    steps.push(...kept.map(({ weight }) => weight));
  }
  return {
    cards,
    step,
    gaps: inBase64(gaps),
    counts: inBase64(counts),
    places: inBase64(places),
    weights: inBase64(steps),
  };
}
