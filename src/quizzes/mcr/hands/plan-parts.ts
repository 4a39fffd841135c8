import type { Random } from '../../base/random.ts';
import {
  ALL,
  DRAGONS,
  HONOURS,
  ORPHANS,
  SUITED,
  type ShapeSet,
  WINDS,
  anyChow,
  chowAt,
  fill,
  ofSuit,
  pungOf,
} from '../../hands/shape.ts';
import type { McrShape } from './shape.ts';

export type Plan = (random: Random) => McrShape;

export const SUITS = [0, 1, 2] as const;
export const anySuit = (random: Random): number => random.pick(SUITS);
export const chow = (suit: number, start: number): ShapeSet => chowAt(9 * suit + start);
export const pung = (suit: number, rank: number): ShapeSet => pungOf(9 * suit + rank);
export const ofRanks = (from: number, to: number): readonly number[] =>
  SUITED.filter((kind) => kind % 9 >= from - 1 && kind % 9 < to);

/** Chows that tend to combine into fan: few different beginnings, any suits. */
export function related(random: Random): McrShape {
  const first = random.below(7);
  const starts = random.pick([
    [0, 3, 6],
    [0, 6],
    [first],
    [first, Math.min(6, first + 1), Math.min(6, first + 2)],
    [first, Math.min(6, first + 3)],
  ]);
  const suits = random.chance(0.3) ? random.shuffled(SUITS).slice(0, 2) : SUITS;
  const sets = [0, 1, 2, 3].map(() => chow(random.pick(suits), random.pick(starts)));
  return { sets, pairs: [random.pick(random.chance(0.6) ? SUITED : ALL)] };
}

export const around = (random: Random, sets: readonly ShapeSet[], pungs = 0.2): McrShape =>
  fill(random, ALL, pungs, sets);

/** Which suit each of three sets has: all the same, or one each. */
export const overSuits = (random: Random): readonly number[] => random.shuffled(SUITS);
export const rising = (random: Random, step: number): readonly number[] => {
  const first = random.below(7 - 2 * step);
  return [first, first + step, first + 2 * step];
};

/** A knitted body: 1-4-7, 2-5-8 and 3-6-9 in three suits. */
export const knitted = (random: Random): readonly number[] =>
  random.shuffled(SUITS).flatMap((suit, i) => [0, 3, 6].map((n) => 9 * suit + i + n));

export function pairsOf(random: Random, kinds: readonly number[]): McrShape {
  const pairs = random.shuffled(kinds).slice(0, 7);
  return { sets: [], pairs: random.chance(0.15) ? [...pairs.slice(0, 6), pairs[0] ?? 0] : pairs, closed: true };
}

/** A hand with all three suits, winds and dragons. */
export function everyType(random: Random): McrShape {
  const [first, second] = random.shuffled([random.pick(WINDS), random.pick(DRAGONS)]);
  const suited = SUITS.map((suit) => anyChow(random, ofSuit(suit)) ?? chow(suit, 0));
  return { sets: [...suited, pungOf(first ?? 0)], pairs: [second ?? 0] };
}

/** Only one suit, with honours or without: a half or full flush. */
export const flush = (random: Random, honours: boolean): McrShape => {
  const suit = ofSuit(anySuit(random));
  return fill(random, honours ? [...suit, ...suit, ...HONOURS] : suit, random.pick([0.15, 0.4]));
};

export const withPairIn = (kinds: readonly number[], pungs: number): Plan => {
  return (random) => fill(random, kinds, pungs);
};

/** Chows, one of the pairs among them, with a terminal or honour everywhere. */
export function outside(random: Random): McrShape {
  const end = (): ShapeSet =>
    random.chance(0.65) ? chow(anySuit(random), random.pick([0, 6])) : pungOf(random.pick(ORPHANS));
  return { sets: [end(), end(), end(), end()], pairs: [random.pick(ORPHANS)] };
}

const HAND = 14;
/** Fourteen different tiles: honours and knitted tiles. */
export function unpaired(random: Random): readonly number[] {
  const honours = random.pick([5, 6, 7, 7]);
  return [...random.shuffled(HONOURS).slice(0, honours), ...random.shuffled(knitted(random)).slice(0, HAND - honours)];
}

/** The reversible tiles: some dots and bamboo, and the white dragon. */
export const REVERSIBLE: readonly number[] = [9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31];
