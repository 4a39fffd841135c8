import type { Random } from './random.ts';
import { above, howMany, isHonour, isTerminal, KINDS, listTiles, ORPHANS } from './tiles.ts';

/** The tiles of a hand before it is dressed: sets as plain tiles, and what no set holds. */
export interface Shape {
  chows: string[][];
  pungs: string[][];
  loose: string[];
  /** How readily sets are called, 0 to 1. */
  calling: number;
  /** How readily pungs become kongs, 0 to 1. */
  kongs: number;
  /** Marks a hand whose named pattern was fed by a discard. */
  pao?: string;
}

type Maker = (random: Random) => Shape;

const SUITS = ['m', 'p', 's'];
const CALLING = [0, 0, 0.3, 0.6, 1];

function chow(start: number, suit: string): string[] {
  return [start, start + 1, start + 2].map((number) => `${number}${suit}`);
}

function pung(tile: string): string[] {
  return [tile, tile, tile];
}

function pair(tile: string): string[] {
  return [tile, tile];
}

function shape(random: Random, sets: string[][], loose: string[], kongs = 0.12): Shape {
  const isChow = (set: string[]): boolean => set[0] !== set[1];
  return {
    chows: sets.filter(isChow),
    pungs: sets.filter((set) => !isChow(set)),
    loose,
    calling: random.pick(CALLING),
    kongs,
  };
}

/** Sets and a pair from these tiles; `runs` is the share of chows. */
function fromTiles(random: Random, kinds: string[], runs: number, fixed: string[][] = [], kongs = 0.12): Shape {
  const sets = [...fixed];
  const starts = kinds.filter((tile) => {
    const ends = [above(tile, 1), above(tile, 2)];
    return ends.every((end) => end !== null && kinds.includes(end));
  });
  while (sets.length < 4) {
    const start = starts.length > 0 && random.chance(runs) ? random.pick(starts) : null;
    sets.push(start === null ? pung(random.pick(kinds)) : chow(Number(start.slice(0, 1)), start.slice(1)));
  }
  return shape(random, sets, pair(random.pick(kinds)), kongs);
}

function ofSuit(suit: string): string[] {
  return KINDS.filter((tile) => tile.endsWith(suit));
}

function anyStart(random: Random): number {
  return random.below(7) + 1;
}

const anySuit = (random: Random): string => random.pick(SUITS);

function identicalChows(random: Random): Shape {
  const suit = anySuit(random);
  const start = anyStart(random);
  const copies = random.pick([3, 3, 4]);
  const same = Array.from({ length: copies }, () => chow(start, suit));
  return {
    ...fromTiles(random, random.chance(0.5) ? ofSuit(suit) : KINDS, 0.5, same),
    calling: random.pick([0, 0, 0, 0.3]),
  };
}

function twiceTwoChows(random: Random): Shape {
  const [first, second] = [anySuit(random), anySuit(random)];
  const sets = [anyStart(random), anyStart(random)].flatMap((start, at) => {
    const run = chow(start, at === 0 ? first : second);
    return [run, run];
  });
  return { ...shape(random, sets, pair(random.pick(random.chance(0.5) ? KINDS : ofSuit(first)))), calling: 0 };
}

function threePungsInARow(random: Random): Shape {
  const suit = anySuit(random);
  const start = anyStart(random);
  const sets = chow(start, suit).map(pung);
  const more = fromTiles(random, random.chance(0.6) ? ofSuit(suit) : KINDS, 0.6, sets, 0.04);
  return { ...more, calling: random.pick([0, 0, 0.2]) };
}

function sevenPairs(random: Random): Shape {
  const kinds = random.pick([
    KINDS,
    ORPHANS,
    ofSuit(anySuit(random)),
    listTiles('1234567z'),
    [...ofSuit(anySuit(random)), ...listTiles('1234567z')],
    KINDS.filter((tile) => !ORPHANS.includes(tile)),
  ]);
  const loose = random.shuffled(kinds).slice(0, 7).flatMap(pair);
  if (random.chance(0.15)) loose.splice(0, 2, ...loose.slice(4, 6));
  return { ...shape(random, [], loose), calling: 0 };
}

function orphans(random: Random): Shape {
  return { ...shape(random, [], [...ORPHANS, random.pick(ORPHANS)]), calling: 0 };
}

function nineGates(random: Random): Shape {
  const suit = anySuit(random);
  const loose = [...listTiles(`1112345678999${suit}`), random.pick(ofSuit(suit))];
  if (random.chance(0.25)) loose.splice(random.below(14), 1, random.pick(ofSuit(suit)));
  return { ...shape(random, [], loose), calling: 0 };
}

function outside(random: Random): Shape {
  const ends = random.chance(0.5) ? KINDS.filter(isTerminal) : ORPHANS;
  const sets = Array.from({ length: 4 }, () =>
    random.chance(0.65) ? chow(random.pick([1, 7]), anySuit(random)) : pung(random.pick(ends)),
  );
  return shape(random, sets, pair(random.pick(ends)));
}

