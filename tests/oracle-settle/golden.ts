import type { Next, Penalty, RulesId, Seat, SettleRequest, TableEvent, Wind, Winner } from './types.ts';

/** A settlement worked out by hand: `at` is the article, the rest what must come out. */
export interface Golden {
  name: string;
  at: string;
  request: SettleRequest;
  deltas: number[];
  next: Next;
  known?: boolean;
  redeal?: boolean;
  paid?: Seat[];
  penalties?: Penalty[];
}

/** A table in the first hand of a game, 30,000 each, and one event. */
export function table(rules: RulesId, event: TableEvent, more: Partial<SettleRequest> = {}): SettleRequest {
  return { rules, roundWind: 'east', dealer: 0, scores: [30_000, 30_000, 30_000, 30_000], event, ...more };
}

/** The hand that comes next. */
export function hand(dealer: Seat, counters: number, bets: number, roundWind: Wind = 'east'): Next {
  return { kind: 'hand', dealer, roundWind, counters, bets };
}

/** A win on a discard. */
export function ron(discarder: Seat, ...winners: Winner[]): TableEvent {
  return { type: 'ron', discarder, winners };
}
