import { type ReadableAtom, computed } from 'nanostores';
import {
  DEFAULT_RULEBOOKS,
  BOOK_IDS,
  type BookId,
  RIICHI_IDS,
  type RiichiId,
  isRiichiId,
} from '../engine/rulebooks/ids.ts';
import { rememberedChoice } from './remembered.ts';

export { RIICHI_IDS, type RiichiId };

/** The rulebook in force before anyone chose one. */
export const DEFAULT_RULEBOOK: RiichiId = DEFAULT_RULEBOOKS.riichi;

/** The rulebook in force, of either game. */
export const rulebookInForce = rememberedChoice<BookId>('tensu:rulebook', BOOK_IDS, DEFAULT_RULEBOOK);

/** Store of the rulebook in force, of either game. */
export const $book = rulebookInForce.$value;

/**
 * Store of the riichi rulebook in force, by which the scorer and the drills judge; the first riichi one while MCR is
 * chosen.
 */
export const $rulebook: ReadableAtom<RiichiId> = computed($book, (book) =>
  isRiichiId(book) ? book : DEFAULT_RULEBOOK,
);

/** Puts a rulebook in force and stores it. */
export const chooseRulebook = rulebookInForce.choose;
