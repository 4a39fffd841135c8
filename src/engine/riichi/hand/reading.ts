import { type Block, blockOf, splits } from '../../base/decompose.ts';
import type { WinningHand } from './hand.ts';
import { FIRST_HONOUR, type Kind, TRAIT, isDragon, isOutside, rankOf } from '../../base/tile.ts';
import { isOrphans, isSevenPairs } from './shapes.ts';

/** The wait that the winning tile completed; `thirteen` is the 13-sided wait of thirteen orphans. */
export type Wait = 'two-sided' | 'edge' | 'closed' | 'pung' | 'single' | 'thirteen';

/** One way to split the tiles, whichever set the winning tile completes. */
export interface Shape {
  readonly form: 'standard' | 'seven-pairs' | 'orphans';
  /** Kind of the pair; -1 for seven pairs and thirteen orphans. */
  readonly pair: Kind;
  /** The concealed sets, then the melds. */
  readonly blocks: readonly Block[];
  /** A bit for each kind that begins a chow. */
  readonly chows: number;
  /** A bit for each suited kind that has a pung or kong. */
  readonly pungs: number;
  /** One bit for each honour with a pung or kong, the east wind lowest. */
  readonly honours: number;
  readonly chowCount: number;
  readonly kongs: number;
  /** Pungs and kongs that are not laid open. */
  readonly concealedPungs: number;
  /** Pairs of identical chows: 0, 1 or 2. */
  readonly doubleChows: number;
  /** Whether every set and the pair has a terminal or an honour. */
  readonly allOutside: boolean;
}

/** One reading of the hand: a shape and the set that the winning tile completes. */
export interface Reading {
  readonly hand: WinningHand;
  readonly shape: Shape;
  /** The set that the winning tile completes; undefined for the pair and for hands without sets. */
  readonly ends: Block | undefined;
  readonly wait: Wait;
  readonly concealedPungs: number;
}

function shapeOf({ melds }: WinningHand, pair: Kind, own: readonly Block[]): Shape {
  const blocks = melds.length === 0 ? own : own.concat(melds.map(({ type, kind }) => blockOf(type, kind)));
  let chows = 0;
  let pungs = 0;
  let honours = 0;
  let chowCount = 0;
  let doubleChows = 0;
  /** The chows that have no equal one yet. */
  let single = 0;
  let allOutside = isOutside(pair);
  for (const { type, kind, outside } of blocks) {
    if (!outside) allOutside = false;
    if (type === 'chow') {
      chows |= 1 << kind;
      chowCount++;
      single ^= 1 << kind;
      if ((single & (1 << kind)) === 0) doubleChows++;
    } else if (kind < FIRST_HONOUR) pungs |= 1 << kind;
    else honours |= 1 << (kind - FIRST_HONOUR);
  }
  let kongs = 0;
  let concealedPungs = blocks.length - chowCount;
  for (const { type, open } of melds) {
    if (type === 'kong') kongs++;
    if (type !== 'chow' && open) concealedPungs--;
  }
  return {
    form: 'standard',
    pair,
    blocks,
    chows,
    pungs,
    honours,
    chowCount,
    kongs,
    concealedPungs,
    doubleChows,
    allOutside,
  };
}

/** The shape of a hand without sets. */
const whole = (hand: WinningHand, form: 'seven-pairs' | 'orphans'): Shape => ({
  ...shapeOf(hand, -1, []),
  form,
  allOutside: (hand.traits & TRAIT.simple) === 0,
});

function chowWait(chow: Block, winning: Kind): Wait {
  const place = winning - chow.kind;
  if (place === 1) return 'closed';
  const first = rankOf(chow.kind);
  return (place === 2 && first === 0) || (place === 0 && first === 6) ? 'edge' : 'two-sided';
}

/** Every reading of a hand: each split with each set or pair that the winning tile can complete. */
export function readingsOf(hand: WinningHand): Reading[] {
  const readings: Reading[] = [];
  const { winning, melds, concealed } = hand;
  if (melds.length === 0) {
    if (isOrphans(concealed)) {
      const wait = concealed[winning] === 2 ? 'thirteen' : 'single';
      return [{ hand, shape: whole(hand, 'orphans'), ends: undefined, wait, concealedPungs: 0 }];
    }
    if (isSevenPairs(concealed)) {
      const shape = whole(hand, 'seven-pairs');
      readings.push({ hand, shape, ends: undefined, wait: 'single', concealedPungs: 0 });
    }
  }
  for (const { pair, blocks } of splits(concealed)) {
    const shape = shapeOf(hand, pair, blocks);
    const pungs = shape.concealedPungs;
    for (let i = 0; i < blocks.length; i++) {
      const ends = blocks[i]!;
      if (i > 0 && ends === blocks[i - 1]) continue;
      if (ends.type === 'chow') {
        if (winning >= ends.kind && winning <= ends.kind + 2)
          readings.push({ hand, shape, ends, wait: chowWait(ends, winning), concealedPungs: pungs });
      } else if (ends.kind === winning)
        readings.push({ hand, shape, ends, wait: 'pung', concealedPungs: hand.byDraw ? pungs : pungs - 1 });
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
  (shape.honours & (1 << (kind - FIRST_HONOUR))) !== 0;

/** The winds among a shape's honours. */
export const WIND_BITS = 0b1111;
/** The dragons among a shape's honours. */
export const DRAGON_BITS = 0b1110000;

/** How many bits are set. */
export function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** How many pungs and kongs the hand has of some of the honours. */
export const honourPungs = (shape: Shape, of: number): number => bitsIn(shape.honours & of);

/** Bits for kinds as those of each suit. */
export const inSuits = (bits: number): readonly [number, number, number] => [
  bits & 0b111111111,
  (bits >> 9) & 0b111111111,
  bits >> 18,
];

/** The ranks that all three suits have, as bits. */
export const inEachSuit = (bits: number): number => bits & (bits >> 9) & (bits >> 18);
