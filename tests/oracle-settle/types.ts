/** A seat at the table; the next higher one plays next and sits to the right, and seat 0 follows seat 3. */
export type Seat = 0 | 1 | 2 | 3;
/** A seat as a liable player is named: seen from the winner. */
export type Side = 'left' | 'across' | 'right';
/** A round wind. */
export type Wind = 'east' | 'south' | 'west' | 'north';
/** The riichi rulebooks, with the profile that only tests use. */
export type OlderId = 'ema-2016' | 'samara-2019' | 'ema-2012' | 'tesuji-2018' | 'tenhou';
/** The editions of 2025 and 2026. */
export type EditionId = 'ema-2025' | 'wrc-2025' | 'rrc-2026';
/** Every riichi rulebook the settler knows. */
export type RiichiRulesId = OlderId | EditionId;
/** The rulebooks of Mahjong Competition Rules; they settle alike. */
export type McrRulesId = 'mers-2014' | 'mcr-2006';
/** Every rulebook the settler knows. */
export type RulesId = RiichiRulesId | McrRulesId;
/** The reasons to abort a hand. */
export type Abort = 'nine-terminals' | 'four-winds' | 'four-riichi' | 'four-kongs' | 'triple-ron';

/** The options that decide a settlement. */
export interface SettleOptions {
  severalRons: 'all-paid' | 'head-bump';
  tripleRon: 'all-paid' | 'head-bump' | 'redeal';
  severalRonBets: 'own-then-nearest' | 'first';
  severalRonCounters: 'each' | 'first';
  abortiveDraws: Abort[];
  nagashiMangan: boolean;
  nagashiPays: 'counters-and-bets' | 'mangan-only';
  notenPool: number;
  counterValue: number;
  chombo: { kind: 'table-mangan' } | { kind: 'tournament'; points: number };
  leftoverBets: 'winner' | 'nobody';
  dealerStays: 'win-or-tenpai' | 'win';
  pao: string[];
  paoRon: 'split' | 'discarder' | 'feeder';
  paoCounters: 'discarder' | 'feeder';
  paoCovers?: 'hand' | 'own-pattern';
  roundUpMangan: boolean;
  countedHand: 'sanbaiman' | 'yakuman';
}

/** Who fed the deciding set of a yakuman. */
export interface Liable {
  from: Side;
  pattern: string;
}

/** A winner as counted at the table: han and fu, a number of yakuman, or the points of Mahjong Competition Rules. */
export type Winner =
  | { seat: Seat; han: number; fu: number; liable?: Liable[] }
  | { seat: Seat; yakuman: number; liable?: Liable[] }
  | { seat: Seat; points: number };

/** How a hand ended, or what was punished in it. */
export type TableEvent =
  | { type: 'ron'; discarder: Seat; winners: Winner[] }
  | { type: 'tsumo'; winner: Winner }
  | { type: 'draw'; tenpai?: Seat[]; nagashi?: Seat[] }
  | { type: 'abort'; why: Abort }
  | { type: 'chombo'; seats: Seat[] }
  | { type: 'false-hu'; seat: Seat; shown: 'nothing' | 'below-eight' | 'invalid' }
  | { type: 'fine'; seat: Seat; points: number; to: 'nobody' | 'each' };

/** A settle request in the JSON form of the contract. */
export interface SettleRequest {
  rules: RulesId;
  knobs?: Partial<SettleOptions>;
  roundWind: Wind;
  dealer: Seat;
  firstDealer?: Seat;
  scores: number[];
  counters?: number;
  bets?: number;
  riichi?: Seat[];
  event: TableEvent;
}

/** A penalty that is booked outside the table; a fine where nothing else is said. */
export interface Penalty {
  seat: Seat;
  points: number;
  when: 'before-places' | 'after-uma';
  why?: 'chombo';
}

/** What comes after the event. */
export type Next =
  | { kind: 'hand'; dealer: Seat; roundWind: Wind; counters: number; bets: number }
  | { kind: 'same-hand' }
  | { kind: 'over'; bets: number };

/** What the settler makes of an event; `paid` are the winners who are paid, `nobody` the points that vanish. */
export interface Settled {
  known: boolean;
  deltas: number[];
  scores: number[];
  redeal: boolean;
  paid: Seat[];
  penalties: Penalty[];
  next: Next;
  table: { bets: number; counters: number };
  nobody: number;
}
