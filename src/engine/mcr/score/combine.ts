import type { Block } from '../../base/decompose.ts';
import { FIRST_HONOUR, type Kind, rankOf, suitOf } from '../../base/tile.ts';
import { type FanId, placeOf } from '../options/ids.ts';
import type { Shape } from '../hand/shape.ts';

/** Sets that make a fan together: the fan's place, and a bit for each of the sorted sets in it. */
export interface Combination {
  readonly fan: number;
  readonly sets: number;
  readonly size: 2 | 3 | 4;
}

const at = (id: FanId): number => placeOf(id);
const PURE_TERMINAL = at('pure-terminal-chows');
const QUADRUPLE = at('quadruple-chow');
const FOUR_PUNGS = at('four-pure-shifted-pungs');
const FOUR_CHOWS = at('four-pure-shifted-chows');
const TRIPLE_CHOW = at('pure-triple-chow');
const THREE_PUNGS = at('pure-shifted-pungs');
const STRAIGHT = at('pure-straight');
const THREE_SUITED_TERMINAL = at('three-suited-terminal-chows');
const THREE_CHOWS = at('pure-shifted-chows');
const TRIPLE_PUNG = at('triple-pung');
const MIXED_STRAIGHT = at('mixed-straight');
const MIXED_TRIPLE = at('mixed-triple-chow');
const MIXED_PUNGS = at('mixed-shifted-pungs');
const MIXED_CHOWS = at('mixed-shifted-chows');
const DOUBLE_PUNG = at('double-pung');
const DOUBLE_CHOW = at('pure-double-chow');
const MIXED_DOUBLE = at('mixed-double-chow');
const SHORT_STRAIGHT = at('short-straight');
const TERMINAL_CHOWS = at('two-terminal-chows');
const NONE = -1;

/** The fan of two chows, or -1. */
function pairOfChows(a: Kind, b: Kind): number {
  if (a === b) return DOUBLE_CHOW;
  const sameSuit = suitOf(a) === suitOf(b);
  if (!sameSuit) return rankOf(a) === rankOf(b) ? MIXED_DOUBLE : NONE;
  if (b - a === 3) return SHORT_STRAIGHT;
  return b - a === 6 ? TERMINAL_CHOWS : NONE;
}

/** The numbers of three kinds of three different suits, lowest first; undefined where a suit comes twice. */
function ranksOverSuits(a: Kind, b: Kind, c: Kind): readonly [number, number, number] | undefined {
  if (suitOf(a) === suitOf(b) || suitOf(b) === suitOf(c)) return undefined;
  const [x, y, z] = [rankOf(a), rankOf(b), rankOf(c)];
  const lowest = Math.min(x, y, z);
  const highest = Math.max(x, y, z);
  return [lowest, x + y + z - lowest - highest, highest];
}

function tripleOfChows(a: Kind, b: Kind, c: Kind): number {
  if (suitOf(a) === suitOf(c)) {
    const step = b - a;
    if (c - b !== step) return NONE;
    return step === 0 ? TRIPLE_CHOW : step <= 2 ? THREE_CHOWS : STRAIGHT;
  }
  const ranks = ranksOverSuits(a, b, c);
  if (!ranks || ranks[1] - ranks[0] !== ranks[2] - ranks[1]) return NONE;
  const step = ranks[1] - ranks[0];
  return step === 0 ? MIXED_TRIPLE : step === 1 ? MIXED_CHOWS : step === 3 ? MIXED_STRAIGHT : NONE;
}

function tripleOfPungs(a: Kind, b: Kind, c: Kind): number {
  if (suitOf(a) === suitOf(c)) return b - a === 1 && c - b === 1 ? THREE_PUNGS : NONE;
  const ranks = ranksOverSuits(a, b, c);
  if (!ranks) return NONE;
  const [x, y, z] = ranks;
  if (x === z) return TRIPLE_PUNG;
  return y - x === 1 && z - y === 1 ? MIXED_PUNGS : NONE;
}

