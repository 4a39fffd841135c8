import { type RiichiOptions, type Winner, leastHan as leastHanOf } from '../../engine/riichi/index.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** The rounded fu that the payment tables list: 20, 25 for seven pairs, and 30 to 110. */
export const TABLE_FU: readonly number[] = [20, 25, ...Array.from({ length: 9 }, (_, i) => 30 + 10 * i)];

/** The fewest han of a hand without riichi with these rounded fu, won in this way; Infinity when there is none. */
export const leastHan = (fu: number, by: Winner['by'], options: RiichiOptions): number =>
  leastHanOf(fu, by, false, options);

/** Whether a hand with these han and fu can be won in this way. */
export const canBeWon = (han: number, fu: number, by: 'discard' | 'draw', ruleset: Ruleset): boolean =>
  han >= leastHan(fu, by, optionsOf(ruleset));
