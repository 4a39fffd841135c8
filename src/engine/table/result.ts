import type { Clause } from '../base/clause.ts';
import type { Wind } from '../base/tile.ts';
import type { Move } from './moves.ts';
import type { TableRefusal } from './refusals.ts';
import type { BySeat, SeatNumber } from './seats.ts';

/** The next hand; `counters` and `bets` are the sticks on the table then. */
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

/** A note on a reading we chose or a rule that the rulebook does not use, with its clause. */
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

/** A settled hand. Points before plus moves give the points after; `reasons` explain the next hand. */
export interface Settled<Score = unknown, Id extends string = string> {
  readonly ok: true;
  readonly known: boolean;
  /** The clause for an event that the rulebook does not have. */
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

/** A refused settlement. */
export interface TableRefused {
  readonly ok: false;
  readonly error: TableRefusal;
}
