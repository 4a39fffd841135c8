import type { Seat } from '../../base/melds.ts';
import type { AddOf, ExcludeOf, LimitOf, PayOf, RoundOf } from '../../base/step.ts';
import type { DoraRule, FuItem, Limit, PatternId } from '../options/ids.ts';
import type { OptionId } from '../options/options.ts';

/** Adds fu, han, or to the number of yakuman paid. */
export type AddStep = AddOf<'fu', FuItem> | AddOf<'han', PatternId | DoraRule> | AddOf<'yakuman', PatternId>;

/** Who gives points for a hand. */
export type Payer = 'discarder' | 'east' | 'others' | 'liable';

/** Rounds fu up to ten, or one payer's points up to a hundred. */
export type RoundStep = RoundOf<'fu' | 'points', Payer>;

/**
 * Sets the base points to those of a limit: by so many han, of which it takes `least`; as the most that fewer han pay; as just
 * below that; or as a limit hand.
 */
export type LimitStep = LimitOf<Limit> &
  (
    | { readonly reason: 'han'; readonly han: number; readonly least: number }
    | { readonly reason: 'cap' | 'rounded-up' | 'limit-hand' }
  );

/** Why a pattern that a hand shows does not count in it by the rulebook's options. */
export type OwnCondition =
  'not-in-rulebook' | 'closed-only' | 'discard-only' | 'needs-green-pung' | 'not-from-that-kong';

/** A pattern or dora that holds but does not count, what keeps it out (another pattern, or an option), and the principle. */
export type ExcludeStep =
  | ExcludeOf<PatternId, PatternId, 'included' | 'limit-hands-do-not-add' | 'not-with'>
  | ExcludeOf<PatternId | DoraRule, 'renhou', 'stands-alone'>
  | ExcludeOf<PatternId, OptionId, OwnCondition>;

/**
 * What one payer gives for the hand or for the counters, and the bets from the table. Where somebody is liable it says who, by
 * seat, for which pattern, and what the hand is worth in all where two share it.
 */
export interface PayStep extends PayOf<Payer | 'bets', 'hand' | 'counters' | 'bets'> {
  readonly seat?: Seat;
  readonly pattern?: PatternId;
  readonly whole?: number;
}

/** One reason in a score; every total is a fold over a list of them. */
export type Step = AddStep | RoundStep | LimitStep | ExcludeStep | PayStep;
