/** A seat seen from the winner. */
export type Side = 'left' | 'across' | 'right';
/** A seat wind or round wind. */
export type Wind = 'east' | 'south' | 'west' | 'north';
/** The rulebooks whose tables can be judged. */
export type RulesId = 'ema-2016' | 'samara-2019' | 'ema-2012' | 'tesuji-2018' | 'tenhou' | 'mcr-2006' | 'mers-2014';

/** The options that decide what can happen at a table. */
export interface Options {
  redFives: 0 | 3 | 4;
  ippatsu: boolean;
  uraDora: boolean;
  kanDora: boolean;
  robConcealedKong: boolean;
  renhou: 'none' | 'mangan' | 'yakuman' | '5-han';
  pao: string[];
  riichiTilesLeft: 4 | 0;
  kongAfterRiichi: 'same-waits-only-triplet' | 'same-waits' | 'never';
}

/** A declared set as a request writes it; sets stand in the order in which they were called. */
export interface MeldRequest {
  type: 'chow' | 'pung' | 'kong';
  tiles: string;
  form?: 'open' | 'added' | 'concealed';
  called?: string;
  from?: Side;
}

/** Who is said to have fed the deciding set of a pattern. */
export interface Liable {
  from: Side;
  pattern: string;
}

/** A hand request in the JSON form that the project's doors read. */
export interface HandRequest {
  id?: string;
  rules: RulesId;
  knobs?: Partial<Options>;
  concealed: string;
  melds?: MeldRequest[];
  winningTile: string;
  by: 'discard' | 'draw';
  seatWind: Wind;
  roundWind: Wind;
  riichi?: 'none' | 'riichi' | 'double';
  ippatsu?: boolean;
  lastTile?: boolean;
  afterKong?: boolean;
  firstTurn?: boolean;
  robbedKong?: 'added' | 'concealed';
  doraIndicators?: string;
  uraIndicators?: string;
  counters?: number;
  bets?: number;
  liable?: Liable[];
  discarder?: Side;
  flowers?: number;
  lastOfKind?: boolean;
  winningTileShown?: boolean;
}

/** What happens at a table, as one player sees it. */
export interface Happening {
  type: 'draw' | 'claim' | 'kong' | 'riichi' | 'others-claim' | 'discard' | 'others-discard' | 'others-kong';
  tile?: string;
  form?: 'open' | 'added' | 'concealed';
}

/** What a player did, with the table as he saw it before, as a question to a judge of play. */
export interface Ask {
  action: Record<string, unknown>;
  state: PlayState;
}

/** A player's view of the table in the JSON form of the judge. */
export interface PlayState {
  concealed: string;
  melds: MeldRequest[];
  seatWind: string;
  roundWind: string;
  now: { type: string; tile?: string; from?: string; form?: string };
  riichi: string;
  ippatsu: boolean;
  firstTurn: boolean;
  history: Happening[];
  tilesLeft: number;
  kongs: number;
  counters: number;
  claims?: { from: Side; call: string }[];
}

/**
 * Whether a state can occur. `notes` name what is odd and yet possible; `doubts` name what the contract leaves open,
 * so that an engine may answer either way.
 */
export type Verdict = { possible: true; notes: string[]; doubts: string[] } | { possible: false; why: string };
