import type { WinningHand } from './hand.ts';
import type { Add, Step } from './step.ts';
import { type Counted, tilesOf } from './holding.ts';
import { shanten } from './shanten.ts';
import { waitKinds } from './waits.ts';
import { windKind } from '../tile.ts';
import { type DoraCount, addDora, doraHan } from './dora.ts';
import { type Evaluation, evaluate, leastHan, standsAlone } from './evaluate.ts';
import { type DoraRule, isDoraRule } from './ids.ts';
import { limitStep, plainBase } from './limits.ts';
import { missingYaku } from './near.ts';
import { notesOf } from './notes.ts';
import type { NoWin, Win } from './outcome.ts';
import { type LiableFor, type Won, addPayment } from './payment.ts';
import { losesTo, scoreOf } from './rank.ts';
import { type Reading, readingsOf } from './reading.ts';
import type { RiichiRules } from './rules.ts';

const NO_DORA: DoraCount = { dora: 0, kanDora: 0, uraDora: 0, redFives: 0 };

function addItems(steps: Step[], { items, times, reading }: Evaluation, rules: RiichiRules): void {
  for (let i = 0; i < items.length; i++) {
    const { id, han } = items[i]!;
    const paid = times[i];
    if (han !== undefined) steps.push({ kind: 'add', unit: 'han', rule: id, value: han, cite: rules.cite[id] });
    else if (paid) {
      const cite = rules.cite[reading.hand.robbedKong === 'concealed' ? 'robConcealedKong' : id];
      steps.push({ kind: 'add', unit: 'yakuman', rule: id, value: paid, cite } satisfies Add);
    }
  }
}

/** Who is liable for a limit hand that is paid (EMA 2016 3.3.9). */
function liableFor({ items, times, reading }: Evaluation, { knobs }: RiichiRules): LiableFor | undefined {
  for (const [i, { id: pattern }] of items.entries()) {
    const fed = times[i] && knobs.pao.includes(pattern) && reading.hand.liable.find((one) => one.pattern === pattern);
    if (fed) return { from: fed.from, pattern };
  }
  return undefined;
}

function addFuAndLimit(
  steps: Step[],
  { fuSteps, fu, fuExact, han, limit, base, withDora }: Evaluation,
  rules: RiichiRules,
): void {
  for (const step of fuSteps) steps.push(step);
  if (fu !== null && fuExact !== null && fu !== fuExact)
    steps.push({ kind: 'round', unit: 'fu', from: fuExact, to: fu, cite: rules.cite['fu-rounding'] });
  if (limit === null) return;
  if (han !== null && fu !== null && withDora) steps.push(limitStep(limit, han, plainBase(han, fu), base, rules));
  else {
    const cite = rules.cite[han === null ? limit : 'renhou'];
    steps.push({ kind: 'limit', limit, reason: 'limit-hand', from: 0, to: base, cite });
  }
}

const rulesOf = (steps: readonly Step[]): ReadonlySet<DoraRule> =>
  new Set(steps.flatMap((step) => (step.kind === 'add' && isDoraRule(step.rule) ? [step.rule] : [])));

const dearest = (evaluations: readonly Evaluation[]): Evaluation =>
  evaluations.reduce((best, one) => (losesTo(best, one) ? one : best));

/** Scores a hand under a rulebook; the dearest reading counts (EMA 2016 3.4.9). */
export function scoreHand(hand: WinningHand, rules: RiichiRules): Win | NoWin {
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
  else if (best.han !== null) for (const rule of rulesOf(doraSteps)) steps.push(standsAlone(rule, rules));
  addFuAndLimit(steps, best, rules);

  const liable = liableFor(best, rules);
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
    notes: notesOf(hand, rules, hand.liable.length > 0 && liable === undefined),
  };
  if (!best.enough) return { ok: true, kind: 'no-win', ...common, ...whyNot(best, readings, rules), ...NOT_PAID };
  const payment = addPayment(steps, wonBy(hand), best.base, liable, rules);
  const yakuman = best.times.reduce((sum, n) => sum + n, 0);
  return { ok: true, kind: 'win', ...common, yakuman, payment };
}

const EAST = windKind('east');

const wonBy = ({ seat, byDraw, counters, bets, discarder }: WinningHand): Won => ({
  dealer: seat === EAST,
  by: byDraw ? 'draw' : 'discard',
  counters,
  bets: bets ?? 0,
  discarder,
});

const NOT_PAID = { yakuman: 0, payment: null } as const;

function whyNot(
  { reading, items, yakuHan }: Evaluation,
  readings: readonly Reading[],
  rules: RiichiRules,
): Pick<NoWin, 'reason' | 'shanten' | 'waits' | 'missing' | 'minimum' | 'cite'> {
  const { cite } = rules;
  const complete = { shanten: null, waits: [] };
  if (reading.shape.form === 'orphans')
    return { ...complete, reason: 'no-yaku', missing: [], cite: cite.robConcealedKong };
  const has = items.map(({ id }) => id);
  const needs = leastHan(reading.hand, rules);
  return {
    ...complete,
    reason: yakuHan === 0 ? 'no-yaku' : 'below-minimum',
    missing: missingYaku(readings, rules, has),
    ...(needs > 1 ? { minimum: { needs, has: yakuHan } } : {}),
    cite: cite[yakuHan === 0 ? 'need-yaku' : 'minimumYakuHanAt5Counters'],
  };
}

/** A hand as it was before the winning tile came. */
function before({ concealed, all, winning }: WinningHand): Counted {
  const [counts, seen] = [concealed.slice(), all.slice()];
  counts[winning]!--;
  seen[winning]!--;
  return { counts, all: seen };
}

function notComplete(hand: WinningHand, rules: RiichiRules): NoWin {
  const held = before(hand);
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
    shanten: shanten(held, hand.melds.length),
    waits: tilesOf(waitKinds(held).live),
    missing: [],
    cite: rules.cite['winning-hand'],
    ...NOT_PAID,
  };
}
