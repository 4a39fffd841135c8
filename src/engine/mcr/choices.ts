import type { Combination, Combinations } from './combine.ts';

/** Combinations that may be counted together. */
export type Choice = readonly Combination[];

const NO_CHOICE: readonly Choice[] = [[]];

/** Whether two combinations form the same fan with one set, which does so once only (Non-Identical, 3.9.1.5). */
const isIdentical = (a: Combination, b: Combination): boolean => a.fan === b.fan && (a.sets & b.sets) !== 0;

/** Sets that are bound together so far: for each set, the bits of its group. */
type Groups = readonly [number, number, number, number];

const SINGLE: Groups = [0b0001, 0b0010, 0b0100, 0b1000];

/** The groups when two sets are combined; undefined where they are bound already. */
function join(groups: Groups, sets: number): Groups | undefined {
  let joined = 0;
  for (const group of groups) {
    if ((group & sets) === sets) return undefined;
    if ((group & sets) !== 0) joined |= group;
  }
  const [a, b, c, d] = groups;
  const into = (group: number): number => ((group & joined) !== 0 ? joined : group);
  return [into(a), into(b), into(c), into(d)];
}

/** Whether none of some combinations keeps another out. */
function allTogether(pairs: Choice): boolean {
  let groups: Groups | undefined = SINGLE;
  for (let i = 0; i < pairs.length; i++) {
    const pair = pairs[i]!;
    groups = join(groups, pair.sets);
    if (!groups) return false;
    for (let j = 0; j < i; j++) if (isIdentical(pairs[j]!, pair)) return false;
  }
  return true;
}

/**
 * Every largest choice of combinations of two sets. Each must bring in a set that is not combined yet, and sets that are
 * combined already are not combined once more among themselves (Account-Once, 3.9.1.5): no ring of sets, so n sets give
 * n − 1 at most.
 */
function pairChoices(pairs: Choice): readonly Choice[] {
  if (pairs.length === 1 || allTogether(pairs)) return [pairs];
  let largest = 0;
  let found: Choice[] = [];
  const take = (from: number, taken: Choice, groups: Groups): void => {
    if (taken.length > largest) {
      largest = taken.length;
      found = [];
    }
    if (taken.length === largest) found.push(taken);
    for (let i = from; i < pairs.length; i++) {
      const pair = pairs[i]!;
      if (taken.some((other) => isIdentical(other, pair))) continue;
      const joined = join(groups, pair.sets);
      if (joined) take(i + 1, [...taken, pair], joined);
    }
  };
  take(0, [], SINGLE);
  return found;
}

/**
 * Every choice of combinations that could be the dearest: one of four sets; one of three with one that ties the fourth set
 * to it; or as many of two as can be. A fan of three sets is worth more than all that its sets give in twos, so twos alone
 * are tried only without one.
 */
export function choicesOf({ large, pairs }: Combinations): readonly Choice[] {
  if (large.length === 0) return pairs.length === 0 ? NO_CHOICE : pairChoices(pairs);
  const choices: Choice[] = [];
  for (const one of large) {
    const ties = pairs.filter(({ sets }) => (sets & one.sets) !== 0 && (sets & ~one.sets) !== 0);
    if (ties.length === 0) choices.push([one]);
    for (const tie of ties) choices.push([one, tie]);
  }
  return choices;
}
