import type { HandDraft } from '../../hand/draft.ts';
import { type Move, moves } from '../../table/moves.ts';
import type { TableRefusal } from '../../table/refusals.ts';
import type { RonEvent, TsumoEvent, WinnerRequest } from '../../table/request.ts';
import type { NoteOf } from '../../table/result.ts';
import { type SeatNumber, othersThan, seatSeen, turnsAfter } from '../../table/seats.ts';
import type { PayStep } from '../score/step.ts';
import { TABLE_CLAUSES } from '../rulebooks/table.ts';
import { oneTableError } from './one-table.ts';
import type { Happened, RiichiTable, RiichiTableNote, RiichiWhy } from './settle-types.ts';
import { betsStay, sticksOf, takeSticks, wouldAbort } from './sticks.ts';
import { type ValidWinner, type WonOn, checkWinner } from './winners.ts';

/** What a hand does to the table, or why it cannot be. */
type Ended = { readonly ok: true; readonly value: Happened } | { readonly ok: false; readonly error: TableRefusal };

/** The seats that a payer's line is about. */
function payers(
  { who, seat }: PayStep,
  winner: ValidWinner,
  table: RiichiTable,
  { discarder }: WonOn,
): readonly SeatNumber[] {
  switch (who) {
    case 'discarder':
      return discarder === undefined ? [] : [discarder];
    case 'east':
      return [table.dealer];
    case 'others':
      return othersThan(winner.seat).filter((seat) => seat !== table.dealer);
    case 'liable':
      return seat ? [seatSeen(winner.seat, seat)] : [];
    case 'bets':
      return [];
  }
}

const payMoves = (
  pays: readonly PayStep[],
  winner: ValidWinner,
  table: RiichiTable,
  on: WonOn,
): readonly Move<RiichiWhy>[] =>
  pays.flatMap((pay) =>
    payers(pay, winner, table, on).flatMap((seat) =>
      moves(seat, winner.seat, pay.value, pay.of === 'counters' ? 'counters' : 'hand', pay.cite),
    ),
  );

/** Who of several winners is paid, in their order (EMA 2016 3.3.1, 4.1; Tesuji R5). */
function paidOf(winners: readonly SeatNumber[], { rules: { options } }: RiichiTable): readonly SeatNumber[] {
  const how = winners.length > 2 ? options.tripleRon : winners.length > 1 ? options.severalRons : 'all-paid';
  return how === 'all-paid' ? winners : how === 'head-bump' ? winners.slice(0, 1) : [];
}

function notesOf(
  winners: readonly ValidWinner[],
  paid: readonly SeatNumber[],
  table: RiichiTable,
): readonly NoteOf<RiichiTableNote>[] {
  const { riichi, rules } = table;
  const { cite } = rules;
  const clauses = TABLE_CLAUSES[rules.id];
  const notes: NoteOf<RiichiTableNote>[] = [];
  if (paid.length === 0) notes.push({ id: 'triple-ron-follows-jpml', cite: clauses['after-triple-ron'] });
  else if (paid.length < winners.length) {
    notes.push({ id: 'nearest-wins-alone', cite: cite.severalRons });
    if (winners.some(({ seat }) => !paid.includes(seat) && riichi.includes(seat)))
      notes.push({ id: 'stick-of-bumped-winner', cite: clauses['stick-of-bumped'] });
  }
  const ofWinners = new Map(winners.flatMap((winner) => winner.notes.map((one) => [one.id, one])));
  return [...notes, ...ofWinners.values(), ...wouldAbort(table)];
}

function settleWinners(winners: readonly ValidWinner[], on: WonOn, table: RiichiTable): Happened {
  const { rules, dealer, counters, riichi, bets } = table;
  const clauses = TABLE_CLAUSES[rules.id];
  const { cite } = rules;
  const paid = paidOf(
    winners.map(({ seat }) => seat),
    table,
  );
  const isPaid = ({ seat }: ValidWinner): boolean => paid.includes(seat);
  const countersOf = ({ seat }: ValidWinner): number =>
    seat === paid[0] || rules.options.severalRonCounters === 'each' ? counters : 0;
  const scored = winners.map((winner) => ({ winner, ...winner.score(countersOf(winner)) }));
  const dealerWins = paid.includes(dealer);
  const redealt = paid.length === 0;
  const dealerStays = dealerWins || redealt;
  return {
    steps: [
      ...scored.filter(({ winner }) => isPaid(winner)).flatMap(({ winner, pays }) => payMoves(pays, winner, table, on)),
      ...takeSticks(sticksOf(paid, table, rules), rules),
    ],
    dealerStays,
    counters: dealerStays ? counters + 1 : 0,
    bets: redealt ? bets + riichi.length : 0,
    hands: scored.map(({ winner, result }) => ({ seat: winner.seat, paid: isPaid(winner), result })),
    penalties: [],
    redeal: false,
    reasons: redealt
      ? [{ id: 'drawn-by-triple-ron', cite: cite.tripleRon }, ...betsStay(table)]
      : dealerWins
        ? [
            { id: 'dealer-won', cite: cite.dealerStays },
            { id: 'counter-added', cite: clauses['counter-added'] },
          ]
        : [
            { id: 'dealer-did-not-win', cite: cite.dealerStays },
            ...(counters > 0 ? ([{ id: 'counters-go', cite: clauses['counters-go'] }] as const) : []),
          ],
    notes: notesOf(winners, paid, table),
  };
}

function settleAll(
  given: readonly (readonly [winner: WinnerRequest, at: string])[],
  on: WonOn,
  table: RiichiTable,
  request: Pick<HandDraft, 'rules' | 'knobs'>,
): Ended {
  const paid = paidOf(
    given.map(([{ seat }]) => seat),
    table,
  );
  const sticks = sticksOf(paid, table, table.rules);
  const winners: ValidWinner[] = [];
  for (const [winner, at] of given) {
    const check = checkWinner(winner, at, table, on, request, sticks.get(winner.seat) ?? 0);
    if (!check.ok) return check;
    winners.push(check.value);
  }
  const error = oneTableError(winners, on, table);
  return error ? { ok: false, error } : { ok: true, value: settleWinners(winners, on, table) };
}

/** Settles a win on a discard by one to three players, in turn order from the discarder's right (EMA 2016 4.1). */
export function settleRon(
  { discarder, winners }: RonEvent,
  table: RiichiTable,
  request: Pick<HandDraft, 'rules' | 'knobs'>,
): Ended {
  const turns = (seat: SeatNumber): number => turnsAfter(discarder, seat);
  const inOrder = winners
    .map((winner, i) => [winner, `event.winners[${i}]`] as const)
    .sort(([a], [b]) => turns(a.seat) - turns(b.seat));
  return settleAll(inOrder, { discarder }, table, request);
}

/** Settles a win by draw (EMA 2016 3.4.9). */
export const settleTsumo = (
  { winner }: TsumoEvent,
  table: RiichiTable,
  request: Pick<HandDraft, 'rules' | 'knobs'>,
): Ended => settleAll([[winner, 'event.winner']], { discarder: undefined }, table, request);
