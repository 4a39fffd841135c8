import { SEATS, type Seat } from '../base/melds.ts';
import { WINDS, type Wind } from '../base/tile.ts';

/** The four seats of a table in turn order: seat 1 sits to the right of seat 0 and plays after it. */
export const SEAT_NUMBERS = [0, 1, 2, 3] as const;

/** A seat of a table. */
export type SeatNumber = (typeof SEAT_NUMBERS)[number];

/** Something for each seat, in their order. */
export type BySeat<T> = readonly [T, T, T, T];

/** How many turns after one seat another plays: 0 for itself, 1 for the player to the right. */
export const turnsAfter = (from: SeatNumber, to: SeatNumber): SeatNumber => ((to - from + 4) % 4) as SeatNumber;

/** The seat this many turns after another. */
export const seatAfter = (from: SeatNumber, turns: number): SeatNumber => ((from + turns) % 4) as SeatNumber;

/** The other three seats, beginning to the right. */
export const othersThan = (seat: SeatNumber): readonly SeatNumber[] => [1, 2, 3].map((turns) => seatAfter(seat, turns));

/** The seat wind of a seat while another is East. */
export const windOf = (seat: SeatNumber, dealer: SeatNumber): Wind => WINDS[turnsAfter(dealer, seat)];

/** The number of turns to each place, as seen by a player. */
const TURNS: Readonly<Record<Seat, number>> = { right: 1, across: 2, left: 3 };

/** The seat that a player sees at a place. */
export const seatSeen = (by: SeatNumber, place: Seat): SeatNumber => seatAfter(by, TURNS[place]);

/** Where a player sees another one. */
export const placeSeen = (by: SeatNumber, other: SeatNumber): Seat | undefined =>
  SEATS.find((place) => seatSeen(by, place) === other);

/** Something made for each seat. */
export const eachSeat = <T>(make: (seat: SeatNumber) => T): BySeat<T> => [make(0), make(1), make(2), make(3)];
