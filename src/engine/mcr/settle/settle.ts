import { onPlainCopy } from '../../base/plain.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import { type Move, deltasOf, moves } from '../../table/moves.ts';
import { nextHand } from '../../table/next.ts';
import { settleError } from '../../table/request.ts';
import type { NoteOf, Settled, TableRefused } from '../../table/result.ts';
import { eachSeat, othersThan, turnsAfter } from '../../table/seats.ts';
import { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';
import { mcrRulesError } from './rules.ts';
import { type FalseHuEvent, type FineEvent, MCR_HAPPENINGS, type McrSettleRequest } from './settle-request.ts';
import { type McrScorer, type McrTable, type McrWhy, type Won, settleWin } from './winners.ts';

/** Notes of a settled hand of MCR. */
type McrTableNote = 'nearest-wins-alone' | 'sum-not-zero';

/** The answer to a request to settle a hand of MCR. */
export type McrSettleResult<Score> = (Settled<Score, McrTableNote> | TableRefused) & { readonly id?: string };

/** Points to each of the others for a false win, by what was shown (MERS 2.9). */
const FALSE_HU = { nothing: 0, 'below-eight': 10, invalid: 20 } as const;

/** What the text makes a player pay each of the others when the hand cannot go on (MERS 2.8.10). */
const WALL_DESTROYED = 30;

const falseHu = ({ seat, shown }: FalseHuEvent, { cite }: McrTable): readonly Move<McrWhy>[] =>
  othersThan(seat).flatMap((other) => moves<McrWhy>(seat, other, FALSE_HU[shown], 'false-hu', cite['false-hu']));

const fine = ({ seat, points, to }: FineEvent, { cite }: McrTable): readonly Move<McrWhy>[] =>
  to === 'nobody'
    ? moves(seat, 'nobody', points, 'fine', cite.fine)
    : othersThan(seat).flatMap((other) =>
        moves<McrWhy>(seat, other, points, 'fine', points === WALL_DESTROYED ? cite['fine-to-each'] : cite.fine),
      );

function answer<Score>(
  table: McrTable,
  { steps, hands }: Won<Score>,
  handEnds: boolean,
  reasons: readonly NoteOf<string>[],
): Settled<Score, McrTableNote> {
  const { request, cite } = table;
  const deltas = deltasOf(steps);
  const sum = request.scores.reduce((all, points) => all + points, 0);
  return {
    ok: true,
    known: true,
    deltas,
    scores: eachSeat((seat) => request.scores[seat] + deltas[seat]),
    redeal: false,
    hands,
    penalties: [],
    next: handEnds ? nextHand(table, false, { counters: 0, bets: 0 }, 'north') : { kind: 'same-hand' },
    steps,
    reasons,
    notes: [
      ...(hands.length > 1 ? [{ id: 'nearest-wins-alone', cite: cite['one-winner'] } as const] : []),
      // Payments go from player to player, and fines may go to nobody: nothing comes from outside.
      ...(sum <= 0 ? [] : [{ id: 'sum-not-zero', cite: cite['pay-discard'] } as const]),
    ],
  };
}

function settleEvent<Score>(table: McrTable, scorer: McrScorer<Score>): Settled<Score, McrTableNote> | TableRefused {
  const { event } = table.request;
  const { cite } = table;
  switch (event.type) {
    case 'ron': {
      const { discarder, winners } = event;
      const inOrder = winners
        .map((winner, i) => [winner, `event.winners[${String(i)}]`] as const)
        .sort(([a], [b]) => turnsAfter(discarder, a.seat) - turnsAfter(discarder, b.seat));
      const end = settleWin(inOrder, discarder, table, scorer);
      return end.ok ? answer(table, end.value, true, []) : end;
    }
    case 'tsumo': {
      const end = settleWin([[event.winner, 'event.winner']], undefined, table, scorer);
      return end.ok ? answer(table, end.value, true, []) : end;
    }
    case 'draw':
      return answer(table, { steps: [], hands: [] }, true, []);
    case 'false-hu': {
      const dead = cite[event.shown === 'nothing' ? 'false-hu-unshown' : 'false-hu'];
      return answer(table, { steps: falseHu(event, table), hands: [] }, false, [{ id: 'dead-hand', cite: dead }]);
    }
    case 'fine':
      return answer(table, { steps: fine(event, table), hands: [] }, false, []);
  }
}

function settled<Score>(given: unknown, scorer: McrScorer<Score>): Settled<Score, McrTableNote> | TableRefused {
  const error = settleError(given, MCR_HAPPENINGS);
  if (error) return { ok: false, error };
  const request = given as McrSettleRequest;
  const { rules, roundWind, dealer, firstDealer = 0 } = request;
  const unknown = mcrRulesError(request);
  if (unknown) return { ok: false, error: unknown };
  const cite = MCR_TABLE_CLAUSES[rules as RulebookOf<'mcr'>];
  return settleEvent({ request, roundWind, dealer, firstDealer, cite }, scorer);
}

/** Makes the function that settles MCR hands, given a scorer for hands in tiles; it never throws. */
export const settlingMcr = <Score>(scorer: McrScorer<Score>) =>
  onPlainCopy((request): McrSettleResult<Score> => {
    const result = settled(request, scorer);
    const id: unknown = typeof request === 'object' && request !== null ? (request as { id?: unknown }).id : undefined;
    return typeof id === 'string' ? { ...result, id } : result;
  });
