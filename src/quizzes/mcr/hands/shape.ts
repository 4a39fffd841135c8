import { KINDS } from '../../../engine/mcr/index.ts';
import { COPIES, type ShapeSet, kindsOf } from '../../hands/shape.ts';

/** The tiles of an MCR hand, before any are called. */
export interface McrShape {
  readonly sets: readonly ShapeSet[];
  /** The pairs: one, seven, or none beside loose tiles. */
  readonly pairs: readonly number[];
  /** Tiles that belong to no set: orphans and knitted tiles. */
  readonly loose?: readonly number[];
  /** Hands that must be closed. */
  readonly closed?: true;
  /** Hands whose pungs are all kongs. */
  readonly kongs?: true;
}

/** Whether every kind has at most four tiles. */
export function isPossible({ sets, pairs, loose = [] }: McrShape): boolean {
  const counts = new Uint8Array(KINDS);
  const add = (kind: number): void => void (counts[kind] = (counts[kind] ?? 0) + 1);
  sets.flatMap(kindsOf).forEach(add);
  for (const pair of pairs) [pair, pair].forEach(add);
  loose.forEach(add);
  return counts.every((count) => count <= COPIES);
}
