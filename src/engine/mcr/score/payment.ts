import type { McrPayment, McrStep } from './outcome.ts';
import type { McrRules } from '../options/rules.ts';

/** What everybody pays the winner regardless of the hand, in points (3.9.1). */
const BASE = 8;

/** The points that a hand must have without flowers (3.11.6.6). */
export const MINIMUM = 8;

const OPPONENTS = 3;

/** The payment for a hand with these points, flowers included (3.9.1). */
export function paymentOf(points: number, byDraw: boolean): McrPayment {
  const full = BASE + points;
  return byDraw
    ? { total: OPPONENTS * full, discarder: null, others: full }
    : { total: full + (OPPONENTS - 1) * BASE, discarder: full, others: BASE };
}

/** The reasons of a payment: everybody gives the base; the discarder, or on a draw everybody, the points as well. */
export function addPayment(steps: McrStep[], points: number, byDraw: boolean, rules: McrRules): void {
  const cite = rules.cite[byDraw ? 'pay-draw' : 'pay-discard'];
  const who = byDraw ? 'others' : 'discarder';
  steps.push(
    { kind: 'pay', who, value: BASE, of: 'base', cite },
    { kind: 'pay', who, value: points, of: 'points', cite },
  );
  if (!byDraw) steps.push({ kind: 'pay', who: 'others', value: BASE, of: 'base', cite });
}
