import type { FanId } from './fans.ts';
import { isHonour, numberOf, suitOf } from './tiles.ts';
import type { Group } from './types.ts';

/** The fan that are made of sets combined with each other. */
export type Combination = Extract<
  FanId,
  | 'pure-terminal-chows'
  | 'quadruple-chow'
  | 'four-pure-shifted-pungs'
  | 'four-pure-shifted-chows'
  | 'pure-triple-chow'
  | 'pure-shifted-pungs'
  | 'pure-straight'
  | 'three-suited-terminal-chows'
  | 'pure-shifted-chows'
  | 'triple-pung'
  | 'mixed-straight'
  | 'mixed-triple-chow'
  | 'mixed-shifted-pungs'
  | 'mixed-shifted-chows'
  | 'double-pung'
  | 'pure-double-chow'
  | 'mixed-double-chow'
  | 'short-straight'
  | 'two-terminal-chows'
>;

interface Taken {
  fan: Combination;
  sets: Group[];
}

/** The steps between the lowest numbers of some sets, lowest first: `"1 4 7"`. */
const lowest = (sets: Group[]): number[] => sets.map(({ tiles }) => numberOf(tiles[0] ?? '')).sort((a, b) => a - b);
const suits = (sets: Group[]): string[] => sets.map(({ tiles }) => suitOf(tiles[0] ?? '')).sort();
const oneSuit = (sets: Group[]): boolean => new Set(suits(sets)).size === 1;
const eachOwnSuit = (sets: Group[]): boolean => new Set(suits(sets)).size === sets.length;
const rising = (sets: Group[], step: number): boolean =>
  lowest(sets).every((number, at, all) => at === 0 || number === (all[at - 1] ?? 0) + step);
const areChows = (sets: Group[]): boolean => sets.every(({ kind }) => kind === 'chow');
const arePungs = (sets: Group[]): boolean =>
  sets.every(({ kind, tiles }) => (kind === 'pung' || kind === 'kong') && !tiles.some(isHonour));
const numbersAre = (sets: Group[], numbers: string): boolean => lowest(sets).join(' ') === numbers;

function terminalChows(sets: Group[], pair: Group | undefined): Combination[] {
  const [five] = pair?.tiles ?? [];
  if (five === undefined || isHonour(five) || numberOf(five) !== 5 || !numbersAre(sets, '1 1 7 7')) return [];
  const pairSuit = suitOf(five);
  const [a, b, c, d] = sets
    .map(({ tiles }) => tiles[0] ?? '')
    .map((tile) => suitOf(tile) + tile.charAt(0))
    .sort();
  if (a === b && c === d) return a === `${pairSuit}1` && c === `${pairSuit}7` ? ['pure-terminal-chows'] : [];
  const twoSuits = new Set(suits(sets));
  const both = [...twoSuits].every((suit) =>
    numbersAre(
      sets.filter((set) => suits([set])[0] === suit),
      '1 7',
    ),
  );
  return twoSuits.size === 2 && both && !twoSuits.has(pairSuit) ? ['three-suited-terminal-chows'] : [];
}

function fourSets(sets: Group[], pair: Group | undefined): Combination[] {
  if (areChows(sets)) {
    if (oneSuit(sets) && rising(sets, 0)) return ['quadruple-chow'];
    if (oneSuit(sets) && (rising(sets, 1) || rising(sets, 2))) return ['four-pure-shifted-chows'];
    return terminalChows(sets, pair);
  }
  return arePungs(sets) && oneSuit(sets) && rising(sets, 1) ? ['four-pure-shifted-pungs'] : [];
}

function threeSets(sets: Group[]): Combination[] {
  if (areChows(sets) && oneSuit(sets)) {
    if (rising(sets, 0)) return ['pure-triple-chow'];
    if (rising(sets, 3)) return ['pure-straight'];
    return rising(sets, 1) || rising(sets, 2) ? ['pure-shifted-chows'] : [];
  }
  if (areChows(sets) && eachOwnSuit(sets)) {
    if (rising(sets, 0)) return ['mixed-triple-chow'];
    if (rising(sets, 3)) return ['mixed-straight'];
    return rising(sets, 1) ? ['mixed-shifted-chows'] : [];
  }
  if (!arePungs(sets)) return [];
  if (oneSuit(sets)) return rising(sets, 1) ? ['pure-shifted-pungs'] : [];
  if (!eachOwnSuit(sets)) return [];
  if (rising(sets, 0)) return ['triple-pung'];
  return rising(sets, 1) ? ['mixed-shifted-pungs'] : [];
}

function twoSets(sets: Group[]): Combination[] {
  if (arePungs(sets)) return eachOwnSuit(sets) && rising(sets, 0) ? ['double-pung'] : [];
  if (!areChows(sets)) return [];
  if (rising(sets, 0)) return [oneSuit(sets) ? 'pure-double-chow' : 'mixed-double-chow'];
  if (!oneSuit(sets)) return [];
  if (rising(sets, 3)) return ['short-straight'];
  return numbersAre(sets, '1 7') ? ['two-terminal-chows'] : [];
}

/** Every choice of this many sets. */
function choose(sets: readonly Group[], size: number): Group[][] {
  const [first, ...rest] = sets;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choose(rest, size - 1).map((chosen) => [first, ...chosen]), ...choose(rest, size)];
}

const touches = ({ sets }: Taken, set: Group): boolean => sets.includes(set);

/** Every way to go on until no pair of sets can be combined. */
function addPairs(taken: Taken[], pairs: readonly Taken[]): Taken[][] {
  const next = pairs.filter(({ fan, sets }) => {
    const bringsUnused = sets.some((set) => !taken.some((other) => touches(other, set)));
    const sameFanAgain = taken.some((other) => other.fan === fan && sets.some((set) => touches(other, set)));
    return bringsUnused && !sameFanAgain;
  });
  return next.length === 0 ? [taken] : next.flatMap((pair) => addPairs([...taken, pair], pairs));
}

/**
 * Every list of combinations that the sets of one reading allow: at most one of four or three sets, then pairs, each
 * with a set that is in no combination yet (account once) and neither set in the same fan before (non-identical).
 */
export function combinations(sets: readonly Group[], pair: Group | undefined): Combination[][] {
  const all = (size: number, fansOf: (chosen: Group[]) => Combination[]): Taken[] =>
    choose(sets, size).flatMap((chosen) => fansOf(chosen).map((fan) => ({ fan, sets: chosen })));
  const large = [...all(4, (four) => fourSets(four, pair)), ...all(3, threeSets)];
  const starts = large.length === 0 ? [[]] : large.map((one) => [one]);
  const lists = starts
    .flatMap((start) => addPairs(start, all(2, twoSets)))
    .map((taken) => taken.map(({ fan }) => fan).sort());
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
}
