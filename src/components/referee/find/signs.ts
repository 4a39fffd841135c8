import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { Range, Sign } from './rank.ts';

/** In which ways people tell of a card, and the numbers it is about: for each unit under all rulebooks, and under one where it differs. */
export interface Signs {
  readonly signs: readonly Sign[];
  readonly ranges?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> | undefined;
}

/** The signs of every card, by its id. */
export type SignsOfCards = Readonly<Record<string, Signs>>;

/** The numbers that a card is about under a rulebook. */
export const rangesUnder = ({ ranges = {} }: Signs, book: BookId): readonly Range[] =>
  Object.entries(ranges).flatMap(([unit, byBook]) => {
    const [from, to] = byBook[book] ?? byBook.all ?? [];
    return from === undefined || to === undefined ? [] : [{ unit, from, to }];
  });
