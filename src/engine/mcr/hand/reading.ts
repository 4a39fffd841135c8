import { rankOf } from '../../base/tile.ts';
import { type Shape, inKnitted } from './shape.ts';

/** The wait by the winning tile's position alone. */
export type Wait = 'edge' | 'closed' | 'single' | 'other';

/** One reading of a hand: a shape, and the set that the winning tile completes. */
export interface Reading {
  readonly shape: Shape;
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

/** A hand without sets: the last tile of pairs and of thirteen orphans stands alone. */
const withoutSets = (shape: Shape): Reading => ({
  shape,
  ends: BODY,
  wait: shape.form === 'unpaired' ? 'other' : 'single',
  concealedPungs: 0,
  endsPungByDiscard: false,
});

/** Every reading of a shape: one for each set, pair or knitted part that the winning tile can complete. */
export function readingsOf(shape: Shape): Reading[] {
  const { sets, own, pair, facts } = shape;
  if (sets.length === 0) return [withoutSets(shape)];
  const { winning, byDraw } = facts.hand;
  let concealedPungs = facts.concealedKongs;
  for (let i = 0; i < own; i++) if (sets[i]!.type === 'pung') concealedPungs++;

  const readings: Reading[] = [];
  const add = (ends: number, wait: Wait): number =>
    readings.push({ shape, ends, wait, concealedPungs, endsPungByDiscard: false });
  for (let i = 0; i < own; i++) {
    const set = sets[i]!;
    if (sets.indexOf(set) < i) continue;
    if (set.type === 'chow') {
      if (winning >= set.kind && winning <= set.kind + 2) add(i, chowWait(rankOf(set.kind), winning - set.kind));
    } else if (set.kind === winning) {
      if (byDraw) add(i, 'other');
      else
        readings.push({
          shape,
          ends: i,
          wait: 'other',
          concealedPungs: concealedPungs - 1,
          endsPungByDiscard: true,
        });
    }
  }
  if (pair === winning) add(PAIR, 'single');
  if (shape.form === 'knitted' && inKnitted(shape, winning)) add(BODY, 'other');
  return readings;
}
