import { type CiteId, type Clause, type HandRequest, RIICHI_RULEBOOKS, type Win } from '../../engine/riichi/index.ts';
import type { About } from '../hands/pair-and-wait.ts';
import { winOf } from '../hands/win.ts';
import type { Change } from '../lines/count.ts';
import type { Lines } from '../base/lines.ts';
import type { Ruleset } from '../base/ruleset.ts';
import type { StepAnswers, StepId } from '../base/terms.ts';

/** A question's hand, its score, and the learner's answers so far. */
export interface Case extends Ruleset {
  readonly hand: HandRequest;
  readonly win: Win;
  readonly given: StepAnswers;
  /** The same answer line by line, where it was given so. */
  readonly lines?: Lines;
}

/** What somebody would have answered at a step. */
export type StepAnswer<S extends StepId> = NonNullable<StepAnswers[S]>;

/** A named misconception of one step. */
export interface Misconception<S extends StepId = StepId> {
  readonly id: string;
  readonly step: S;
  /** How common it is, beside the others of its step. */
  readonly weight: number;
  /** The rule it gets wrong, if that is always the same one; else the clause it gets wrong here. */
  readonly rule: CiteId | ((one: Case) => Clause);
  /** The answer it leads to: the engine's own reasons with this one thing wrong. Undefined if it does not apply. */
  readonly answer: (one: Case) => StepAnswer<S> | undefined;
  /** How it fills in the lines of the count; undefined if it does not apply, or not to any line. */
  readonly change?: (one: Case) => Change | undefined;
  /**
   * Whether a more specific misconception covers all it gets wrong here; that one is shown instead unless the evidence
   * favours this.
   */
  readonly isVague?: (one: Case) => boolean;
  /** The tiles it is about, in mpsz. */
  readonly tiles?: (one: Case) => readonly string[];
  /** The pair or the wait that its sentence goes on to tell. */
  readonly about?: (one: Case) => About | undefined;
}

/** The clause of the rulebook in force that a misconception gets wrong. */
export const placeOfRule = ({ rule }: Pick<Misconception, 'rule'>, one: Case): Clause =>
  typeof rule === 'string' ? RIICHI_RULEBOOKS[one.rules].cite[rule] : rule(one);

/** Scores the case's hand again with something changed; undefined when that is no win. */
export const rescored = ({ hand, rules }: Case, { knobs, ...change }: Partial<HandRequest>): Win | undefined =>
  winOf({ ...hand, rules, ...change, ...(knobs ? { knobs: { ...hand.knobs, ...knobs } } : {}) });
