import type { Seat } from '../../base/melds.ts';
import type { WinningHand } from '../hand/hand.ts';
import type { AddStep, Step } from './step.ts';
import { type Counted, tilesOf } from '../hand/holding.ts';
import { shanten } from '../hand/shanten.ts';
import { waitKinds } from '../hand/waits.ts';
import { EAST } from '../../base/tile.ts';
import { type DoraCount, type DoraStep, addDora } from './dora.ts';
import { type Evaluation, evaluationsOf, feederOf, leastHan } from './evaluate.ts';
import { LIMIT_BASE, limitStep, plainBase } from './limits.ts';
import { missingYaku } from './missing.ts';
import { notesOf } from './notes.ts';
import type { Before, NoWin, Win } from './outcome.ts';
import { type Part, type Won, addPayment } from './payment.ts';
import { dearest, scoreOf } from './rank.ts';
import { type Reading, readingsOf } from '../hand/reading.ts';
import type { RiichiRules } from '../options/rules.ts';

const NO_DORA: DoraCount = { dora: 0, kanDora: 0, uraDora: 0, redFives: 0 };

function addItems(steps: Step[], { items, times }: Evaluation, rules: RiichiRules): void {
  for (let i = 0; i < items.length; i++) {
    const { id, han } = items[i]!;
    const value = han ?? times[i];
    if (value)
      steps.push({
        kind: 'add',
        unit: han === undefined ? 'yakuman' : 'han',
        rule: id,
        value,
        cite: rules.cite[id],
      } as AddStep);
  }
}

/** Who is liable for each limit hand that is paid (EMA 2016 3.3.9). */
const feedersOf = ({ items, times, reading }: Evaluation, rules: RiichiRules): readonly (Seat | undefined)[] =>
  times.map((paid, i) => (paid ? feederOf(items[i]!.id, reading, rules) : undefined));

/**
 * The parts of a hand that somebody else answers for: all of it, by the first limit hand that was fed; or each that was fed by
 * itself and the rest before them, where a feeder is liable for the pattern only.
 */
function partsOf(best: Evaluation, rules: RiichiRules): readonly [Part, ...Part[]] {
  const { base, items, times } = best;
  if (times.length === 0) return [{ base, liable: undefined }];
  const feeders = feedersOf(best, rules);
  const liable = feeders.flatMap((from, i) => (from ? [{ from, pattern: items[i]!.id }] : []));
  if (liable.length === 0 || rules.options.paoCovers === 'hand') return [{ base, liable: liable[0] }];
  const fed = feeders.flatMap((from, i) =>
    from ? [{ base: LIMIT_BASE.yakuman * times[i]!, liable: { from, pattern: items[i]!.id } }] : [],
  );
  const rest = base - fed.reduce((sum, part) => sum + part.base, 0);
  return (rest > 0 ? [{ base: rest, liable: undefined }, ...fed] : fed) as [Part, ...Part[]];
}

function addAll(steps: Step[], more: readonly Step[]): void {
  for (const step of more) steps.push(step);
}

function addFuAndLimit(
  steps: Step[],
  { fuSteps, fu, fuExact, han, limit, base, withDora }: Evaluation,
  rules: RiichiRules,
): void {
  addAll(steps, fuSteps);
  if (fu !== null && fuExact !== null && fu !== fuExact)
    steps.push({ kind: 'round', unit: 'fu', from: fuExact, to: fu, cite: rules.cite['fu-rounding'] });
  if (limit === null) return;
  if (han !== null && fu !== null && withDora) steps.push(limitStep(limit, han, plainBase(han, fu), base, rules));
  else {
    const cite = rules.cite[han === null ? limit : 'renhou'];
    steps.push({ kind: 'limit', limit, reason: 'limit-hand', from: 0, to: base, cite });
  }
}

/**
 * Scores a hand under a rulebook; the dearest reading counts (EMA 2016 3.4.9). All counters on the table are paid, but for
 * a second winner where the rulebook gives them to the first.
 */
export function scoreHand(hand: WinningHand, rules: RiichiRules, counters = hand.counters): Win | NoWin {
  const readings = readingsOf(hand);
  if (readings.length === 0) return notComplete(hand, rules);

  const doraSteps: DoraStep[] = [];
  const counted = addDora(doraSteps, hand, rules);
  const evaluations = evaluationsOf(readings, rules, doraSteps);
  const best = dearest(evaluations);

  const steps: Step[] = [];
  addItems(steps, best, rules);
  addAll(steps, best.excluded);
  if (best.withDora) addAll(steps, doraSteps);
  addFuAndLimit(steps, best, rules);

  const parts = partsOf(best, rules);
  const { seat, byDraw, bets = 0, discarder } = hand;
  const won: Won = { dealer: seat === EAST, by: byDraw ? 'draw' : 'discard', counters, bets, discarder };
  const payment = best.enough ? addPayment(steps, won, parts, rules) : null;
  const { items, han, fu, fuExact, limit, yakuman } = best;
  const { dora, kanDora, uraDora, redFives } = best.withDora ? counted : NO_DORA;
  const told = {
    ok: true,
    kind: 'win',
    items,
    dora,
    kanDora,
    uraDora,
    redFives,
    han,
    fu,
    fuExact,
    limit,
    steps,
    readings: evaluations.map((one) => scoreOf(one, best)),
    notes: notesOf(hand, rules, hand.liable.length > 0 && parts.every(({ liable }) => liable === undefined)),
    yakuman,
    payment,
  } as const;
  return payment ? (told as Win) : { ...told, ...whyNot(best, readings, rules), kind: 'no-win', yakuman: 0, payment };
}

function whyNot(
  { reading, items, yakuHan }: Evaluation,
  readings: readonly Reading[],
  rules: RiichiRules,
): Pick<NoWin, 'reason' | 'before' | 'missing' | 'minimum' | 'cite'> {
  const { cite } = rules;
  if (reading.shape.form === 'orphans')
    return { reason: 'no-yaku', before: null, missing: [], cite: cite.robConcealedKong };
  const has = items.map(({ id }) => id);
  const needs = leastHan(reading.hand, rules);
  const missing = missingYaku(readings, rules, has);
  const minimum = { needs, has: yakuHan, cite: cite.minimumYakuHanAt5Counters };
  return {
    before: null,
    missing,
    ...(needs > 1 && { minimum }),
    ...(yakuHan === 0
      ? { reason: 'no-yaku', cite: cite['need-yaku'] }
      : { reason: 'below-minimum', cite: minimum.cite }),
  };
}

/** A hand as it was before the winning tile came. */
function beforeWinning({ concealed, all, winning, melds }: WinningHand, { cite }: RiichiRules): Before {
  const held: Counted = { counts: concealed.slice(), all: all.slice() };
  held.counts[winning]!--;
  held.all[winning]!--;
  const { live, heldAll } = waitKinds(held);
  return {
    shanten: shanten(held, melds.length),
    waits: tilesOf(live),
    heldAll: tilesOf(heldAll),
    cite: cite.tenpai,
  };
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
    before: beforeWinning(hand, rules),
    missing: [],
    cite: rules.cite['winning-hand'],
    yakuman: 0,
    payment: null,
  };
}