function fourChows(a: Kind, b: Kind, c: Kind, d: Kind, pair: Kind): number {
  const terminals = rankOf(a) === 0 && rankOf(d) === 6;
  if (suitOf(a) === suitOf(d)) {
    const step = b - a;
    if (c - b === step && d - c === step) return step === 0 ? QUADRUPLE : step <= 2 ? FOUR_CHOWS : NONE;
    return a === b && c === d && d - a === 6 && pair === a + 4 ? PURE_TERMINAL : NONE;
  }
  const third = 3 - suitOf(a) - suitOf(d);
  const halves = terminals && b - a === 6 && d - c === 6;
  return halves && pair === third * 9 + 4 ? THREE_SUITED_TERMINAL : NONE;
}

const fourPungs = (a: Kind, b: Kind, c: Kind, d: Kind): number =>
  b - a === 1 && c - b === 1 && d - c === 1 && suitOf(a) === suitOf(d) ? FOUR_PUNGS : NONE;

/** The combinations that sets allow, each considered alone: of three or four sets, and of two. */
export interface Combinations {
  readonly large: readonly Combination[];
  readonly pairs: readonly Combination[];
}

const NO_COMBINATIONS: Combinations = { large: [], pairs: [] };

/** The suited sets of a type: their kinds and their bits, in the order of their tiles. */
interface Sets {
  readonly chows: boolean;
  readonly kinds: readonly Kind[];
  readonly bits: readonly number[];
}

function ofType(sorted: readonly Block[], type: Block['type']): Sets {
  const kinds: Kind[] = [];
  const bits: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    const set = sorted[i]!;
    if (set.type !== type || set.kind >= FIRST_HONOUR) continue;
    kinds.push(set.kind);
    bits.push(1 << i);
  }
  return { chows: type === 'chow', kinds, bits };
}

function addFours(found: Combination[], { chows, kinds }: Sets, pair: Kind): void {
  const [a, b, c, d] = kinds as [Kind, Kind, Kind, Kind];
  const fan = chows ? fourChows(a, b, c, d, pair) : fourPungs(a, b, c, d);
  if (fan !== NONE) found.push({ fan, sets: 0b1111, size: 4 });
}

function addTriples(found: Combination[], { chows, kinds, bits }: Sets): void {
  for (let i = 0; i < kinds.length - 2; i++)
    for (let j = i + 1; j < kinds.length - 1; j++)
      for (let k = j + 1; k < kinds.length; k++) {
        const fan = chows
          ? tripleOfChows(kinds[i]!, kinds[j]!, kinds[k]!)
          : tripleOfPungs(kinds[i]!, kinds[j]!, kinds[k]!);
        if (fan !== NONE) found.push({ fan, sets: bits[i]! | bits[j]! | bits[k]!, size: 3 });
      }
}

function addPairs(found: Combination[], { chows, kinds, bits }: Sets): void {
  for (let i = 0; i < kinds.length - 1; i++)
    for (let j = i + 1; j < kinds.length; j++) {
      const a = kinds[i]!;
      const b = kinds[j]!;
      const fan = chows ? pairOfChows(a, b) : rankOf(a) === rankOf(b) ? DOUBLE_PUNG : NONE;
      if (fan !== NONE) found.push({ fan, sets: bits[i]! | bits[j]!, size: 2 });
    }
}

/** Every combination that the sets of a shape allow. */
export function combinationsOf({ form, sorted, pair, chows, pungs }: Shape): Combinations {
  if (form !== 'standard') return NO_COMBINATIONS;
  const large: Combination[] = [];
  const pairs: Combination[] = [];
  const add = (type: Block['type']): void => {
    const sets = ofType(sorted, type);
    if (sets.kinds.length === 4) addFours(large, sets, pair);
    addTriples(large, sets);
    addPairs(pairs, sets);
  };
  if (chows > 1) add('chow');
  if (pungs > 1) add('pung');
  return { large, pairs };
}
