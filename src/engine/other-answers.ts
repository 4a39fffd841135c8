import type { Otherwise } from './base/otherwise.ts';
import type { McrNoWin, McrWin } from './mcr/score/outcome.ts';
import type { OtherRuling } from './play/other-rulings.ts';
import type { NoWin, Win } from './riichi/score/outcome.ts';
import type { Settled, TableRefused } from './table/result.ts';

type Outcome = Win | NoWin | McrWin | McrNoWin;

/** What a hand or a table comes to by another reading of one option, in a JSON answer. */
type Told<Result> = Omit<Otherwise<string, never>, 'result'> & Result;

const told = <Result, Short extends object>(
  others: readonly Otherwise<string, Result>[],
  shorten: (result: Result) => Short,
): { readonly otherwise?: readonly Told<Short>[] } =>
  others.length === 0
    ? {}
    : { otherwise: others.map(({ option, value, cite, result }) => ({ option, value, cite, ...shorten(result) })) };

/** The other readings of a score for a JSON answer: whether the hand wins, and what it is worth; nothing where all agree. */
export const scoredOtherwise = (
  others: readonly Otherwise<string, Outcome>[],
): { readonly otherwise?: readonly object[] } =>
  told(others, (result) => ({
    kind: result.kind,
    ...('points' in result ? { points: result.points } : { han: result.han, fu: result.fu, limit: result.limit }),
    payment: result.payment,
  }));

/** The other readings of a settlement for a JSON answer: who gets what and what is played next, or why a hand cannot win. */
export const settledOtherwise = (
  others: readonly Otherwise<string, Settled | TableRefused>[],
): { readonly otherwise?: readonly object[] } =>
  told(others, (result) =>
    result.ok
      ? { known: result.known, deltas: result.deltas, next: result.next }
      : { why: result.error.why, field: result.error.field },
  );

/** The other readings of a ruling for a JSON answer: what follows, or why not and what it costs. */
export const ruledOtherwise = (others: readonly OtherRuling[]): { readonly otherwise?: readonly object[] } =>
  told(others, (result) =>
    result.may
      ? { may: result.may, then: result.then }
      : { may: result.may, because: result.because, costs: result.costs },
  );
