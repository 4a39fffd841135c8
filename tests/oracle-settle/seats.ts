import type { Seat, Side } from './types.ts';

/** The four seats in turn order. */
export const SEATS: Seat[] = [0, 1, 2, 3];

/** The seat that many places further in turn order. */
export function seatAfter(seat: Seat, places: number): Seat {
  const at = SEATS[(seat + places) % 4];
  if (at === undefined) throw new Error(`no seat ${places} after ${seat}`);
  return at;
}

/** The other three seats, beginning with the one to the right. */
export function othersOf(seat: Seat): Seat[] {
  return [seatAfter(seat, 1), seatAfter(seat, 2), seatAfter(seat, 3)];
}

/** The seat on that side of a player. */
export function seatOn(side: Side, of: Seat): Seat {
  return seatAfter(of, { right: 1, across: 2, left: 3 }[side]);
}
