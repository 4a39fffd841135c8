import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Level } from '../base/terms.ts';
import type { TestPart } from './games/game-path.ts';
import { pathOf } from './games/index.ts';

/** The level of the mixed test: hands as they come at the table. */
export const TEST_LEVEL: Level = 2;

/** The mixed test of a rulebook, which “ready” predicts. */
export const testOf = (rules: BookId): readonly TestPart[] => pathOf(rules).test;

/** How many questions the mixed test of a rulebook has. */
export const testLength = (rules: BookId): number => testOf(rules).reduce((sum, { count }) => sum + count, 0);
