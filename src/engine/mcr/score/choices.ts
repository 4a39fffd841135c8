import type { Combination, Combinations } from './combine.ts';
import { type Entries, entryOf, isSame, merge } from './entries.ts';

/** A choice of combinations that count together, with the entries they give. */
export interface Choice {
  /** The combination of three or four sets, if any. */
  readonly large: Combination | undefined;
  /** One bit for each combination of two sets. */
  readonly ties: number;
  readonly entries: Entries;
}

const NO_ENTRIES: Entries = [];
const NO_CHOICE: readonly Choice[] = [{ large: undefined, ties: 0, entries: NO_ENTRIES }];

/** The sets combined so far: for each set, the bits of its group. */
type Groups = readonly [number, number, number, number];

const SINGLE: Groups = [0b0001, 0b0010, 0b0100, 0b1000];

/** The groups after combining two sets; undefined if they already belong together. */
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

/** Each possible tie between two of four sets, by its two sets; the last has the lowest bit where ties are a number. */
const TIES: readonly number[] = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100];
const ALL_TIES = 0b111111;
const MOST_TIES = 3;

/** For two sets, the bit of the tie between them. */
const BIT_OF_SETS: number[] = [];
TIES.forEach((sets, tie) => (BIT_OF_SETS[sets] = 1 << (TIES.length - 1 - tie)));

const tiesIn = (ties: number): readonly number[] => TIES.filter((sets) => (ties & BIT_OF_SETS[sets]!) !== 0);

/**
 * Ties that can be counted together, by how many they are: each must bring in a set that is not combined yet, and sets that
 * are combined already are not combined once more among themselves (Account-Once, 3.9.1.5). So there is no ring of sets, and
 * n sets have n − 1 ties at most.
 */
const FORESTS: readonly number[][] = [[], [], [], []];
for (let ties = ALL_TIES; ties > 0; ties--) {
  const sets = tiesIn(ties);
  if (sets.reduce<Groups | undefined>((groups, tie) => groups && join(groups, tie), SINGLE))
    FORESTS[sets.length]!.push(ties);
}

/** The entries of combinations that are counted together. */
function entriesOf(taken: readonly Combination[]): Entries {
  let entries = NO_ENTRIES;
  for (let i = 0; i < taken.length; i++) {
    const { fan } = taken[i]!;
    let times = 0;
    let first = i;
    for (let j = taken.length - 1; j >= 0; j--)
      if (taken[j]!.fan === fan) {
        times++;
        first = j;
      }
    if (first === i) entries = merge(entries, [entryOf(fan, times)]);
  }
  return entries;
}

const isAmong = ({ sets }: Combination, ties: number): boolean => (ties & BIT_OF_SETS[sets]!) !== 0;

/** The combinations of a choice. */
export function takenIn({ large, ties }: Choice, { pairs }: Combinations): readonly Combination[] {
  const taken: Combination[] = large ? [large] : [];
  for (const pair of pairs) if (isAmong(pair, ties)) taken.push(pair);
  return taken;
}

/** Adds a choice, unless another gives the same entries. */
function addChoice(choices: Choice[], large: Combination | undefined, ties: number, all: Combinations): void {
  const entries = entriesOf(takenIn({ large, ties, entries: NO_ENTRIES }, all));
  for (const other of choices) if (isSame(other.entries, entries)) return;
  choices.push({ large, ties, entries });
}

/** Whether some ties form the same fan twice with one set, which does so once only (Non-Identical, 3.9.1.5). */
function areIdentical(ties: number, pairs: readonly Combination[]): boolean {
  for (let i = 1; i < pairs.length; i++) {
    if (!isAmong(pairs[i]!, ties)) continue;
    const { fan, sets } = pairs[i]!;
    for (let j = 0; j < i; j++) {
      const other = pairs[j]!;
      if (other.fan === fan && (other.sets & sets) !== 0 && isAmong(other, ties)) return true;
    }
  }
  return false;
}

/** Above the place of every fan. */
const PLACES = 128;

/** A factor for each pair of sets, which encodes the fan of all ties as one number. */
const SLOT_OF_SETS: number[] = [];
TIES.forEach((sets, tie) => (SLOT_OF_SETS[sets] = PLACES ** tie));

/** A cache of choices by the fan of all ties; few patterns of ties exist. */
const PAIR_CHOICES = new Map<number, readonly Choice[]>();

/** Every choice of as many combinations of two sets as can be. */
function pairChoices(all: Combinations): readonly Choice[] {
  const { pairs } = all;
  let pattern = 0;
  for (const { fan, sets } of pairs) pattern += fan * SLOT_OF_SETS[sets]!;
  const known = PAIR_CHOICES.get(pattern);
  if (known) return known;
  const choices: Choice[] = [];
  let there = 0;
  for (const { sets } of pairs) there |= BIT_OF_SETS[sets]!;
  for (let size = Math.min(pairs.length, MOST_TIES); choices.length === 0; size--)
    for (const ties of FORESTS[size]!)
      if ((ties & ~there) === 0 && !areIdentical(ties, pairs)) addChoice(choices, undefined, ties, all);
  PAIR_CHOICES.set(pattern, choices);
  return choices;
}

/**
 * Every choice of combinations that could score highest: one of four sets; one of three with one that ties the fourth set
 * to it; or as many of two as can be. A fan of three sets is worth more than all that its sets give in twos, so twos alone
 * are tried only without one. Of choices that give the same fan, the first.
 */
export function choicesOf(all: Combinations): readonly Choice[] {
  const { large, pairs } = all;
  if (large.length === 0) return pairs.length === 0 ? NO_CHOICE : pairChoices(all);
  const choices: Choice[] = [];
  for (const one of large) {
    let tied = false;
    for (const { sets } of pairs)
      if ((sets & one.sets) !== 0 && (sets & ~one.sets) !== 0) {
        tied = true;
        addChoice(choices, one, BIT_OF_SETS[sets]!, all);
      }
    if (!tied) addChoice(choices, one, 0, all);
  }
  return choices;
}
