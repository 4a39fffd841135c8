import { SEATS } from './seats.ts';
import type { Next, Penalty, Seat, Settled, SettleRequest } from './types.ts';

/** What changes hands in one event: between four players, and into nobody's pocket. */
export class Purse {
  readonly deltas = [0, 0, 0, 0];
  nobody = 0;

  /** Pays a seat from the table. */
  give(seat: Seat, points: number): void {
    this.deltas[seat] = (this.deltas[seat] ?? 0) + points;
  }

  /** Takes points from a seat for the table. */
  take(seat: Seat, points: number): void {
    this.give(seat, -points);
  }

  /** One seat pays another. */
  pay(from: Seat, to: Seat, points: number): void {
    this.take(from, points);
    this.give(to, points);
  }

  /** One seat loses points that nobody gets. */
  lose(seat: Seat, points: number): void {
    this.take(seat, points);
    this.nobody += points;
  }
}

/** The parts of a result that most events leave unchanged. */
interface Rest {
  known?: boolean;
  redeal?: boolean;
  paid?: Seat[];
  penalties?: Penalty[];
}

/** A result from what changed hands, what comes next and what lies on the table then. */
export function resultOf(
  request: SettleRequest,
  purse: Purse,
  next: Next,
  table: Settled['table'],
  rest: Rest = {},
): Settled {
  const scores = SEATS.map((seat) => (request.scores[seat] ?? 0) + (purse.deltas[seat] ?? 0));
  return {
    known: true,
    redeal: false,
    paid: [],
    penalties: [],
    ...rest,
    deltas: purse.deltas,
    scores,
    next,
    table,
    nobody: purse.nobody,
  };
}

/** An event that changes nothing, because the rulebook does not have it. */
export function unknownEvent(request: SettleRequest): Settled {
  const table = { bets: request.bets ?? 0, counters: request.counters ?? 0 };
  return resultOf(request, new Purse(), { kind: 'same-hand' }, table, { known: false });
}
