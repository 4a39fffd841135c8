import { type Otherwise, otherwise } from '../../base/otherwise.ts';
import type { HandRequest } from '../../hand/request.ts';
import type { OptionId, RiichiOptions } from '../options/options.ts';
import { riichiRulesOf } from '../rulebooks/list.ts';
import type { NoWin, Win } from './outcome.ts';
import type { Payment } from './payment.ts';
import { scoreRiichi } from './request.ts';

/** A hand by another reading of its rulebook. */
export type OtherReading = Otherwise<OptionId, Win | NoWin>;

const PAID: readonly (keyof Payment)[] = ['total', 'discarder', 'east', 'others', 'bets'];

function isSamePaid(a: Payment | null, b: Payment | null): boolean {
  if (!a || !b) return a === b;
  const [seat] = Object.entries(a.liable ?? {});
  const [other] = Object.entries(b.liable ?? {});
  return PAID.every((share) => a[share] === b[share]) && seat?.join() === other?.join();
}

/** Whether a payment changes, or the hand no longer wins. */
const isSame = (a: Win | NoWin, b: Win | NoWin): boolean => a.kind === b.kind && isSamePaid(a.payment, b.payment);

/** The readings a rulebook leaves open that change a hand's payment or whether it wins; none for a refused hand. */
export function otherReadings(request: HandRequest): readonly OtherReading[] {
  const rules = riichiRulesOf(request.rules);
  if (!rules.ok || Object.keys(rules.value.open).length === 0) return [];
  const score = (knobs: HandRequest['knobs']): Win | NoWin | undefined => {
    const result = scoreRiichi(knobs ? { ...request, knobs } : request);
    return result.ok ? result : undefined;
  };
  const result = score(request.knobs);
  return result ? otherwise<RiichiOptions, Win | NoWin>(rules.value, request.knobs, result, score, isSame) : [];
}
