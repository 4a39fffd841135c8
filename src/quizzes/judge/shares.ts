import {
  LIMIT_BASE,
  type Limit,
  RULEBOOKS,
  type RulebookId,
  type Shares,
  limitOf,
  plainBase,
  sharesOf as priceOf,
} from '../../engine/index.ts';
import type { Situation } from '../question.ts';

/** What each pays for so many base points, counters included (EMA 2016 4.1.2, 3.4.10). */
export function sharesOfBase(base: number, { dealer, by, counters }: Situation, rules: RulebookId): Shares {
  const plus = (share: number | null, added: number): number | null => (share === null ? null : share + added);
  const { discarder, east, others } = priceOf(base, { dealer, by });
  const bonus = counters * RULEBOOKS[rules].knobs.counterValue;
  return { discarder: plus(discarder, bonus), east: plus(east, bonus / 3), others: plus(others, bonus / 3) };
}

/** The base points of han and rounded fu, and the limit that sets them. */
export function baseOf(
  han: number,
  fu: number,
  rules: RulebookId,
): { readonly base: number; readonly limit: Limit | null } {
  const limit = limitOf(han, fu, RULEBOOKS[rules].knobs);
  return { base: limit === null ? plainBase(han, fu) : LIMIT_BASE[limit], limit };
}

/** What each pays for han and rounded fu: the payment that follows from a learner's own numbers. */
export const sharesOf = (han: number, fu: number, situation: Situation, rules: RulebookId): Shares =>
  sharesOfBase(baseOf(han, fu, rules).base, situation, rules);

/** Whether two payments are the same. */
export const sameShares = (a: Shares, b: Shares): boolean =>
  a.discarder === b.discarder && a.east === b.east && a.others === b.others;

/** The shares of an engine's payment, bets and liability apart. */
export const sharesIn = ({ discarder, east, others }: Shares): Shares => ({ discarder, east, others });
