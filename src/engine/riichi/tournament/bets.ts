import { type BySeat, eachSeat } from '../../table/seats.ts';

const STICK = 1000;
const HUNDRED = 100;

/** The points from leftover sticks for each seat, and the rest that nobody gets. */
export interface Leftover {
  readonly shares: BySeat<number>;
  readonly lost: number;
}

/** Shares the sticks left on the table among those with the most points, in whole hundreds (EMA 2016 3.6; our reading of K21). */
export function shareLeftover(points: BySeat<number>, bets: number): Leftover {
  const most = Math.max(...points);
  const winners = points.filter((own) => own === most).length;
  const each = Math.floor((bets * STICK) / winners / HUNDRED) * HUNDRED;
  return {
    shares: eachSeat((seat) => (points[seat] === most ? each : 0)),
    lost: bets * STICK - each * winners,
  };
}
