import type { Clause } from '../base/clause.ts';
import type { Wind } from '../base/tile.ts';
import type { Move } from './moves.ts';
import type { TableRefusal } from './refusals.ts';
import type { BySeat, SeatNumber } from './seats.ts';

/** What is played next; `counters` and `bets` are the sticks that lie on the table then. */
export type Next =
  | {
      readonly kind: 'hand';
      readonly dealer: SeatNumber;
      readonly roundWind: Wind;
      readonly counters: number;
      readonly bets: number;
    }
  | { readonly kind: 'same-hand' }
  | { readonly kind: 'over'; readonly bets: number };

/** A reading that we chose, or something that the rulebook does not use, with the place it stands on. */
export interface NoteOf<Id extends string> {
  readonly id: Id;
  readonly cite: Clause;
}

/** A winner with what the hand is worth; null where the players counted it. Who is not paid is no winner for what follows. */
export interface SettledHand<Score> {
  readonly seat: SeatNumber;
  readonly paid: boolean;
  readonly result: Score | null;
}

/** A penalty that is booked after the game, in points. */
export interface BookedPenalty {
  readonly seat: SeatNumber;
  readonly points: number;
  readonly when: 'after-uma';
}

/** A hand that was settled. Points before, moves and points after agree; `reasons` say what decides the next hand. */
export interface Settled<Score = unknown, Id extends string = string> {
  readonly ok: true;
  readonly known: boolean;
  /** Where an event stands that the rulebook does not know. */
  readonly cite?: Clause;
  readonly deltas: BySeat<number>;
  readonly scores: BySeat<number>;
  /** Whether the hand is replayed and was none. */
  readonly redeal: boolean;
  readonly hands: readonly SettledHand<Score>[];
  readonly penalties: readonly BookedPenalty[];
  readonly next: Next;
  readonly steps: readonly Move[];
  readonly reasons: readonly NoteOf<string>[];
  readonly notes: readonly NoteOf<Id>[];
}

/** What happened at a table and was refused. */
export interface TableRefused {
  readonly ok: false;
  readonly error: TableRefusal;
}
