import type { AbortEvent, Entry, PatternId, Wind } from '../../engine/riichi/index.ts';
import { type BookId, type RiichiId, isRiichiId } from '../../engine/rulebooks/ids.ts';

/** What can happen in a hand, over both games. */
export const HAPPENINGS = ['ron', 'tsumo', 'draw', 'abort', 'chombo', 'false-hu', 'fine'] as const;

/** What can happen in a hand. */
export type Happening = (typeof HAPPENINGS)[number];

/** Why a hand was drawn before its end. */
export type AbortWhy = AbortEvent['why'];

/** How a hand is won. */
type By = 'discard' | 'draw';

/** What a riichi rulebook says of a table, as the build works it out by the engine and hands it to a page. */
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
  /** The fu that a hand of one han may have, of two, and so on below the limits. */
  readonly fu: Readonly<Record<By, readonly (readonly number[])[]>>;
}

/** What every riichi rulebook says of a table. */
export type RiichiTables = Readonly<Record<RiichiId, RiichiTable>>;

/** What the forms at a table must know of a rulebook. */
export interface TableFacts extends Omit<RiichiTable, 'entry' | 'fu'> {
  readonly isRiichi: boolean;
  readonly rounds: readonly Wind[];
  readonly happenings: readonly Happening[];
  /** Undefined for MCR, which enters table points. */
  readonly entry: Entry | undefined;
  /** The fu that a hand of so many han below the limits may have. */
  readonly fuOf: (han: number, by: By) => readonly number[];
}

/** A rulebook, and what it says of a table. */
export interface Ruled {
  readonly rules: BookId;
  readonly facts: TableFacts;
}

const MCR: TableFacts = {
  isRiichi: false,
  start: 0,
  rounds: ['east', 'south', 'west', 'north'],
  happenings: ['ron', 'tsumo', 'draw', 'false-hu', 'fine'],
  aborts: [],
  nagashi: false,
  liable: [],
  countedYakuman: false,
  mostYakuman: 1,
  doubled: [],
  chomboAfter: 0,
  entry: undefined,
  fuOf: () => [],
};

const taken: { tables?: RiichiTables } = {};

/** Takes up what riichi rulebooks say of a table. */
export function takeUpTables(tables: RiichiTables): void {
  taken.tables = tables;
}

/** What the forms at a table must know of a rulebook; throws for one of riichi while those are not taken up. */
export function tableFacts(rules: BookId): TableFacts {
  if (!isRiichiId(rules)) return MCR;
  const table = taken.tables?.[rules];
  if (!table) throw new Error(`the table of ${rules} is not taken up`);
  const { fu, ...facts } = table;
  return {
    ...facts,
    isRiichi: true,
    rounds: ['east', 'south'],
    happenings: ['ron', 'tsumo', 'draw', ...(facts.aborts.length > 0 ? (['abort'] as const) : []), 'chombo'],
    fuOf: (han, by) => fu[by][han - 1] ?? [],
  };
}
