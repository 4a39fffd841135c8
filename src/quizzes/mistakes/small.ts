import { type CiteId, type Clause, RIICHI_RULEBOOKS, type RiichiId } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';

/** What earlier answers say about each misconception: above 0 for, below 0 against. */
export type Leanings = Readonly<Record<string, number>>;

/** A misconception that gives the learner's answer to one of the small questions: perhaps the cause, never for certain. */
export interface SmallCause {
  readonly id: string;
  /** Where the rulebook in force says what it gets wrong. */
  readonly clause: Clause;
  /** The tiles it is about, in mpsz. */
  readonly tiles: readonly string[];
  /** The pair or the wait that its sentence goes on to tell. */
  readonly about: About | undefined;
}

/** A misconception held against one answer to a small question. */
export interface Wrong {
  readonly id: string;
  /** The rule that it gets wrong. */
  readonly rule: CiteId;
  readonly tiles?: readonly string[];
  /** Whether it comes into play here. */
  readonly applies: boolean;
  /** Whether one who has it would have answered so. */
  readonly fits: boolean;
  readonly about?: About | undefined;
  /** The rulebook that says so, where it is not the one in force. */
  readonly by?: RiichiId;
}

/** Those misconceptions that come into play and give the answer, those first that it was more often before. */
export const causesAmong = (
  wrongs: readonly Wrong[],
  rules: RiichiId,
  leanings: Leanings = {},
): readonly SmallCause[] =>
  wrongs
    .filter(({ applies, fits }) => applies && fits)
    .toSorted((a, b) => (leanings[b.id] ?? 0) - (leanings[a.id] ?? 0))
    .map(({ id, rule, tiles = [], about, by = rules }) => ({
      id,
      clause: RIICHI_RULEBOOKS[by].cite[rule],
      tiles,
      about,
    }));
