import type { BySeat } from '../../table/seats.ts';
import type { RiichiOptions } from '../options/options.ts';

const STICK = 1000;

/** Points at a table, riichi sticks left on it included, and what it began with: nothing comes from outside. */
export function sumAtTable(
  { scores, bets = 0 }: { readonly scores: BySeat<number>; readonly bets?: number },
  { startPoints }: RiichiOptions,
): { readonly sum: number; readonly most: number } {
  return { sum: scores.reduce((sum, points) => sum + points, bets * STICK), most: startPoints * scores.length };
}
