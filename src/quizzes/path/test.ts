import { type BookId, type GameId, gameOf } from '../../engine/rulebooks/ids.ts';
import type { SkillId } from '../skills/ids.ts';
import type { Level } from '../terms.ts';

/** A kind of question in the mixed test, and how many of it there are. */
interface Part {
  readonly skill: SkillId;
  readonly count: number;
}

/** How hard the questions of the mixed test are: as they come at the table. */
export const TEST_LEVEL: Level = 2;

/**
 * The mixed test of each game that “ready” speaks of: twenty questions about counting a hand, each skill as often as it is
 * needed to count one. What is done at the table beside counting has no part in it.
 */
const TESTS: Readonly<Record<GameId, readonly Part[]>> = {
  riichi: [
    { skill: 'dora', count: 1 },
    { skill: 'waits', count: 1 },
    { skill: 'yaku', count: 3 },
    { skill: 'han', count: 2 },
    { skill: 'set-fu', count: 1 },
    { skill: 'pair-wait', count: 1 },
    { skill: 'fu', count: 4 },
    { skill: 'payment', count: 3 },
    { skill: 'limits', count: 1 },
    { skill: 'whole', count: 3 },
  ],
  mcr: [
    { skill: 'fan-sets', count: 4 },
    { skill: 'fan-win', count: 2 },
    { skill: 'fan-exclusions', count: 3 },
    { skill: 'fan-total', count: 3 },
    { skill: 'eight', count: 2 },
    { skill: 'flowers', count: 1 },
    { skill: 'mcr-payment', count: 2 },
    { skill: 'mcr-whole', count: 3 },
  ],
};

/** How many questions the mixed test of a rulebook has. */
export const testLength = (rules: BookId): number => testOf(rules).reduce((sum, { count }) => sum + count, 0);

/** The mixed test of a rulebook. */
export const testOf = (rules: BookId): readonly Part[] => TESTS[gameOf(rules)];
