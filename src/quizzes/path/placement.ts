import { type BookId, type GameId, gameOf } from '../../engine/rulebooks/ids.ts';
import { type Ladder, type Rung, newLadder } from '../sitting/ladder.ts';
import type { SkillId } from '../skills/ids.ts';
import type { Level } from '../terms.ts';

/** How many questions a placement has: four minutes. */
export const PLACEMENT_LENGTH = 12;

const rung = (skill: SkillId, level: Level, ...holds: readonly SkillId[]): Rung => ({
  skill,
  level,
  ...(holds.length > 0 && { holds }),
});

/** What a placement asks by turns, each from easy to hard: for riichi yaku, fu and payments; for MCR sets and waits, sums, and what is paid. */
const LANES: Readonly<Record<GameId, readonly (readonly Rung[])[]>> = {
  riichi: [
    [rung('dora', 2), rung('yaku', 1), rung('yaku', 2), rung('han', 2, 'yaku', 'dora')],
    [
      rung('set-fu', 2),
      rung('pair-wait', 2),
      rung('fu', 1, 'set-fu', 'pair-wait'),
      rung('fu', 2, 'set-fu', 'pair-wait'),
    ],
    [rung('limits', 2), rung('payment', 1), rung('payment', 2), rung('whole', 2, 'payment', 'limits')],
  ],
  mcr: [
    [rung('fan-sets', 1), rung('fan-sets', 2), rung('fan-win', 1), rung('fan-win', 2)],
    [
      rung('fan-exclusions', 1),
      rung('fan-exclusions', 2),
      rung('fan-total', 1),
      rung('fan-total', 2, 'fan-exclusions', 'fan-sets', 'fan-win'),
    ],
    [
      rung('mcr-payment', 2),
      rung('flowers', 2),
      rung('eight', 2),
      rung('mcr-whole', 2, 'mcr-payment', 'flowers', 'fan-total'),
    ],
  ],
};

/** The ladder of a placement by a rulebook, before its first question. */
export const ladderFor = (rules: BookId): Ladder => newLadder(LANES[gameOf(rules)]);