function threeSuits(random: Random): Shape {
  const start = anyStart(random);
  const asRuns = random.chance(0.65);
  const sets = SUITS.map((suit) => (asRuns ? chow(start, suit) : pung(`${start}${suit}`)));
  return fromTiles(random, KINDS, 0.6, sets);
}

function straight(random: Random): Shape {
  const suit = anySuit(random);
  const sets = [1, 4, 7].map((start) => chow(start, suit));
  return fromTiles(random, random.chance(0.6) ? [...ofSuit(suit), ...ofSuit('z')] : KINDS, 0.6, sets);
}

function honours(random: Random): Shape {
  const named = random.pick([listTiles('567z'), listTiles('1234z'), listTiles('1234567z')]);
  const count = random.pick([2, 3, 3, 4]);
  const sets = random.shuffled(named).slice(0, count).map(pung);
  const rest = random.pick([listTiles('1234567z'), ORPHANS, [...ofSuit(anySuit(random)), ...ofSuit('z')]]);
  const filled = fromTiles(random, rest, 0.5, sets, 0.15);
  const waiting = named.filter((tile) => !sets.some((set) => set.includes(tile)));
  return random.chance(0.5) && waiting.length > 0 ? { ...filled, loose: pair(random.pick(waiting)) } : filled;
}

function fed(random: Random): Shape {
  const pattern = random.pick(['daisangen', 'daisuushii', 'suukantsu']);
  if (pattern === 'suukantsu') {
    const kinds = random.chance(0.3) ? listTiles('1234567z') : KINDS;
    const sets = random.shuffled(kinds).slice(0, 4).map(pung);
    return { ...shape(random, sets, pair(random.pick(kinds))), calling: 1, kongs: 1, pao: pattern };
  }
  const fixed = (pattern === 'daisangen' ? listTiles('567z') : listTiles('1234z')).map(pung);
  return { ...fromTiles(random, random.chance(0.3) ? ofSuit('z') : KINDS, 0.5, fixed, 0.2), calling: 1, pao: pattern };
}

function everyday(random: Random): Shape {
  const style = random.below(4);
  const simples = KINDS.filter((tile) => !ORPHANS.includes(tile));
  if (style === 0) return { ...fromTiles(random, simples, 0.9, [], 0.02), calling: random.pick([0, 0, 0.5]) };
  if (style === 1) {
    const values = pung(random.pick(listTiles('1234567z')));
    return { ...fromTiles(random, KINDS, 0.9, [values], 0.05), calling: random.pick([0, 0.5, 0.8]) };
  }
  const numbers = KINDS.filter((tile) => !isHonour(tile));
  return { ...fromTiles(random, numbers, style === 2 ? 1 : 0.8, [], 0.03), calling: random.pick([0, 0, 0, 0.4]) };
}

function tangled(random: Random): Shape {
  const suit = anySuit(random);
  const low = random.below(4) + 1;
  const kinds = ofSuit(suit).filter((tile) => Math.abs(Number(tile.slice(0, 1)) - low - 2) <= 2);
  const mixed = fromTiles(random, kinds, 0.75, [chow(anyStart(random), anySuit(random))], 0);
  return { ...mixed, calling: random.pick([0, 0, 0.25]) };
}

/** Every style of hand that the generator makes. */
export const STYLES: Record<string, Maker> = {
  random: (random) => fromTiles(random, KINDS, random.pick([0.2, 0.5, 0.8])),
  everyday,
  'one-suit': (random) => fromTiles(random, ofSuit(anySuit(random)), 0.7, [], 0.05),
  'half-flush': (random) => fromTiles(random, [...ofSuit(anySuit(random)), ...ofSuit('z')], 0.6),
  'identical-chows': identicalChows,
  'twice-two-chows': twiceTwoChows,
  'pungs-in-a-row': threePungsInARow,
  'seven-pairs': sevenPairs,
  orphans,
  'nine-gates': nineGates,
  'all-green': (random) =>
    fromTiles(random, listTiles('23468s6z'), random.pick([0.2, 0.6]), random.chance(0.5) ? [chow(2, 's')] : []),
  'terminals-honours': (random) => fromTiles(random, random.pick([ORPHANS, KINDS.filter(isTerminal)]), 0, [], 0.2),
  outside,
  'three-suits': threeSuits,
  straight,
  honours,
  kongs: (random) => fromTiles(random, random.pick([KINDS, ORPHANS]), 0.25, [], 0.85),
  'all-pungs': (random) => fromTiles(random, KINDS, 0, [], 0.1),
  tangled,
  pao: fed,
};

/** Whether a shape needs no fifth copy of a tile, kongs aside. */
export function isPossible(one: Shape): boolean {
  const tiles = [...one.chows, ...one.pungs, one.loose].flat();
  return tiles.length === 14 && tiles.every((tile) => howMany(tiles, tile) <= 4);
}
