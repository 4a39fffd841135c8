import type { RulebookId } from '../../engine/index.ts';
import { hanValue } from '../chapter/han-values.ts';
import { type HandShares, handShares } from '../chapter/payments.ts';

/** One cell: what a hand pays by discard and by draw; undefined where no such hand exists. */
export interface Cell {
  readonly discard: HandShares | undefined;
  readonly draw: HandShares | undefined;
}

/** One line of the table: the cells of so many fu. */
export interface Row {
  readonly fu: number;
  readonly cells: readonly Cell[];
}

/** The han that have a column: from five on every hand is at a limit. */
export const HAN = [1, 2, 3, 4] as const;
const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110] as const;
const SEVEN_PAIRS = 25;
const LEAST_WITH_A_PUNG = 30;

/** The fewest han of a hand with so many fu: 20 fu is pinfu by draw, 25 seven pairs. */
function leastHan(fu: number, by: 'discard' | 'draw', rules: RulebookId): number {
  const closed = (id: 'pinfu' | 'chiitoitsu' | 'menzen-tsumo'): number => hanValue(id, rules)?.closed ?? 0;
  const drawn = by === 'draw' ? closed('menzen-tsumo') : 0;
  if (fu >= LEAST_WITH_A_PUNG) return 1;
  if (fu === SEVEN_PAIRS) return closed('chiitoitsu') + drawn;
  return by === 'draw' ? closed('pinfu') + drawn : Infinity;
}

/** The score table of a rulebook for East or for the others. */
export const scoreTable = (seat: 'east' | 'other', rules: RulebookId): readonly Row[] =>
  FU.map((fu) => ({
    fu,
    cells: HAN.map((han) => {
      const cell = (by: 'discard' | 'draw'): HandShares | undefined =>
        han < leastHan(fu, by, rules) ? undefined : handShares(han, fu, { seat, by }, rules);
      return { discard: cell('discard'), draw: cell('draw') };
    }),
  }));
