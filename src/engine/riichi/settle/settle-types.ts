import type { Move } from '../../table/moves.ts';
import type { Deal } from '../../table/next.ts';
import type { BookedPenalty, NoteOf, SettledHand } from '../../table/result.ts';
import type { SeatNumber } from '../../table/seats.ts';
import type { Clause } from '../../base/clause.ts';
import type { NoWin, Win } from '../score/outcome.ts';
import type { RiichiRules } from '../options/rules.ts';

/** Why points change hands at a riichi table. */
export type RiichiWhy = 'riichi-bet' | 'hand' | 'counters' | 'noten' | 'nagashi' | 'chombo';

/** The sticks on the table: this hand's by seat, and those left from earlier hands. */
export interface Sticks {
  readonly riichi: readonly SeatNumber[];
  readonly bets: number;
}

/** A table of riichi before its hand was settled, and the rules it plays by. */
export interface RiichiTable extends Deal, Sticks {
  readonly counters: number;
  readonly rules: RiichiRules;
  /** Whether the hand belongs to a published question, which is settled even if play cannot lead to it. */
  readonly isKept: boolean;
}

/** Notes of a settled hand: our readings, and what the rulebook does not use. */
export type RiichiTableNote =
  | 'nagashi-not-used'
  | 'nagashi-as-mangan-draw'
  | 'riichi-not-tenpai'
  | 'riichi-not-tenpai-even-dead'
  | 'four-riichi-would-abort'
  | 'each-chombo-booked'
  | 'abort-follows-jpml'
  | 'triple-ron-follows-jpml'
  | 'stick-of-bumped-winner'
  | 'nearest-wins-alone'
  | 'liability-not-used'
  | 'liable-with-concealed-kong'
  | 'round-not-played'
  | 'sum-differs';

/** What a winner's hand came to. */
export type HandScore = Win | NoWin;

/** What an event does to the table, without the sticks put down and the scores. */
export interface Happened {
  readonly steps: readonly Move<RiichiWhy>[];
  readonly dealerStays: boolean;
  /** Sticks on the table for the next hand. */
  readonly counters: number;
  readonly bets: number;
  readonly hands: readonly SettledHand<HandScore>[];
  readonly penalties: readonly BookedPenalty[];
  readonly redeal: boolean;
  readonly reasons: readonly NoteOf<string>[];
  readonly notes: readonly NoteOf<RiichiTableNote>[];
}

/** An event that the rulebook does not know, and where it says so. */
export interface NotKnown {
  readonly notKnown: Clause;
}
