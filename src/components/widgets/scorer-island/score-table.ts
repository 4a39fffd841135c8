import { RIICHI_RULEBOOKS, type RiichiId } from '../../../engine/riichi/index.ts';
import { TABLE_FU, leastHan } from '../../../quizzes/hands/least.ts';
import { type HandShares, handShares } from '../../base/numbers/payments.ts';

/** A cell: what a hand pays by discard and by draw; undefined if no such hand exists. */
export interface Cell {
  readonly discard: HandShares | undefined;
  readonly draw: HandShares | undefined;
}

/** A row: the cells for one number of fu. */
export interface Row {
  readonly fu: number;
  readonly cells: readonly Cell[];
}

/** The han with a column; from five on every hand is at a limit. */
export const HAN = [1, 2, 3, 4] as const;

/** The score table of a rulebook for East or for the others. */
export const scoreTable = (seat: 'east' | 'other', rules: RiichiId): readonly Row[] =>
  TABLE_FU.map((fu) => ({
    fu,
    cells: HAN.map((han) => {
      const cell = (by: 'discard' | 'draw'): HandShares | undefined =>
        han < leastHan(fu, by, RIICHI_RULEBOOKS[rules].options) ? undefined : handShares(han, fu, { seat, by }, rules);
      return { discard: cell('discard'), draw: cell('draw') };
    }),
  }));
