import type { AbortEvent, BySeat, SeatNumber, Tile, Wind } from '../engine/riichi/index.ts';
import type { Problem } from './problem.ts';

/** The formats that are read. */
type Format = 'tenhou-json' | 'mjlog' | 'mjai';

/** One thing that happened in a hand, in the order of play. */
export type Move =
  | { readonly type: 'draw'; readonly seat: SeatNumber; readonly tile: Tile }
  | { readonly type: 'discard'; readonly seat: SeatNumber; readonly tile: Tile; readonly riichi: boolean }
  | {
      readonly type: 'call';
      readonly seat: SeatNumber;
      readonly set: 'chow' | 'pung' | 'kong';
      readonly from: SeatNumber;
      /** The tile that was called. */
      readonly tile: Tile;
      /** The caller's own tiles. */
      readonly own: readonly Tile[];
    }
  | { readonly type: 'concealed-kong'; readonly seat: SeatNumber; readonly tiles: readonly Tile[] }
  | { readonly type: 'added-kong'; readonly seat: SeatNumber; readonly tile: Tile };

/** A win as the file tells it. */
export interface LoggedWin {
  readonly seat: SeatNumber;
  /** The seat of the winning tile: the winner's own for a draw. */
  readonly from: SeatNumber;
  readonly ura: readonly Tile[];
  /** What each seat got or paid for this win, where the file says so; sticks put down earlier are not in it. */
  readonly deltas: BySeat<number> | undefined;
}

/** How a hand ended, as the file tells it; what it leaves out is undefined. */
export type LoggedEnd =
  | { readonly type: 'win'; readonly wins: readonly LoggedWin[] }
  | {
      readonly type: 'draw';
      readonly tenpai: readonly SeatNumber[] | undefined;
      readonly nagashi: boolean;
      readonly deltas: BySeat<number>;
    }
  | { readonly type: 'abort'; readonly why: AbortEvent['why']; readonly deltas: BySeat<number> };

/** A hand as its file tells it, not yet played through. */
export interface LoggedHand {
  readonly roundWind: Wind;
  readonly dealer: SeatNumber;
  readonly counters: number;
  readonly bets: number;
  /** Scores at the start of the hand. */
  readonly scores: BySeat<number>;
  /** Thirteen tiles for each seat. */
  readonly deals: BySeat<readonly Tile[]>;
  readonly indicators: readonly Tile[];
  readonly moves: readonly Move[];
  readonly end: LoggedEnd;
  /** Scores when the hand is over, where its last event states them. */
  readonly after?: BySeat<number> | undefined;
}

/** The rules that a file states; undefined where it is silent. */
export interface SaidRules {
  readonly redFives: 0 | 3 | 4 | undefined;
  readonly openTanyao: boolean | undefined;
}

/** A game as its file tells it: its hands in order, each read or with the reason why not. */
export interface LoggedGame {
  readonly format: Format;
  readonly version: string;
  readonly players: BySeat<string>;
  readonly rules: SaidRules;
  readonly firstDealer: SeatNumber;
  readonly hands: readonly (LoggedHand | Problem)[];
}
