import type { Block } from '../decompose.ts';
import { FIRST_HONOUR, type Kind, rankOf, suitOf } from '../tile.ts';
import { type FanId, placeOf } from './ids.ts';
import type { Shape } from './shape.ts';

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

function fourChows([a, b, c, d]: readonly [Kind, Kind, Kind, Kind], pair: Kind): number {
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

const fourPungs = ([a, b, c, d]: readonly [Kind, Kind, Kind, Kind]): number =>
  b - a === 1 && c - b === 1 && d - c === 1 && suitOf(a) === suitOf(d) ? FOUR_PUNGS : NONE;

/** The suited chows and pungs of a shape: their kinds and their bits, in the order of their tiles. */
function ofType(sorted: readonly Block[], wanted: Block['type']): { kinds: Kind[]; bits: number[] } {
  const kinds: Kind[] = [];
  const bits: number[] = [];
  for (let i = 0; i < sorted.length; i++) {
    const { type, kind } = sorted[i]!;
    if (type !== wanted || kind >= FIRST_HONOUR) continue;
    kinds.push(kind);
    bits.push(1 << i);
  }
  return { kinds, bits };
}

function addTriples(found: Combination[], kinds: readonly Kind[], bits: readonly number[], chows: boolean): void {
  const triple = chows ? tripleOfChows : tripleOfPungs;
  for (let i = 0; i < kinds.length - 2; i++)
    for (let j = i + 1; j < kinds.length - 1; j++)
      for (let k = j + 1; k < kinds.length; k++) {
        const fan = triple(kinds[i]!, kinds[j]!, kinds[k]!);
        if (fan !== NONE) found.push({ fan, sets: bits[i]! | bits[j]! | bits[k]!, size: 3 });
      }
}

function addPairs(found: Combination[], kinds: readonly Kind[], bits: readonly number[], chows: boolean): void {
  for (let i = 0; i < kinds.length - 1; i++)
    for (let j = i + 1; j < kinds.length; j++) {
      const [a, b] = [kinds[i]!, kinds[j]!];
      const fan = chows ? pairOfChows(a, b) : rankOf(a) === rankOf(b) ? DOUBLE_PUNG : NONE;
      if (fan !== NONE) found.push({ fan, sets: bits[i]! | bits[j]!, size: 2 });
    }
}

/** Every combination that the sets of a shape allow, taken by itself: of four sets, then of three, then of two. */
export function combinationsOf({ form, sorted, pair }: Shape): Combination[] {
  const found: Combination[] = [];
  if (form !== 'standard') return found;
  for (const type of ['chow', 'pung'] as const) {
    const { kinds, bits } = ofType(sorted, type);
    if (kinds.length < 2) continue;
    const chows = type === 'chow';
    const [a, b, c, d] = kinds;
    if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) {
      const fan = chows ? fourChows([a, b, c, d], pair) : fourPungs([a, b, c, d]);
      if (fan !== NONE) found.push({ fan, sets: 0b1111, size: 4 });
    }
    addTriples(found, kinds, bits, chows);
    addPairs(found, kinds, bits, chows);
  }
  return found;
}
