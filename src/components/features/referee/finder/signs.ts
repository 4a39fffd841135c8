import type { BookId } from '../../../../engine/rulebooks/ids.ts';
import type { Range, SearchCard, Sign } from './ranking.ts';

/** How people describe a card, and the numbers it is about by unit: under every rulebook, or under one where it differs. */
export interface CardSigns {
  readonly signs: readonly Sign[];
  readonly ranges?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> | undefined;
}

/** The signs of every card, by its id. */
export type SignsById = Readonly<Record<string, CardSigns>>;

const NO_SIGNS: CardSigns = { signs: [] };

/** The numbers that a card is about under a rulebook. */
export const rangesUnder = ({ ranges = {} }: CardSigns, book: BookId): readonly Range[] =>
  Object.entries(ranges).flatMap(([unit, byBook]) => {
    const [from, to] = byBook[book] ?? byBook.all ?? [];
    return from === undefined || to === undefined ? [] : [{ unit, from, to }];
  });

/** Adds to a card what the search needs of its signs under a rulebook. */
export function searchCard(card: Omit<SearchCard, 'signs' | 'ranges'>, signs: SignsById, book: BookId): SearchCard {
  const own = signs[card.id] ?? NO_SIGNS;
  return { ...card, signs: own.signs, ranges: rangesUnder(own, book) };
}

/** Kinds of rulings that settle everything about the hand, so that two cards of the same kind agree. */
const COMPLETE = ['dead-hand', 'chombo', 'correct', 'none', 'warning', 'silent'];

/** The outcome of a ruling if its kind alone tells it. */
export const outcomeOf = (kind: string | undefined): string | undefined => COMPLETE.find((one) => one === kind);
