import type { BookId } from '../../engine/rulebooks/ids.ts';
import { type Ladder, newLadder } from '../session/ladder.ts';
import { pathOf } from './games/index.ts';

/** How many questions a placement has at most: four minutes. It ends as soon as no answer would show anything more. */
export const PLACEMENT_LENGTH = 12;

/** The ladder of a placement by a rulebook, before its first question. */
export const ladderFor = (rules: BookId): Ladder => newLadder(pathOf(rules).placement);
