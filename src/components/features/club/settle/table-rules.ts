import type { AbortEvent, Entry, PatternId, Wind } from '../../../../engine/riichi/index.ts';
import { type BookId, MCR_IDS, RIICHI_IDS, type RiichiId, baseBook } from '../../../../engine/rulebooks/ids.ts';

/** What can happen in a hand, in both games. */
export const HAPPENINGS = ['ron', 'tsumo', 'draw', 'abort', 'chombo', 'false-hu', 'fine'] as const;

/** What can happen in a hand. */
export type Happening = (typeof HAPPENINGS)[number];

/** Why a hand was drawn early. */
export type AbortWhy = AbortEvent['why'];

/** How a hand is won. */
type By = 'discard' | 'draw';

/** What a ranking records for a player after a game: an engine entry, or table points. */
export type TableEntry = Entry | { readonly enters: 'table-points' };

/** A riichi rulebook's facts for settling a table. The build computes them with the engine, so pages need no engine for them. */
export interface RiichiTable {
  /** Starting points of each player. */
  readonly start: number;
  readonly aborts: readonly AbortWhy[];
  readonly nagashi: boolean;
  /** Limit hands with possible liability. */
  readonly liable: readonly PatternId[];
  /** Whether a counted hand of 13 han is a yakuman, and so must be told apart from 11 han. */
  readonly countedYakuman: boolean;
  /** How many yakuman a hand may count as; 2 where only a single yakuman can be worth two. */
  readonly mostYakuman: number;
  /** Limit hands with liability that count as two yakuman. */
  readonly doubled: readonly PatternId[];
  /** Points a chombo costs after the game; 0 if it is paid at the table. */
  readonly chomboAfter: number;
  /** What a ranking records for a player after a game. */
  readonly entry: Entry;
  /** Whether its ranking has stages of a league. */
  readonly stages: boolean;
  /** Possible fu of a hand of 1 han, 2 han, and so on below the limits. */
  readonly fu: Readonly<Record<By, readonly (readonly number[])[]>>;
}

/** Table facts of every riichi rulebook. */
export type RiichiTables = Readonly<Record<RiichiId, RiichiTable>>;

/** How a game records a table, whatever the rulebook. */
interface GameRules {
  readonly rounds: readonly Wind[];
  /** Names of the ways a hand ends: keys below `event.`. */
  readonly eventNames: Readonly<Record<Happening, EventName>>;
  /** Whether the game has counters, bets and riichi. */
  readonly sticks: boolean;
  /** How a winner's hand is entered other than in tiles. */
  readonly counts: 'han-and-fu' | 'points';
  /** Whether a draw asks who is tenpai. */
  readonly tenpai: boolean;
  /** Whether a signal ends the session. */
  readonly signal: boolean;
  /** Whether deductions may come before places are decided. */
  readonly finesBeforePlaces: boolean;
  /** Whether a player replaced from the start misses the session and the substitute plays for himself (MERS 4.1.1). */
  readonly replacedMisses: boolean;
}

type EventName = Happening | 'discard' | 'self';

/** All facts about a rulebook that the forms need. */
export interface TableRules extends Omit<RiichiTable, 'entry' | 'fu'>, GameRules {
  readonly happenings: readonly Happening[];
  readonly entry: TableEntry;
  /** Possible fu of a hand with this many han, below the limits. */
  readonly fuOf: (han: number, by: By) => readonly number[];
}

/** A rulebook and its table facts. */
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

/** MCR rulebooks do not differ in how a table is recorded. */
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

const riichiTable = ({ fu, ...own }: RiichiTables[RiichiId]): TableRules => ({
  ...RIICHI,
  ...own,
  happenings: ['ron', 'tsumo', 'draw', ...(own.aborts.length > 0 ? (['abort'] as const) : []), 'chombo'],
  fuOf: (han, by) => fu[by][han - 1] ?? [],
});

const registered = new Map<BookId, TableRules>(MCR_IDS.map((rules) => [rules, MCR]));

/** Registers the table facts of the riichi rulebooks. */
export function registerTables(tables: RiichiTables): void {
  for (const rules of RIICHI_IDS) registered.set(rules, riichiTable(tables[rules]));
}

/** Registers the table facts of a rulebook with options of the house, which no build can know. */
export const registerTable = (rules: RiichiId, table: RiichiTable): void =>
  void registered.set(rules, riichiTable(table));

/** Whether a rulebook's own table facts are registered. */
export const hasTable = (rules: BookId): boolean => registered.has(rules);

/**
 * Table rules of a rulebook; throws for riichi before its tables are registered. Options of the house leave them as the
 * rulebook has them until their own are there.
 */
export function tableRules(rules: BookId): TableRules {
  const table = registered.get(rules) ?? registered.get(baseBook(rules));
  if (!table) throw new Error(`the table rules of ${rules} are not registered`);
  return table;
}
