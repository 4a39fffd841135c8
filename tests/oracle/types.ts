/** A seat seen from the winner. */
export type Side = 'left' | 'across' | 'right';
/** A seat wind or round wind. */
export type Wind = 'east' | 'south' | 'west' | 'north';
/** The older rulebooks the oracle knows. */
export type OlderId = 'ema-2016' | 'samara-2019' | 'ema-2012' | 'tesuji-2018';
/** The editions of 2025 and 2026. */
export type EditionId = 'ema-2025' | 'wrc-2025' | 'rrc-2026';
/** The rulebooks the oracle knows. */
export type RulesId = OlderId | EditionId;
/** The names of the limits. */
export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

/** The scoring options of a rulebook. */
export interface Options {
  redFives: 0 | 3 | 4;
  openTanyao: boolean;
  ippatsu: boolean;
  uraDora: boolean;
  kanDora: boolean;
  kanUraDora: boolean;
  doubleWindPairFu: 2 | 4;
  openPinfuFu: boolean;
  rinshanTsumoFu: boolean;
  roundUpMangan: boolean;
  pinfuTsumo: boolean;
  countedHand: 'sanbaiman' | 'yakuman';
  renhou: 'none' | 'mangan' | 'yakuman' | '5-han';
  ryuuiisouHatsu: 'none' | 'pung';
  daisuushiiDouble: boolean;
  doubleYakumanWaits: boolean;
  yakumanAccumulate: boolean;
  haiteiWithRinshan: boolean;
  robConcealedKong: boolean;
  pao: string[];
  paoRon: 'split' | 'discarder' | 'feeder';
  paoCounters: 'discarder' | 'feeder';
  paoCovers?: 'hand' | 'own-pattern';
  minimumYakuHanAt5Counters: 1 | 2;
}

/** A declared set as a request writes it. */
export interface MeldRequest {
  type: 'chow' | 'pung' | 'kong';
  tiles: string;
  form?: 'open' | 'added' | 'concealed';
  called?: string;
  from?: Side;
}

/** A hand to score, in the JSON form of the score contract. */
export interface HandRequest {
  id?: string;
  rules: RulesId;
  knobs?: Partial<Options>;
  concealed: string;
  melds: MeldRequest[];
  winningTile: string;
  by: 'discard' | 'draw';
  seatWind: Wind;
  roundWind: Wind;
  riichi: 'none' | 'riichi' | 'double';
  ippatsu?: boolean;
  lastTile?: boolean;
  afterKong?: boolean;
  firstTurn?: boolean;
  robbedKong?: 'added' | 'concealed';
  doraIndicators?: string;
  uraIndicators?: string;
  counters?: number;
  bets?: number;
  liable?: { from: Side; pattern: string }[];
  discarder?: Side;
}

/** One pattern of a hand; yakuman carry no han. */
export interface Item {
  id: string;
  han?: number;
}

/** Who pays what, in points, counters included and bets apart. */
export interface Payment {
  total: number;
  discarder: number | null;
  east: number | null;
  others: number | null;
  liable: Partial<Record<Side, number>> | null;
  bets: number;
}

/** What one reading of the tiles is worth. */
export interface Score {
  items: Item[];
  dora: number;
  kanDora: number;
  uraDora: number;
  redFives: number;
  han: number | null;
  fu: number | null;
  fuExact: number | null;
  limit: Limit | null;
  yakuman: number;
  payment: Payment;
}

/**
 * A win with its most valuable reading; `equals` are the readings that pay the same with the same han and fu, itself
 * included.
 */
interface Win extends Score {
  kind: 'win';
  equals: Score[];
}

/** A hand that cannot win. */
interface NoWin {
  kind: 'no-win';
  reason: 'not-complete' | 'no-yaku' | 'below-minimum';
}

/** The answer of the oracle. */
export type Verdict = Win | NoWin;

/** A set or pair of a reading; `called` is an open meld, `won` the group that took the winning tile. */
export interface Group {
  kind: 'chow' | 'pung' | 'kong' | 'pair';
  tiles: string[];
  called: boolean;
  won: boolean;
}

/** One way to read the whole hand: four sets and a pair, seven pairs, or thirteen orphans. */
export interface Reading {
  shape: 'standard' | 'pairs' | 'orphans';
  groups: Group[];
}

/** Everything a pattern may depend on: the reading, all its tiles without red marks, and the circumstances. */
export interface View {
  request: HandRequest;
  options: Options;
  reading: Reading;
  tiles: string[];
  before: string[];
  winning: string;
  closed: boolean;
}
