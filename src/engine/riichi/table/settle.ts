import { settleError } from '../../table/request.ts';
import { deltasOf } from '../../table/moves.ts';
import { nextHand } from '../../table/next.ts';
import { refuseTable } from '../../table/refusals.ts';
import type { Settled, TableRefused } from '../../table/result.ts';
import { eachSeat } from '../../table/seats.ts';
import { changedRules } from '../changed-rules.ts';
import { TABLE_CLAUSES } from './clauses.ts';
import { settleAbort, settleChombo, settleDraw } from './settle-drawn.ts';
import { RIICHI_HAPPENINGS, type RiichiSettleRequest } from './settle-request.ts';
import type { HandScore, Happened, NotKnown, RiichiTable, RiichiTableNote } from './settle-types.ts';
import { settleRon, settleTsumo } from './settle-win.ts';
import { putDown } from './sticks.ts';

/** The answer to a request to settle a hand of riichi. */
export type RiichiSettleResult = (Settled<HandScore, RiichiTableNote> | TableRefused) & { readonly id?: string };

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
      return event.why === 'four-riichi' && table.riichi.length < 4
        ? { ok: false, error: refuseTable('four-riichi-of-fewer', 'riichi', {}, table.rules.cite.abortiveDraws) }
        : { ok: true, value: settleAbort(event, table) };
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
  const beyond = table.roundWind === 'west' || table.roundWind === 'north';
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
    notes: beyond ? [...end.notes, { id: 'round-not-played', cite: table.rules.cite.rounds }] : end.notes,
  };
}

function settled(given: unknown): Settled<HandScore, RiichiTableNote> | TableRefused {
  const error = settleError(given, RIICHI_HAPPENINGS);
  if (error) return { ok: false, error };
  const request = given as RiichiSettleRequest;
  const rules = changedRules(request.rules, request.knobs);
  if (!rules.ok) return rules;
  const { roundWind, dealer, firstDealer = 0, counters = 0, bets = 0, riichi = [] } = request;
  const table: RiichiTable = { roundWind, dealer, firstDealer, counters, bets, riichi, rules: rules.value };
  const end = endOf(request, table);
  return end.ok ? answer(request, table, end.value) : end;
}

/**
 * Settles one hand of riichi from a request of unknown form: who pays whom and why, and what is played next; or a refusal.
 * An event that the rulebook does not know settles nothing and says where it stands. Never throws.
 */
export function settleRequest(request: unknown): RiichiSettleResult {
  const result = settled(request);
  const id: unknown = typeof request === 'object' && request !== null ? (request as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? { ...result, id } : result;
}
