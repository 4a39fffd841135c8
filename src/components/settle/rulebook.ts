import {
  type AbortEvent,
  type BookId,
  type Entry,
  type PatternId,
  RIICHI_RULEBOOKS,
  type Wind,
  entryUnder,
  isRiichiId,
} from '../../engine/riichi/index.ts';
import { TABLE_FU, canBeWon } from '../../quizzes/hands/least.ts';

/** What can happen in a hand, over both games. */
export const HAPPENINGS = ['ron', 'tsumo', 'draw', 'abort', 'chombo', 'false-hu', 'fine'] as const;

/** What can happen in a hand. */
export type Happening = (typeof HAPPENINGS)[number];

/** Why a hand was drawn before its end. */
export type AbortWhy = AbortEvent['why'];

/** What the forms at a table must know of a rulebook. */
export interface TableFacts {
  readonly isRiichi: boolean;
  /** Points that each player begins with. */
  readonly start: number;
  readonly rounds: readonly Wind[];
  readonly happenings: readonly Happening[];
  readonly aborts: readonly AbortWhy[];
  readonly nagashi: boolean;
  /** Limit hands for which somebody may be liable. */
  readonly liable: readonly PatternId[];
  /** Whether a counted hand of thirteen han is a yakuman, so that it must be told from one of eleven. */
  readonly countedYakuman: boolean;
  /** Whether a hand may be worth more than one yakuman. */
  readonly severalYakuman: boolean;
  /** What a finished game enters for a player in a ranking; undefined for MCR, which enters table points. */
  readonly entry: Entry | undefined;
  /** The fu that a hand of so many han may have. */
  readonly fuOf: (han: number, by: 'discard' | 'draw') => readonly number[];
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
  severalYakuman: false,
  entry: undefined,
  fuOf: () => [],
};

/** What the forms at a table must know of a rulebook. */
export function tableFacts(rules: BookId): TableFacts {
  if (!isRiichiId(rules)) return MCR;
  const { startPoints, abortiveDraws, nagashiMangan, pao, ...knobs } = RIICHI_RULEBOOKS[rules].knobs;
  return {
    isRiichi: true,
    start: startPoints,
    rounds: ['east', 'south'],
    happenings: ['ron', 'tsumo', 'draw', ...(abortiveDraws.length > 0 ? (['abort'] as const) : []), 'chombo'],
    aborts: abortiveDraws,
    nagashi: nagashiMangan,
    liable: pao,
    countedYakuman: knobs.countedHand === 'yakuman',
    severalYakuman: knobs.yakumanAccumulate || knobs.doubleYakumanWaits || knobs.daisuushiiDouble,
    entry: entryUnder(RIICHI_RULEBOOKS[rules]),
    fuOf: (han, by) => TABLE_FU.filter((fu) => canBeWon(han, fu, by, { rules })),
  };
}
