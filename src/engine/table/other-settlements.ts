import { isObject } from '../base/form.ts';
import { type Open, type Otherwise, otherwise } from '../base/otherwise.ts';
import type { Clause } from '../base/clause.ts';
import type { Settled, TableRefused } from './result.ts';

/** A settlement by another reading of the rulebook; refused where a winner's hand cannot win by it. */
export type OtherSettlement = Otherwise<string, Settled | TableRefused>;

type Answer = Settled | TableRefused;

/** What each answer does to the players: points, the next hand, and what is booked for later. */
const effectOf = (answer: Answer): string =>
  answer.ok
    ? JSON.stringify([answer.known, answer.deltas, answer.next, answer.redeal, answer.penalties])
    : answer.error.why;

/** Whether a hand was settled, or was not because it cannot win; nothing else depends on a reading. */
const isSettled = (answer: Answer): boolean => answer.ok || answer.error.why === 'not-a-win';

/** The readings a rulebook leaves open that change a settlement or whether a hand wins. */
export function otherSettlements<Options>(
  request: unknown,
  rules: { readonly open: Open<Options>; readonly cite: Readonly<Record<keyof Options, Clause>> },
  settle: (request: unknown) => Answer,
): readonly OtherSettlement[] {
  if (!isObject(request)) return [];
  const result = settle(request);
  if (!isSettled(result)) return [];
  const again = (knobs: Readonly<Record<string, unknown>>): Answer | undefined => {
    const other = settle({ ...request, knobs });
    return isSettled(other) ? other : undefined;
  };
  const knobs = isObject(request.knobs) ? request.knobs : undefined;
  return otherwise<Options, Answer>(rules, knobs, result, again, (a, b) => effectOf(a) === effectOf(b));
}
