import { type Block, blockOf, splits } from '../../base/decompose.ts';
import { type Counts, FIRST_HONOUR, KINDS, type Kind, OUTSIDE_KINDS, WHITE, suitOf } from '../../base/tile.ts';
import type { Facts } from './facts.ts';

/** The winning shapes of 3.7.2. */
export type Form = 'standard' | 'knitted' | 'seven-pairs' | 'orphans' | 'unpaired';

const SETS = 4;

/** What a shape is, as bits: its form, and which sets it has none or too few of. */
export const SHAPE_TRAIT = {
  standard: 1,
  knitted: 2,
  'seven-pairs': 4,
  orphans: 8,
  unpaired: 16,
  noWindPung: 32,
  noDragonPung: 64,
  noOutsidePung: 128,
  notFourPungs: 256,
  notFourChows: 512,
} as const;

/** The traits of every form but one. */
export const allBut = (form: Form): number => 0b11111 ^ SHAPE_TRAIT[form];

/** One way to split a hand, whichever set the winning tile completes. */
export interface Shape {
  readonly facts: Facts;
  readonly form: Form;
  /** Its traits, or-ed together. */
  readonly traits: number;
  /** The kind of the pair; -1 where there is none or seven. */
  readonly pair: Kind;
  /** Concealed sets, then the melds; a kong is a pung of four tiles. */
  readonly sets: readonly Block[];
  /** How many of the sets are concealed and no kongs. */
  readonly own: number;
  /** The sets in the order of their tiles. */
  readonly sorted: readonly Block[];
  /** Chows, the three of a knitted straight among them. */
  readonly chows: number;
  readonly pungs: number;
  readonly windPungs: number;
  readonly dragonPungs: number;
  /** Which part of three each suit gives to a knitted straight: 147, 258 or 369 is 0, 1 or 2. */
  readonly knitted: readonly number[] | undefined;
}

/** The six ways to give 147, 258 and 369 to the three suits. */
export const KNITS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The nine kinds of a knitted straight, by the part that each suit gives. */
const bodyOf = (knit: readonly number[]): readonly Kind[] =>
  knit.flatMap((first, suit) => [0, 3, 6].map((step) => suit * 9 + first + step));

/** The nine kinds of each of the six knitted straights. */
export const KNITTED_BODIES: readonly (readonly Kind[])[] = KNITS.map(bodyOf);

const isAfter = (a: Block, b: Block): boolean =>
  a.kind > b.kind || (a.kind === b.kind && a.type === 'chow' && b.type === 'pung');

/** Four sets at most in the order of their tiles, pungs before chows. */
function inOrder(sets: readonly Block[]): readonly Block[] {
  const sorted = sets.slice();
  for (let i = 1; i < sorted.length; i++) {
    const set = sorted[i]!;
    let at = i;
    while (at > 0 && isAfter(sorted[at - 1]!, set)) {
      sorted[at] = sorted[at - 1]!;
      at--;
    }
    sorted[at] = set;
  }
  return sorted;
}

function shapeOf(facts: Facts, form: Form, pair: Kind, blocks: readonly Block[], knitted?: readonly number[]): Shape {
  const sets = blocks.slice();
  for (const { type, kind } of facts.hand.melds) sets.push(blockOf(type, kind));
  let chows = form === 'knitted' ? 3 : 0;
  let pungs = 0;
  let windPungs = 0;
  let dragonPungs = 0;
  let outsidePungs = 0;
  for (const { type, kind, outside } of sets) {
    if (type === 'chow') chows++;
    else {
      pungs++;
      if (outside) outsidePungs++;
      if (kind >= WHITE) dragonPungs++;
      else if (kind >= FIRST_HONOUR) windPungs++;
    }
  }
  const own = blocks.length;
  let traits: number = SHAPE_TRAIT[form];
  if (windPungs === 0) traits |= SHAPE_TRAIT.noWindPung;
  if (dragonPungs === 0) traits |= SHAPE_TRAIT.noDragonPung;
  if (outsidePungs === 0) traits |= SHAPE_TRAIT.noOutsidePung;
  if (pungs < SETS) traits |= SHAPE_TRAIT.notFourPungs;
  if (chows < SETS) traits |= SHAPE_TRAIT.notFourChows;
  return { facts, form, traits, pair, sets, own, sorted: inOrder(sets), chows, pungs, windPungs, dragonPungs, knitted };
}

/** Seven pairs; four equal tiles are two of them. */
function isSevenPairs(counts: Counts): boolean {
  for (let kind = 0; kind < KINDS; kind++) if (counts[kind]! % 2 !== 0) return false;
  return true;
}

function isOrphans(counts: Counts): boolean {
  let tiles = 0;
  for (const kind of OUTSIDE_KINDS) {
    if (counts[kind] === 0) return false;
    tiles += counts[kind]!;
  }
  return tiles === 14;
}

/** The parts of a knitted straight into which fourteen different tiles fit, or undefined. */
function unpairedKnit(counts: Counts): readonly number[] | undefined {
  const parts = [-1, -1, -1];
  for (let kind = 0; kind < KINDS; kind++) {
    if (counts[kind]! > 1) return undefined;
    if (counts[kind] === 0 || kind >= FIRST_HONOUR) continue;
    const suit = suitOf(kind);
    const part = kind % 3;
    if (parts[suit] !== -1 && parts[suit] !== part) return undefined;
    parts[suit] = part;
  }
  return KNITS.find((knit) => knit.every((part, suit) => parts[suit] === -1 || parts[suit] === part));
}

const NO_SETS: readonly Block[] = [];

/** Every way to split a hand; empty when it is not complete. */
export function shapesOf(facts: Facts): Shape[] {
  const { concealed, melds } = facts.hand;
  const shapes: Shape[] = [];
  if (melds.length === 0) {
    if (isOrphans(concealed)) return [shapeOf(facts, 'orphans', -1, NO_SETS)];
    if (isSevenPairs(concealed)) shapes.push(shapeOf(facts, 'seven-pairs', -1, NO_SETS));
    else {
      const knit = unpairedKnit(concealed);
      if (knit) return [shapeOf(facts, 'unpaired', -1, NO_SETS, knit)];
    }
  }
  for (const { pair, blocks } of splits(concealed)) shapes.push(shapeOf(facts, 'standard', pair, blocks));
  if (melds.length < 2 && facts.suits === 3) addKnitted(shapes, facts);
  return shapes;
}

function addKnitted(shapes: Shape[], facts: Facts): void {
  const { concealed } = facts.hand;
  KNITTED_BODIES.forEach((body, i) => {
    if (!body.every((kind) => concealed[kind]! > 0)) return;
    const rest = concealed.slice();
    for (const kind of body) rest[kind]!--;
    for (const { pair, blocks } of splits(rest)) shapes.push(shapeOf(facts, 'knitted', pair, blocks, KNITS[i]));
  });
}

/** Whether a kind is among the nine of the knitted straight of a shape. */
export const inKnitted = ({ knitted }: Shape, kind: Kind): boolean =>
  knitted !== undefined && kind < FIRST_HONOUR && kind % 3 === knitted[suitOf(kind)];
