import { OFFENCES } from '../../src/components/features/referee/offences.ts';
import { scenesUnder } from '../../src/quizzes/skills/penalties/scenarios.ts';
import { BOOK_IDS, type BookId, RIICHI_IDS, type RiichiId, standsOn } from '../../src/engine/rulebooks/ids.ts';

const hasCards = (book: BookId | undefined): boolean =>
  book !== undefined && (OFFENCES.some(({ rulings }) => rulings[book]) || hasCards(standsOn(book)));

/** The rulebooks whose penalties the referee’s desk knows, at least in part. */
export const WITH_CARDS: readonly BookId[] = BOOK_IDS.filter(hasCards);

/** The riichi rulebooks that rule on the scenes of practice. */
export const WITH_SCENES: readonly RiichiId[] = RIICHI_IDS.filter((id) => scenesUnder(id).length > 0);
