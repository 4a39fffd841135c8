import type { AbortEvent, Entry, PatternId, Wind } from '../../../../engine/riichi/index.ts';
import { type BookId, type RiichiId, isRiichiId } from '../../../../engine/rulebooks/ids.ts';

/** What can happen in a hand, over both games. */
export const HAPPENINGS = ['ron', 'tsumo', 'draw', 'abort', 'chombo', 'false-hu', 'fine'] as const;

/** What can happen in a hand. */
export type Happening = (typeof HAPPENINGS)[number];

/** Why a hand was drawn before its end. */
export type AbortWhy = AbortEvent['why'];

/** How a hand is won. */
type By = 'discard' | 'draw';

/** What a finished game enters for a player in a ranking: an engine's entry, or the table points of its place. */
export type TableEntry = Entry | { readonly enters: 'table-points' };

/** What a riichi rulebook says about a table. The build computes it with the engine, so a page needs no engine for it. */
export interface RiichiTable {
  /** Points that each player begins with. */
  readonly start: number;
  readonly aborts: readonly AbortWhy[];
  readonly nagashi: boolean;
  /** Limit hands for which somebody may be liable. */
  readonly liable: readonly PatternId[];
  /** Whether a counted hand of thirteen han is a yakuman, so that it must be told from one of eleven. */
  readonly countedYakuman: boolean;
  /** As how many yakuman a hand may count; two where only one is worth two. */
  readonly mostYakuman: number;
  /** Limit hands with liability that count as two. */
  readonly doubled: readonly PatternId[];
  /** Points that a chombo costs after the game; 0 where it is paid at the table. */
  readonly chomboAfter: number;
  /** What a finished game enters for a player in a ranking. */
  readonly entry: Entry;
  /** Whether its ranking counts stages of a league. */
  readonly stages: boolean;
  /** The fu that a hand of one han may have, of two, and so on below the limits. */
  readonly fu: Readonly<Record<By, readonly (readonly number[])[]>>;
}

/** What every riichi rulebook says of a table. */
export type RiichiTables = Readonly<Record<RiichiId, RiichiTable>>;

/** What differs between games in how a table is kept, whatever the rulebook. */
interface GameRules {
  readonly rounds: readonly Wind[];
  /** What an end of a hand is called: the key of its name below `event.`. */
  readonly eventNames: Readonly<Record<Happening, EventName>>;
  /** Whether counters and bets lie on the table, and riichi is declared. */
  readonly sticks: boolean;
  /** How a winner's hand is entered other than in tiles. */
  readonly counts: 'han-and-fu' | 'points';
  /** Whether a draw asks who is tenpai. */
  readonly tenpai: boolean;
  /** Whether a session ends by a signal. */
  readonly signal: boolean;
  /** Whether points taken off may come off before places are decided. */
  readonly finesBeforePlaces: boolean;
  /** Whether a player replaced from the start misses the session, and the substitute plays for himself (MERS 4.1.1). */
  readonly replacedMisses: boolean;
}

type EventName = Happening | 'discard' | 'self';

/** Everything the forms need to know about a rulebook at a table. */
export interface TableRules extends Omit<RiichiTable, 'entry' | 'fu'>, GameRules {
  readonly happenings: readonly Happening[];
  readonly entry: TableEntry;
  /** The fu that a hand with this many han can have, below the limits. */
  readonly fuOf: (han: number, by: By) => readonly number[];
}

/** A rulebook, and what it says about a table. */
export interface Ruled {
  readonly rules: BookId;
  readonly table: TableRules;
}

const EVENT_NAMES = {
  ron: 'ron',
  tsumo: 'tsumo',
  draw: 'draw',
  abort: 'abort',
  chombo: 'chombo',
  'false-hu': 'false-hu',
  fine: 'fine',
} as const;

const RIICHI: GameRules = {
  rounds: ['east', 'south'],
  eventNames: EVENT_NAMES,
  sticks: true,
  counts: 'han-and-fu',
  tenpai: true,
  signal: true,
  finesBeforePlaces: false,
  replacedMisses: false,
};

/** MCR has no rulebook that differs from another at a table. */
const MCR: TableRules = {
  rounds: ['east', 'south', 'west', 'north'],
  eventNames: { ...EVENT_NAMES, ron: 'discard', tsumo: 'self' },
  sticks: false,
  counts: 'points',
  tenpai: false,
  signal: false,
  finesBeforePlaces: true,
  replacedMisses: true,
  start: 0,
  happenings: ['ron', 'tsumo', 'draw', 'false-hu', 'fine'],
  aborts: [],
  nagashi: false,
  liable: [],
  countedYakuman: false,
  mostYakuman: 1,
  doubled: [],
  chomboAfter: 0,
  entry: { enters: 'table-points' },
  stages: false,
  fuOf: () => [],
};

const registered: { tables?: RiichiTables } = {};

/** Registers what the riichi rulebooks say about a table. */
export function registerTables(tables: RiichiTables): void {
  registered.tables = tables;
}

/** The rules at a table under a rulebook; throws for riichi while its tables are not registered. */
export function tableRules(rules: BookId): TableRules {
  if (!isRiichiId(rules)) return MCR;
  const table = registered.tables?.[rules];
  if (!table) throw new Error(`the table of ${rules} is not registered`);
  const { fu, ...own } = table;
  return {
    ...RIICHI,
    ...own,
    happenings: ['ron', 'tsumo', 'draw', ...(own.aborts.length > 0 ? (['abort'] as const) : []), 'chombo'],
    fuOf: (han, by) => fu[by][han - 1] ?? [],
  };
}
