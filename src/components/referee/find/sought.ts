import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Sought } from './rank.ts';
import { type SignsOfCards, rangesUnder } from './signs.ts';

const NO_SIGNS = { signs: [] };

/** A card as the finder sees it under a rulebook. */
export function soughtOf(
  card: Pick<Sought, 'id' | 'title' | 'words' | 'standing' | 'outcome'>,
  signs: SignsOfCards,
  book: BookId,
): Sought {
  const own = signs[card.id] ?? NO_SIGNS;
  return { ...card, signs: own.signs, ranges: rangesUnder(own, book) };
}
