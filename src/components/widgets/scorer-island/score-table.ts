import { RIICHI_IDS, RIICHI_RULEBOOKS, type RiichiId, houseChoice } from '../../../engine/riichi/index.ts';
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

/** A cell that stands for all rulebooks, but where some of them round the hand up to a mangan. */
interface SharedCell {
  readonly usual: Cell;
  readonly roundedUp: Cell | undefined;
}

const isRoundingUp = (id: RiichiId): boolean => RIICHI_RULEBOOKS[id].options.roundUpMangan;
const ROUNDING_UP = RIICHI_IDS.filter(isRoundingUp);

/** The score table of all rulebooks: that of `rules`, and the cells of those that round up. */
export function scoreTables(
  seat: 'east' | 'other',
  rules: RiichiId,
): readonly { readonly fu: number; readonly cells: readonly SharedCell[] }[] {
  const rounded = ROUNDING_UP[0] && scoreTable(seat, ROUNDING_UP[0]);
  return scoreTable(seat, rules).map(({ fu, cells }, row) => ({
    fu,
    cells: cells.map((usual, column) => {
      const other = rounded?.[row]?.cells[column];
      const isMangan = Boolean(other?.discard?.limit) && !usual.discard?.limit;
      return { usual, roundedUp: isMangan ? other : undefined };
    }),
  }));
}

/** The choices by which a house rounds up, or does not, whatever its rulebook says. */
const [UP, NOT_UP] = [true, false].map((value) => `[data-chosen~='${houseChoice('roundUpMangan', value)}']`) as [
  string,
  string,
];

/** The style that shows the cells of the rulebook in force. */
export const ROUNDED_UP_STYLE = [
  ...['.rounded-up', ...ROUNDING_UP.map((id) => `[data-rulebook='${id}'] .not-rounded-up`)].map(
    (selector) => `${selector}{display:none}`,
  ),
  ...ROUNDING_UP.map((id) => `[data-rulebook='${id}'] .rounded-up{display:block}`),
  `:root${UP} .not-rounded-up,:root${NOT_UP} .rounded-up{display:none}`,
  `:root${UP} .rounded-up,:root${NOT_UP} .not-rounded-up{display:block}`,
].join('');
