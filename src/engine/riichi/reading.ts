import { type Block, blockOf, splits } from '../decompose.ts';
import type { WinningHand } from './hand.ts';
import { FIRST_HONOUR, type Kind, TRAIT, isDragon, isOutside, rankOf, suitOf } from '../tile.ts';
import { isOrphans, isSevenPairs } from './shapes.ts';

/** The wait that the winning tile ended; `thirteen` is thirteen orphans waiting for all of them. */
export type Wait = 'two-sided' | 'edge' | 'closed' | 'pung' | 'single' | 'thirteen';

/** What holds for a way to split the tiles, whichever set the winning tile is taken to end. */
export interface Shape {
  readonly form: 'standard' | 'seven-pairs' | 'orphans';
  /** Kind of the pair; -1 for seven pairs and thirteen orphans. */
  readonly pair: Kind;
  readonly blocks: readonly Block[];
  /** For each suit, a bit for each rank that begins a chow. */
  readonly chows: readonly [number, number, number];
  /** For each suit and the honours, a bit for each rank that has a pung or kong. */
  readonly pungs: readonly [number, number, number, number];
  readonly chowCount: number;
  readonly kongs: number;
  /** Pairs of identical chows: 0, 1 or 2. */
  readonly doubleChows: number;
  /** Whether every set and the pair has a terminal or an honour. */
  readonly allOutside: boolean;
}

/** One complete way to read the hand: a shape and the set that the winning tile ends. */
export interface Reading {
  readonly hand: WinningHand;
  readonly shape: Shape;
  /** The set that the winning tile ends; undefined when it ends the pair or the hand has no sets. */
  readonly ends: Block | undefined;
  readonly wait: Wait;
  readonly concealedPungs: number;
}

function shapeOf(hand: WinningHand, pair: Kind, own: readonly Block[]): Shape {
  const chows: [number, number, number] = [0, 0, 0];
  const pungs: [number, number, number, number] = [0, 0, 0, 0];
  const blocks: Block[] = own.slice();
  let kongs = 0;
  let chowCount = 0;
  let doubleChows = 0;
  /** A bit for the first kind of each chow that has no equal one yet. */
  let single = 0;
  for (const meld of hand.melds) {
    if (meld.type === 'kong') kongs++;
    blocks.push(blockOf(meld.type === 'chow' ? 'chow' : 'pung', meld.kind));
  }
  let allOutside = isOutside(pair);
  for (const block of blocks) {
    const suit = suitOf(block.kind);
    if (block.type === 'chow') {
      chows[suit]! |= 1 << rankOf(block.kind);
      chowCount++;
      single ^= 1 << block.kind;
      if ((single & (1 << block.kind)) === 0) doubleChows++;
    } else pungs[suit]! |= 1 << rankOf(block.kind);
    if (!block.outside) allOutside = false;
  }
  return { form: 'standard', pair, blocks, chows, pungs, chowCount, kongs, doubleChows, allOutside };
}

const whole = (form: 'seven-pairs' | 'orphans', allOutside: boolean): Shape => ({
  form,
  pair: -1,
  blocks: [],
  chows: [0, 0, 0],
  pungs: [0, 0, 0, 0],
  chowCount: 0,
  kongs: 0,
  doubleChows: 0,
  allOutside,
});

function chowWait(chow: Block, winning: Kind): Wait {
  const place = winning - chow.kind;
  if (place === 1) return 'closed';
  const first = rankOf(chow.kind);
  return (place === 2 && first === 0) || (place === 0 && first === 6) ? 'edge' : 'two-sided';
}

/** Every reading of a hand: each split, with each set or pair that the winning tile can end. */
export function readingsOf(hand: WinningHand): Reading[] {
  const readings: Reading[] = [];
  const { winning } = hand;
  if (hand.melds.length === 0) {
    if (isOrphans(hand.concealed)) {
      const wait = hand.concealed[winning] === 2 ? 'thirteen' : 'single';
      return [{ hand, shape: whole('orphans', true), ends: undefined, wait, concealedPungs: 0 }];
    }
    if (isSevenPairs(hand.concealed)) {
      const shape = whole('seven-pairs', (hand.traits & TRAIT.simple) === 0);
      readings.push({ hand, shape, ends: undefined, wait: 'single', concealedPungs: 0 });
    }
  }
  const concealedKongs = hand.melds.reduce((n, meld) => n + (meld.open ? 0 : 1), 0);
  for (const { pair, blocks } of splits(hand.concealed)) {
    const shape = shapeOf(hand, pair, blocks);
    const pungs = concealedKongs + blocks.reduce((n, block) => n + (block.type === 'pung' ? 1 : 0), 0);
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]!;
      if (blocks.indexOf(block) < i) continue;
      if (block.type === 'chow') {
        if (suitOf(block.kind) === suitOf(winning) && winning >= block.kind && winning <= block.kind + 2)
          readings.push({ hand, shape, ends: block, wait: chowWait(block, winning), concealedPungs: pungs });
      } else if (block.kind === winning)
        readings.push({ hand, shape, ends: block, wait: 'pung', concealedPungs: hand.byDraw ? pungs : pungs - 1 });
    }
    if (pair === winning) readings.push({ hand, shape, ends: undefined, wait: 'single', concealedPungs: pungs });
  }
  return readings;
}

/** How many times a pair is of value: dragons once, winds for the seat and for the round (EMA 2016 4.1.1). */
export const pairValue = (hand: WinningHand, pair: Kind): number =>
  isDragon(pair) ? 1 : (pair === hand.seat ? 1 : 0) + (pair === hand.round ? 1 : 0);

/** Four chows, a pair without value, and a two-sided wait: the shape of pinfu (EMA 2016 4.2.1). */
export const isPinfuShape = (reading: Reading): boolean =>
  reading.shape.chowCount === 4 && reading.wait === 'two-sided' && pairValue(reading.hand, reading.shape.pair) === 0;

/** Whether the hand has a pung or kong of an honour kind. */
export const hasHonourPung = (shape: Shape, kind: Kind): boolean =>
  (shape.pungs[3] & (1 << (kind - FIRST_HONOUR))) !== 0;

/** The winds among the honours, as bits like those of a shape's pungs. */
export const WIND_BITS = 0b1111;
/** The dragons among the honours, as bits like those of a shape's pungs. */
export const DRAGON_BITS = 0b1110000;

/** How many pungs and kongs the hand has of some of the honours. */
export function honourPungs(shape: Shape, of: number): number {
  let count = 0;
  for (let bits = shape.pungs[3] & of; bits !== 0; bits &= bits - 1) count++;
  return count;
}
