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
const SETS = 4;

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

const isOf = ({ type, kind }: Block, wanted: Block['type']): boolean => type === wanted && kind < FIRST_HONOUR;

function addFour(found: Combination[], sorted: readonly Block[], type: Block['type'], pair: Kind): void {
  if (!sorted.every((set) => isOf(set, type))) return;
  const [a, b, c, d] = sorted as readonly [Block, Block, Block, Block];
  const fan =
    type === 'chow' ? fourChows(a.kind, b.kind, c.kind, d.kind, pair) : fourPungs(a.kind, b.kind, c.kind, d.kind);
  if (fan !== NONE) found.push({ fan, sets: 0b1111, size: 4 });
}

/** Adds the combinations of three sets that begin with two of them. */
function addTriples(found: Combination[], sorted: readonly Block[], i: number, j: number): void {
  const { type, kind: a } = sorted[i]!;
  const { kind: b } = sorted[j]!;
  for (let k = j + 1; k < sorted.length; k++) {
    if (!isOf(sorted[k]!, type)) continue;
    const { kind: c } = sorted[k]!;
    const fan = type === 'chow' ? tripleOfChows(a, b, c) : tripleOfPungs(a, b, c);
    if (fan !== NONE) found.push({ fan, sets: (1 << i) | (1 << j) | (1 << k), size: 3 });
  }
}

/** Adds the combinations of the suited sets of a type. */
function addOf(type: Block['type'], { sorted, pair }: Shape, large: Combination[], pairs: Combination[]): void {
  if (sorted.length === SETS) addFour(large, sorted, type, pair);
  for (let i = 0; i < sorted.length - 1; i++) {
    if (!isOf(sorted[i]!, type)) continue;
    const { kind: a } = sorted[i]!;
    for (let j = i + 1; j < sorted.length; j++) {
      if (!isOf(sorted[j]!, type)) continue;
      const { kind: b } = sorted[j]!;
      const fan = type === 'chow' ? pairOfChows(a, b) : rankOf(a) === rankOf(b) ? DOUBLE_PUNG : NONE;
      if (fan !== NONE) pairs.push({ fan, sets: (1 << i) | (1 << j), size: 2 });
      addTriples(large, sorted, i, j);
    }
  }
}

/** Every combination that the sets of a shape allow. */
export function combinationsOf(shape: Shape): Combinations {
  if (shape.form !== 'standard') return NO_COMBINATIONS;
  const large: Combination[] = [];
  const pairs: Combination[] = [];
  if (shape.chows > 1) addOf('chow', shape, large, pairs);
  if (shape.pungs > 1) addOf('pung', shape, large, pairs);
  return { large, pairs };
}
