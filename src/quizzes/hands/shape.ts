import { KINDS, RED_FIVES, isDragon, isHonour, kindOf, rankOf, suitOf } from '../../engine/riichi/index.ts';
import type { Random } from '../base/random.ts';

/** How many tiles there are of each kind. */
export const COPIES = 4;

/** A set by its lowest kind. */
export interface ShapeSet {
  readonly type: 'chow' | 'pung';
  readonly kind: number;
}

/** The tiles of a hand as sets, before any are called. */
export interface Shape {
  readonly sets: readonly ShapeSet[];
  /** The pairs: one, or seven. */
  readonly pairs: readonly number[];
  /** Thirteen orphans, with the one that is paired. */
  readonly orphan?: number;
  /** Hands that only count when closed. */
  readonly closed?: true;
  /** Hands whose pungs are all kongs. */
  readonly kongs?: true;
}

/** All 34 kinds. */
export const ALL: readonly number[] = Array.from({ length: KINDS }, (_, kind) => kind);
/** The winds and the dragons. */
export const HONOURS: readonly number[] = ALL.filter(isHonour);
/** The kinds of the winds. */
export const WINDS: readonly number[] = HONOURS.filter((kind) => !isDragon(kind));
/** The kinds of the dragons. */
export const DRAGONS: readonly number[] = HONOURS.filter(isDragon);
/** The kinds of the three suits. */
export const SUITED: readonly number[] = ALL.filter((kind) => !isHonour(kind));
/** The ones and nines. */
export const TERMINALS: readonly number[] = SUITED.filter((kind) => rankOf(kind) === 0 || rankOf(kind) === 8);
/** The twos to eights. */
export const SIMPLES: readonly number[] = SUITED.filter((kind) => !TERMINALS.includes(kind));
/** Terminals and honours. */
export const ORPHANS: readonly number[] = [...TERMINALS, ...HONOURS];
/** The kinds of which all green is made. */
export const GREENS: readonly number[] = [19, 20, 21, 23, 25, 32];

const FIVES: readonly number[] = RED_FIVES.map(kindOf);
/** Whether a kind is a five, which may be red. */
export const isFive = (kind: number): boolean => FIVES.includes(kind);

/** The kinds of a suit: 0 characters, 1 dots, 2 bamboo. */
export const ofSuit = (suit: number): readonly number[] => BY_SUIT[suit] ?? [];
const BY_SUIT = [0, 1, 2].map((suit) => SUITED.filter((kind) => suitOf(kind) === suit));

/** The kinds of the tiles of a set. */
export const kindsOf = ({ type, kind }: ShapeSet): number[] =>
  type === 'chow' ? [kind, kind + 1, kind + 2] : [kind, kind, kind];

/** A chow by its lowest kind. */
export const chowAt = (kind: number): ShapeSet => ({ type: 'chow', kind });
/** A pung of a kind. */
export const pungOf = (kind: number): ShapeSet => ({ type: 'pung', kind });

const findStarts = (kinds: readonly number[]): readonly number[] =>
  kinds.filter((kind) => !isHonour(kind) && rankOf(kind) <= 6 && kinds.includes(kind + 1) && kinds.includes(kind + 2));

/** Lists of kinds never change, so each is searched only once. */
const searched = new WeakMap<readonly number[], readonly number[]>();
function startsIn(kinds: readonly number[]): readonly number[] {
  const found = searched.get(kinds) ?? findStarts(kinds);
  searched.set(kinds, found);
  return found;
}

/** A chow within a list of kinds; undefined when there is none. */
export function anyChow(random: Random, kinds: readonly number[]): ShapeSet | undefined {
  const starts = startsIn(kinds);
  return starts.length === 0 ? undefined : chowAt(random.pick(starts));
}

/** Completes up to four sets and a pair from a list of kinds; `pungs` is the share of pungs. */
export function fill(
  random: Random,
  kinds: readonly number[],
  pungs: number,
  sets: readonly ShapeSet[] = [],
  pairs: readonly number[] = kinds,
): Shape {
  const all = [...sets];
  while (all.length < 4) {
    const chow = random.chance(pungs) ? undefined : anyChow(random, kinds);
    all.push(chow ?? pungOf(random.pick(kinds)));
  }
  return { sets: all, pairs: [random.pick(pairs)] };
}

/** Whether every kind has at most four tiles. */
export function isPossible({ sets, pairs }: Shape): boolean {
  const counts = new Uint8Array(KINDS);
  const add = (kind: number): void => void (counts[kind] = (counts[kind] ?? 0) + 1);
  sets.flatMap(kindsOf).forEach(add);
  for (const pair of pairs) [pair, pair].forEach(add);
  return counts.every((count) => count <= COPIES) && new Set(pairs).size === pairs.length;
}
