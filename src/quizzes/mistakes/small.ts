import { type CiteId, type Clause, RIICHI_RULEBOOKS } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';
import type { Ruleset } from '../ruleset.ts';

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
}

/** Those misconceptions that come into play and give the answer. */
export const causesAmong = (wrongs: readonly Wrong[], { rules }: Ruleset): readonly SmallCause[] =>
  wrongs.flatMap(({ id, rule, tiles = [], applies, fits, about }) =>
    applies && fits ? [{ id, clause: RIICHI_RULEBOOKS[rules].cite[rule], tiles, about }] : [],
  );
