import { onPlainCopy } from '../../base/plain.ts';
import { settleError } from '../../table/request.ts';
import { deltasOf } from '../../table/moves.ts';
import { nextHand } from '../../table/next.ts';
import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import type { Settled, TableRefused } from '../../table/result.ts';
import { eachSeat, turnsAfter } from '../../table/seats.ts';
import { changedRules } from '../rulebooks/changed-rules.ts';
import type { RiichiRules } from '../options/rules.ts';
import type { NamedOverrides } from '../options/rules.ts';
import { TABLE_CLAUSES } from '../rulebooks/table.ts';
import { sumAtTable } from '../table/sum.ts';
import { settleAbort, settleChombo, settleDraw } from './settle-drawn.ts';
import { RIICHI_HAPPENINGS, type RiichiEvent, type RiichiSettleRequest } from './settle-request.ts';
import type { HandScore, Happened, NotKnown, RiichiTable, RiichiTableNote } from './settle-types.ts';
import { settleRon, settleTsumo } from './settle-win.ts';
import { putDown } from './sticks.ts';

/** The answer to a request to settle a hand of riichi. */
export type RiichiSettleResult = (Settled<HandScore, RiichiTableNote> | TableRefused) & {
  readonly id?: string;
  readonly changed?: NamedOverrides;
};

const STICKS_EACH_COUNTER = 4;

/**
 * Refuses impossible sticks and scores at the start of a hand: sticks stay only after a draw, which adds a counter and
 * at most one stick per player (EMA 2016 3.4.4, 3.4.10), and all payments are multiples of 100.
 */
function startError(
  { scores, counters = 0, bets = 0 }: RiichiSettleRequest,
  rules: RiichiRules,
): TableRefusal | undefined {
  const most = counters * STICKS_EACH_COUNTER;
  if (bets > most)
    return refuseTable('too-many-bets', 'bets', { bets, counters, most }, TABLE_CLAUSES[rules.id]['bets-stay']);
  const odd = scores.findIndex((points) => points % HUNDRED !== 0);
  return odd < 0 ? undefined : refuseTable('scores-not-hundreds', `scores[${odd}]`, {}, rules.cite['payment-rounding']);
}

const HUNDRED = 100;

const SEATS = 4;
const LAST_TO_PLAY = 3;

/** What cannot be about a hand that nobody won. */
function drawnError(event: RiichiEvent, { riichi, dealer, rules: { cite } }: RiichiTable): TableRefusal | undefined {
  if (event.type === 'draw' && event.nagashi?.length === SEATS)
    return refuseTable('nagashi-of-all', 'event.nagashi', {}, cite.nagashiMangan);
  if (event.type !== 'abort') return undefined;
  if (event.why === 'four-riichi' && riichi.length < SEATS)
    return refuseTable('four-riichi-of-fewer', 'riichi', {}, cite.abortiveDraws);
  const last = riichi.find((seat) => turnsAfter(dealer, seat) === LAST_TO_PLAY);
  return event.why === 'nine-terminals' && last !== undefined
    ? refuseTable('nine-terminals-after-riichi', 'riichi', { seat: last }, cite.abortiveDraws)
    : undefined;
}

type Ended = { readonly ok: true; readonly value: Happened | NotKnown } | TableRefused;

function endOf(request: RiichiSettleRequest, table: RiichiTable): Ended {
  const { event } = request;
  switch (event.type) {
    case 'ron':
      return settleRon(event, table, request);
    case 'tsumo':
      return settleTsumo(event, table, request);
    case 'draw':
      return { ok: true, value: settleDraw(event, table) };
    case 'abort':
      return { ok: true, value: settleAbort(event, table) };
    case 'chombo':
      return { ok: true, value: settleChombo(event, table) };
  }
}

const NOTHING = { hands: [], penalties: [], steps: [], reasons: [], notes: [] } as const;

function answer(
  request: RiichiSettleRequest,
  table: RiichiTable,
  end: Happened | NotKnown,
): Settled<HandScore, RiichiTableNote> {
  const { scores } = request;
  if ('notKnown' in end)
    return {
      ok: true,
      known: false,
      cite: end.notKnown,
      deltas: [0, 0, 0, 0],
      scores,
      redeal: false,
      next: { kind: 'same-hand' },
      ...NOTHING,
    };
  const steps = [...putDown(table, table.rules), ...end.steps];
  const deltas = deltasOf(steps);
  const next = nextHand(table, end.dealerStays, end, 'south');
  const { sum, most } = sumAtTable(request, table.rules.options);
  const beyond = table.roundWind === 'west' || table.roundWind === 'north';
  const { cite } = table.rules;
  return {
    ok: true,
    known: true,
    deltas,
    scores: eachSeat((seat) => scores[seat] + deltas[seat]),
    redeal: end.redeal,
    hands: end.hands,
    penalties: end.penalties,
    next,
    steps,
    reasons:
      next.kind === 'over'
        ? [...end.reasons, { id: 'game-over', cite: TABLE_CLAUSES[table.rules.id]['game-end'] }]
        : end.reasons,
    notes: [
      ...end.notes,
      ...(beyond ? [{ id: 'round-not-played', cite: cite.rounds } as const] : []),
      // Fines and corrections change the sum.
      ...(sum === most ? [] : [{ id: 'sum-differs', cite: cite.startPoints } as const]),
    ],
  };
}

function settled(given: unknown, isKept: boolean): Settled<HandScore, RiichiTableNote> | TableRefused {
  const error = settleError(given, RIICHI_HAPPENINGS);
  if (error) return { ok: false, error };
  const request = given as RiichiSettleRequest;
  const rules = changedRules(request.rules, request.knobs);
  if (!rules.ok) return rules;
  const { roundWind, dealer, firstDealer = 0, counters = 0, bets = 0, riichi = [] } = request;
  const table: RiichiTable = { roundWind, dealer, firstDealer, counters, bets, riichi, isKept, rules: rules.value };
  const impossible = isKept ? undefined : (startError(request, rules.value) ?? drawnError(request.event, table));
  if (impossible) return { ok: false, error: impossible };
  const end = endOf(request, table);
  if (!end.ok) return end;
  const { changed } = rules.value;
  return { ...answer(request, table, end.value), ...(changed && { changed }) };
}

function withId(request: unknown, result: RiichiSettleResult): RiichiSettleResult {
  const id: unknown = typeof request === 'object' && request !== null ? (request as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? { ...result, id } : result;
}

/**
 * Settles one hand of riichi: who pays whom and why, and what is played next. An event that the rulebook does not have
 * settles nothing and cites the clause. Accepts any value and never throws.
 */
export const settleRequest = onPlainCopy((request): RiichiSettleResult => withId(request, settled(request, false)));

/**
 * Settles a hand without checking whether play can lead to its sticks, scores and counts, because some published
 * questions start with sticks and no counter.
 */
export const settleKept = onPlainCopy((request): RiichiSettleResult => withId(request, settled(request, true)));
