import { type BookId, type BySeat, type SeatNumber, WINDS, type Wind } from '../../../../engine/riichi/index.ts';
import { type EventOf, type HandEntry, NO_ENTRY, eventOf } from './entry.ts';
import { tableRules } from './table-rules.ts';

/** A single hand to settle: seat 0 is East, and seats are named by their winds. */
export interface OneHand {
  readonly rules: BookId;
  readonly roundWind: Wind;
  /** Number of the hand in its round, from 0. */
  readonly deal: SeatNumber;
  /** Points before the hand; undefined for the starting points. */
  readonly scores?: BySeat<number>;
  readonly counters: number;
  readonly bets: number;
  readonly entry: HandEntry;
}

/** An empty first hand. */
export const firstHand = (rules: BookId): OneHand => ({
  rules,
  roundWind: 'east',
  deal: 0,
  counters: 0,
  bets: 0,
  entry: NO_ENTRY,
});

/** The points before a hand. */
export function scoresOf({ rules, scores }: OneHand): BySeat<number> {
  const { start } = tableRules(rules);
  return scores ?? [start, start, start, start];
}

/** The engine request for a hand, or what is missing. */
export function requestOf(
  hand: OneHand,
): { readonly ok: true; readonly request: object } | Extract<EventOf, { ok: false }> {
  const { rules, roundWind, deal, counters, bets, entry } = hand;
  const own = tableRules(rules);
  const entered = eventOf(entry, own);
  if (!entered.ok) return entered;
  const sticks = own.sticks ? { counters, bets, riichi: entry.riichi } : {};
  const firstDealer = (4 - deal) % 4;
  const table = { rules, roundWind, dealer: 0, firstDealer, scores: scoresOf(hand), ...sticks };
  return { ok: true, request: { ...table, event: entered.event } };
}

/** Converts a hand to another rulebook, dropping what that rulebook does not have. */
export function byRulebook(hand: OneHand, rules: BookId): OneHand {
  const { rounds, happenings, aborts } = tableRules(rules);
  const { scores, ...rest } = hand;
  const { why, ...entry } = hand.entry;
  return {
    ...rest,
    rules,
    ...(scores && tableRules(hand.rules).start === tableRules(rules).start ? { scores } : {}),
    roundWind: rounds.includes(hand.roundWind) ? hand.roundWind : WINDS[0],
    entry: {
      ...entry,
      ...(why !== undefined && aborts.includes(why) ? { why } : {}),
      kind: happenings.includes(entry.kind) ? entry.kind : 'ron',
    },
  };
}
