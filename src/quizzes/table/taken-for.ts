import type { CiteId } from '../../engine/riichi/index.ts';
import type { RiichiMisconceptionCheck } from '../misconceptions/small.ts';

/** What somebody with a misconception would answer in points; undefined where it comes to nothing. */
export interface Taken {
  readonly id: string;
  readonly rule: CiteId;
  readonly points: number | undefined;
}

/** Holds misconceptions against an answer in points: each comes into play where it gives another number than the right one. */
export const checkPoints = (
  taken: readonly Taken[],
  right: number,
  given: number,
): readonly RiichiMisconceptionCheck[] =>
  taken.map(({ id, rule, points }) => ({
    id,
    rule,
    applies: points !== undefined && points !== right,
    fits: points === given,
  }));
