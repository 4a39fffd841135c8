import type { WinningHand } from './hand.ts';
import type { Seat } from '../melds.ts';
import type { AddStep, Step } from './step.ts';
import { shanten } from './shanten.ts';
import { EAST } from '../tile.ts';
import { type DoraCount, addDora, doraHan } from './dora.ts';
import { type Evaluation, evaluate } from './evaluate.ts';
import { limitStep, plainBase } from './limits.ts';
import { missingYaku } from './near.ts';
import { notesOf } from './notes.ts';
import type { NoWin, Win } from './outcome.ts';
import { type Won, addPayment } from './payment.ts';
import { losesTo, scoreOf } from './rank.ts';
import { type Reading, readingsOf } from './reading.ts';
import type { RiichiRules } from './rules.ts';

const NO_DORA: DoraCount = { dora: 0, kanDora: 0, uraDora: 0, redFives: 0 };

function addItems(steps: Step[], { items, times }: Evaluation, rules: RiichiRules): void {
  for (let i = 0; i < items.length; i++) {
    const { id, han } = items[i]!;
    const paid = times[i];
    if (han !== undefined) steps.push({ kind: 'add', unit: 'han', rule: id, value: han, cite: rules.cite[id] });
    else if (paid)
      steps.push({ kind: 'add', unit: 'yakuman', rule: id, value: paid, cite: rules.cite[id] } satisfies AddStep);
  }
}

/** Who is liable for one of the limit hands that count: the first named (EMA 2016 3.3.9). */
function feederOf(best: Evaluation, rules: RiichiRules): Seat | undefined {
  if (best.times.length === 0) return undefined;
  const counts = (pattern: string): boolean =>
    rules.knobs.pao.some((id) => id === pattern) && best.items.some(({ id }) => id === pattern);
  return best.reading.hand.liable.find(({ pattern }) => counts(pattern))?.from;
}

function addFuAndLimit(
  steps: Step[],
  { fuSteps, fu, fuExact, han, limit, base }: Evaluation,
  rules: RiichiRules,
): void {
  for (const step of fuSteps) steps.push(step);
  if (fu !== null && fuExact !== null && fu !== fuExact)
    steps.push({ kind: 'round', unit: 'fu', from: fuExact, to: fu, cite: rules.cite['fu-rounding'] });
  if (limit !== null) {
    const from = han === null || fu === null ? 0 : plainBase(han, fu);
    steps.push(limitStep(limit, han, from, base, rules));
  }
}

const dearest = (evaluations: readonly Evaluation[]): Evaluation =>
  evaluations.reduce((best, one) => (losesTo(best, one) ? one : best));

/**
 * Scores a hand under a rulebook; the dearest reading counts (EMA 2016 3.4.9). All counters on the table are paid, but for
 * a second winner where the rulebook gives them to the first.
 */
export function scoreHand(hand: WinningHand, rules: RiichiRules, counters = hand.counters): Win | NoWin {
  const readings = readingsOf(hand);
  if (readings.length === 0) return notComplete(hand, rules);

  const doraSteps: Step[] = [];
  const counted = addDora(doraSteps, hand, rules);
  const fromDora = doraHan(counted);
  const evaluations: Evaluation[] = [];
  for (const reading of readings) evaluations.push(...evaluate(reading, rules, fromDora));
  const best = dearest(evaluations);

  const steps: Step[] = [];
  addItems(steps, best, rules);
  for (const step of best.excluded) steps.push(step);
  if (best.withDora) for (const step of doraSteps) steps.push(step);
  addFuAndLimit(steps, best, rules);

  const feeder = feederOf(best, rules);
  const { items, han, fu, fuExact, limit } = best;
  const common = {
    items,
    ...(best.withDora ? counted : NO_DORA),
    han,
    fu,
    fuExact,
    limit,
    steps,
    readings: evaluations.map((one) => scoreOf(one, best)),
    notes: notesOf(hand, rules, hand.liable.length > 0 && feeder === undefined),
  };
  if (!best.enough) return { ok: true, kind: 'no-win', ...common, ...whyNot(best, readings, rules), ...NOT_PAID };
  const payment = addPayment(steps, { ...wonBy(hand), counters }, best.base, feeder, rules);
  const yakuman = best.times.reduce((sum, n) => sum + n, 0);
  return { ok: true, kind: 'win', ...common, yakuman, payment };
}

const wonBy = ({ seat, byDraw, counters, bets, discarder }: WinningHand): Won => ({
  dealer: seat === EAST,
  by: byDraw ? 'draw' : 'discard',
  counters,
  bets: bets ?? 0,
  discarder,
});

const NOT_PAID = { yakuman: 0, payment: null } as const;

function whyNot(
  { reading, yakuHan }: Evaluation,
  readings: readonly Reading[],
  rules: RiichiRules,
): Pick<NoWin, 'reason' | 'shanten' | 'missing' | 'cite'> {
  const { cite } = rules;
  if (reading.shape.form === 'orphans')
    return { reason: 'no-yaku', shanten: null, missing: [], cite: cite.robConcealedKong };
  return yakuHan === 0
    ? { reason: 'no-yaku', shanten: null, missing: missingYaku(readings, rules), cite: cite['need-yaku'] }
    : { reason: 'below-minimum', shanten: null, missing: [], cite: cite.minimumYakuHanAt5Counters };
}

function notComplete(hand: WinningHand, rules: RiichiRules): NoWin {
  return {
    ok: true,
    kind: 'no-win',
    reason: 'not-complete',
    items: [],
    ...NO_DORA,
    han: null,
    fu: null,
    fuExact: null,
    limit: null,
    steps: [],
    readings: [],
    notes: notesOf(hand, rules, false),
    shanten: shanten(hand.concealed, hand.melds.length),
    missing: [],
    cite: rules.cite.tenpai,
    ...NOT_PAID,
  };
}
