import { type RiichiKnobs, type Winner, type Yaku, YAKU_RULES } from '../../engine/riichi/index.ts';
import { knobsOf } from '../riichi/knobs.ts';
import type { Ruleset } from '../ruleset.ts';

/** The rounded fu that the payment tables list: 20, 25 for seven pairs, and 30 to 110. */
export const TABLE_FU: readonly number[] = [20, 25, ...Array.from({ length: 9 }, (_, i) => 30 + 10 * i)];

const closedHan = (id: Yaku): number => YAKU_RULES.find((rule) => rule.id === id)?.closed ?? 0;

/**
 * The fewest han of a hand with so many rounded fu, won in this way; Infinity where there is none. 25 fu is seven pairs;
 * 20 fu is pinfu by draw, or an open hand without any other fu where the rulebook leaves it at that (EMA 2016 4.1.1).
 */
export function leastHan(fu: number, by: Winner['by'], knobs: RiichiKnobs): number {
  const drawn = by === 'draw' ? closedHan('menzen-tsumo') : 0;
  if (fu === 25) return closedHan('chiitoitsu') + drawn;
  if (fu > 20) return 1;
  if (by === 'discard') return knobs.openPinfuFu ? Infinity : 1;
  return knobs.pinfuTsumo ? closedHan('pinfu') + drawn : Infinity;
}

/** By draw, so many fu take three kongs or three concealed pungs, which are two han by themselves. */
const NO_DRAW_FROM = 110;

/** Whether a hand of so many han and fu can be won in this way. */
export const canBeWon = (han: number, fu: number, by: 'discard' | 'draw', ruleset: Ruleset): boolean =>
  han >= leastHan(fu, by, knobsOf(ruleset)) && !(fu >= NO_DRAW_FROM && han === 1 && by === 'draw');
