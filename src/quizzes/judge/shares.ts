import {
  type Limit,
  type Shares,
  baseOf as basePoints,
  limitOf,
  sharesOf as priceOf,
} from '../../engine/riichi/index.ts';
import type { Situation } from '../base/terms.ts';
import { optionsOf } from '../base/riichi-options.ts';
import type { Ruleset } from '../base/ruleset.ts';

/** What each player pays for a number of base points, counters included. */
export const sharesOfBase = (base: number, situation: Situation, ruleset: Ruleset): Shares =>
  priceOf(base, situation, situation.counters * optionsOf(ruleset).counterValue);

/** The base points of han and rounded fu under a rulebook, and the limit that sets them. */
export const baseOf = (
  han: number,
  fu: number,
  ruleset: Ruleset,
): { readonly base: number; readonly limit: Limit | null } => basePoints(han, fu, optionsOf(ruleset));

/** Whether only rounding up, which the rulebook does not know, would make han and fu a limit. */
export function isRoundedUpOnly(han: number, fu: number, ruleset: Ruleset): boolean {
  const options = optionsOf(ruleset);
  return limitOf(han, fu, options) === null && limitOf(han, fu, { ...options, roundUpMangan: true }) !== null;
}

/** What each pays for han and rounded fu: the payment that follows from a learner's own numbers. */
export const sharesOf = (han: number, fu: number, situation: Situation, ruleset: Ruleset): Shares =>
  sharesOfBase(baseOf(han, fu, ruleset).base, situation, ruleset);

/** Whether two payments are the same. */
export const sameShares = (a: Shares, b: Shares): boolean =>
  a.discarder === b.discarder && a.east === b.east && a.others === b.others;

/** The shares of an engine's payment, bets and liability apart. */
export const sharesIn = ({ discarder, east, others }: Shares): Shares => ({ discarder, east, others });
