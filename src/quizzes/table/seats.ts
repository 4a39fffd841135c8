import type { SeatNumber } from '../../engine/riichi/index.ts';

/** The four seats in turn order. */
export const SEATS: readonly SeatNumber[] = [0, 1, 2, 3];

/** Whether a number is a seat. */
export const isSeat = (value: unknown): value is SeatNumber => SEATS.some((seat) => seat === value);

/** Whether something is a list of different seats. */
export const areSeats = (value: unknown): value is readonly SeatNumber[] =>
  Array.isArray(value) && value.every(isSeat) && new Set(value).size === value.length;
