import type { Random } from './random.ts';
import { chowFrom, howMany, isHonour, KINDS, numberOf, SUITS, suitOf } from './tiles.ts';
import type { Tile } from './tiles.ts';

/** A hand before it is dealt: sets that may be melded, and tiles that stay concealed (a pair, a knitted straight, seven pairs …). */
export interface Plan {
  sets: Tile[][];
  loose: Tile[];
}

/** A way to lay out a hand; layouts with more than four of a kind must be discarded. */
export type Family = (random: Random) => Plan;

/** The suited tiles. */
export const SUITED = KINDS.filter((kind) => !isHonour(kind));
/** Winds and dragons. */
export const HONOURS = KINDS.filter(isHonour);

/** The chow from a number up. */
export const chow = (number: number, suit: string): Tile[] =>
  [number, number + 1, number + 2].map((n) => `${n}${suit}`);
/** Three equal tiles. */
export const pung = (tile: Tile): Tile[] => [tile, tile, tile];
/** Four equal tiles, to be melded in one of the three forms. */
export const kong = (tile: Tile): Tile[] => [tile, tile, tile, tile];
/** Two equal tiles. */
export const pair = (tile: Tile): Tile[] => [tile, tile];

/** A random set from these kinds: a chow if one fits and chance decides so, otherwise a pung. */
export function setFrom(random: Random, kinds: readonly Tile[], chows = 0.65): Tile[] {
  const starts = kinds.flatMap((kind) => [chowFrom(kind) ?? []]).filter((tiles) => tiles.length > 0);
  const within = starts.filter((tiles) => tiles.every((tile) => kinds.includes(tile)));
  return within.length > 0 && random.chance(chows) ? random.pick(within) : pung(random.pick(kinds));
}

/** The sets given, filled up to four with sets out of some kinds, and a pair. */
export function filled(random: Random, sets: Tile[][], kinds: readonly Tile[] = KINDS, chows = 0.65): Plan {
  const more = Array.from({ length: 4 - sets.length }, () => setFrom(random, kinds, chows));
  return { sets: [...sets, ...more], loose: pair(random.pick(kinds)) };
}

/** The sets given, filled up with sets near them: the same numbers give or take, in any suit. */
export function filledNear(random: Random, sets: Tile[][]): Plan {
  const near = Array.from({ length: 4 - sets.length }, () => {
    const base = random.pick(sets);
    const [first = '1m'] = base;
    if (isHonour(first)) return setFrom(random, KINDS);
    const isChow = first !== base[1];
    const number = numberOf(first) + random.pick([-3, -1, 0, 0, 1, 3]);
    const suit = random.chance(0.5) ? suitOf(first) : random.pick(SUITS);
    const inside = Math.min(Math.max(number, 1), isChow ? 7 : 9);
    return isChow ? chow(inside, suit) : pung(`${inside}${suit}`);
  });
  return { sets: [...sets, ...near], loose: pair(random.pick(random.chance(0.3) ? HONOURS : KINDS)) };
}

/** The kinds of one suit. */
export const ofSuit = (suit: string): Tile[] => KINDS.filter((kind) => suitOf(kind) === suit);
/** The suited kinds of some numbers. */
export const ofNumbers = (...numbers: number[]): Tile[] => SUITED.filter((kind) => numbers.includes(numberOf(kind)));

/** Whether the plan has no more than four of any kind. */
export function isPossible({ sets, loose }: Plan): boolean {
  const tiles = [...sets.flat(), ...loose];
  return tiles.every((tile) => howMany(tiles, tile) <= 4);
}
