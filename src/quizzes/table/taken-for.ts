import type { CiteId } from '../../engine/riichi/index.ts';
import type { RiichiMisconceptionCheck } from '../misconceptions/small.ts';

/** The answer in points that a misconception leads to; undefined if it does not apply. */
export interface Taken {
  readonly id: string;
  readonly rule: CiteId;
  readonly points: number | undefined;
}

/** Checks an answer in points against misconceptions; each applies if it gives another number than the right one. */
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
