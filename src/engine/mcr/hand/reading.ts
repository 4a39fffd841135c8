import { rankOf } from '../../base/tile.ts';
import { type Shape, inKnitted } from './shape.ts';

/** The wait by the winning tile's position alone. */
export type Wait = 'edge' | 'closed' | 'single' | 'other';

/** What a reading is, as bits: its wait, and whether it has too few concealed pungs for a fan. */
export const READING_TRAIT = { edge: 1, closed: 2, single: 4, other: 8, fewPungs: 16 } as const;
const FEWEST_PUNGS = 2;

/** One reading of a hand: a shape, and the set that the winning tile completes. */
export interface Reading {
  readonly shape: Shape;
  /** Its traits, or-ed together. */
  readonly traits: number;
  /**
   * The index of the set that the winning tile completes; -1 for the pair, -2 for the knitted part or a hand without
   * sets.
   */
  readonly ends: number;
  readonly wait: Wait;
  /** Concealed pungs and kongs, without a pung completed by a discard. */
  readonly concealedPungs: number;
  readonly endsPungByDiscard: boolean;
}

/** `ends` where the winning tile ends the pair. */
export const PAIR = -1;
const BODY = -2;

function chowWait(first: number, place: number): Wait {
  if (place === 1) return 'closed';
  return (place === 2 && first === 0) || (place === 0 && first === 6) ? 'edge' : 'other';
}

function readingOf(shape: Shape, ends: number, wait: Wait, concealedPungs: number, endsPungByDiscard = false): Reading {
  const traits = READING_TRAIT[wait] | (concealedPungs < FEWEST_PUNGS ? READING_TRAIT.fewPungs : 0);
  return { shape, traits, ends, wait, concealedPungs, endsPungByDiscard };
}

/** Every reading of a shape: one for each set, pair or knitted part that the winning tile can complete. */
export function readingsOf(shape: Shape): Reading[] {
  const { sets, own, pair, facts } = shape;
  // The last tile of pairs and of thirteen orphans stands alone.
  if (sets.length === 0) return [readingOf(shape, BODY, shape.form === 'unpaired' ? 'other' : 'single', 0)];
  const { winning, byDraw } = facts.hand;
  let pungs = facts.concealedKongs;
  for (let i = 0; i < own; i++) if (sets[i]!.type === 'pung') pungs++;

  const readings: Reading[] = [];
  for (let i = 0; i < own; i++) {
    const set = sets[i]!;
    if (sets.indexOf(set) < i) continue;
    if (set.type === 'chow') {
      if (winning >= set.kind && winning <= set.kind + 2)
        readings.push(readingOf(shape, i, chowWait(rankOf(set.kind), winning - set.kind), pungs));
    } else if (set.kind === winning)
      readings.push(byDraw ? readingOf(shape, i, 'other', pungs) : readingOf(shape, i, 'other', pungs - 1, true));
  }
  if (pair === winning) readings.push(readingOf(shape, PAIR, 'single', pungs));
  if (shape.form === 'knitted' && inKnitted(shape, winning)) readings.push(readingOf(shape, BODY, 'other', pungs));
  return readings;
}
