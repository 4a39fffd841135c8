import type { AddOf, ExcludeOf, LimitOf, PayOf, RoundOf } from '../step.ts';
import type { DoraRule, FuItem, Limit, PatternId } from './ids.ts';
import type { KnobId } from './knobs.ts';

/** Adds fu, han, or to the number of yakuman paid. */
export type AddStep = AddOf<'fu', FuItem> | AddOf<'han', PatternId | DoraRule> | AddOf<'yakuman', PatternId>;

/** Who gives points for a hand. */
export type Payer = 'discarder' | 'east' | 'others' | 'liable';

/** Rounds fu up to ten, or one payer's points up to a hundred. */
export type RoundStep = RoundOf<'fu' | 'points', Payer>;

/** Sets the base points to those of a limit. */
export type LimitStep = LimitOf<Limit>;

/** A pattern that holds but does not count, what keeps it out (a dearer pattern, or an option), and the principle. */
export type ExcludeStep =
  | ExcludeOf<PatternId, PatternId, 'included' | 'limit-hands-do-not-add'>
  | ExcludeOf<PatternId, KnobId, 'not-in-rulebook'>;

/** What one payer gives for the hand or for the counters; and the bets from the table. */
export type PayStep = PayOf<Payer | 'bets', 'hand' | 'counters' | 'bets'>;

/** One reason in a score; every total is a fold over a list of them. */
export type Step = AddStep | RoundStep | LimitStep | ExcludeStep | PayStep;
