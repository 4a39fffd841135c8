import { AT_HAND_IDS, type BookId, MCR_IDS } from '../../src/engine/rulebooks/ids.ts';

/** The rulebooks under which answers were published first; cases are numbered by their order. */
export const FIRST_BOOKS: readonly BookId[] = [...AT_HAND_IDS, ...MCR_IDS];
