import { type Move, moves } from '../../table/moves.ts';
import type { NoteOf } from '../../table/result.ts';
import { SEAT_NUMBERS, type SeatNumber, othersThan, turnsAfter } from '../../table/seats.ts';
import { LIMIT_BASE } from '../score/limits.ts';
import { sharesOf } from '../score/shares.ts';
import { TABLE_CLAUSES } from '../rulebooks/table.ts';
import type { AbortEvent, ChomboEvent, DrawEvent } from './settle-request.ts';
import type { Happened, NotKnown, RiichiTable, RiichiTableNote, RiichiWhy } from './settle-types.ts';
import { STICK, betsStay, sticksOf, takeSticks, wouldAbort } from './sticks.ts';

const NOBODY_WON = { hands: [], penalties: [], redeal: false } as const;

/** Noten players pay tenpai players a fixed total, shared equally (EMA 2016 3.4.2). */
function notenMoves(
  tenpai: readonly SeatNumber[],
  { rules: { id, options, cite } }: RiichiTable,
): readonly Move<RiichiWhy>[] {
  const noten = SEAT_NUMBERS.filter((seat) => !tenpai.includes(seat));
  if (tenpai.length === 0 || noten.length === 0) return [];
  const each = noten.length > tenpai.length ? noten : tenpai;
  // Our texts say what one or three get, and the booklet alone what two get.
  const clause = tenpai.length === 2 ? TABLE_CLAUSES[id]['two-tenpai'] : cite.notenPool;
  return each.flatMap((_, i) =>
    moves(noten[i % noten.length]!, tenpai[i % tenpai.length]!, options.notenPool / each.length, 'noten', clause),
  );
}

/** The share of a mangan by draw between a seat and each of the others. */
function manganShares(seat: SeatNumber, dealer: SeatNumber): readonly (readonly [other: SeatNumber, points: number])[] {
  const shares = sharesOf(LIMIT_BASE.mangan, { dealer: seat === dealer, by: 'draw' });
  return othersThan(seat).map((other) => [other, (other === dealer ? shares.east : shares.others) ?? 0]);
}

/** Settles nagashi mangan: like a mangan by draw; of two the sticks go to the one nearer to East (EMA 2012 4.2.4; our reading). */
function nagashiMoves(nagashi: readonly SeatNumber[], table: RiichiTable): readonly Move<RiichiWhy>[] {
  const { dealer, counters, rules } = table;
  const inOrder = [...nagashi].sort((a, b) => turnsAfter(dealer, a) - turnsAfter(dealer, b));
  const all = rules.options.nagashiPays === 'counters-and-bets';
  const [nearest] = inOrder;
  return [
    ...inOrder.flatMap((seat) =>
      manganShares(seat, dealer).flatMap(([other, points]) => [
        ...moves(other, seat, points, 'nagashi', rules.cite['nagashi-mangan']),
        ...moves(other, seat, all ? (counters * rules.options.counterValue) / 3 : 0, 'counters', rules.cite.counters),
      ]),
    ),
    ...(all && nearest !== undefined ? takeSticks(sticksOf([nearest], table, rules), rules) : []),
  ];
}

/** Settles a hand that nobody won (EMA 2016 3.4.2, 3.4.4, 3.4.10, 3.4.11). */
export function settleDraw({ tenpai, nagashi = [] }: DrawEvent, table: RiichiTable): Happened {
  const { rules, riichi, bets, counters, dealer } = table;
  const { options, cite } = rules;
  const clauses = TABLE_CLAUSES[rules.id];
  const notes: NoteOf<RiichiTableNote>[] = [];
  const paysNagashi = nagashi.length > 0 && options.nagashiMangan;
  if (nagashi.length > 0)
    notes.push(
      paysNagashi
        ? { id: 'nagashi-as-mangan-draw', cite: clauses['nagashi-deal'] }
        : { id: 'nagashi-not-used', cite: cite.nagashiMangan },
    );
  if (riichi.some((seat) => !tenpai.includes(seat)))
    notes.push({
      id: rules.facts.deadRiichiProvesTenpai ? 'riichi-not-tenpai-even-dead' : 'riichi-not-tenpai',
      cite: clauses['noten-riichi'],
    });
  notes.push(...wouldAbort(table));
  const dealerStays = tenpai.includes(dealer) && options.dealerStays === 'win-or-tenpai';
  const sticksTaken = paysNagashi && options.nagashiPays === 'counters-and-bets';
  return {
    ...NOBODY_WON,
    steps: paysNagashi ? nagashiMoves(nagashi, table) : notenMoves(tenpai, table),
    dealerStays,
    counters: counters + 1,
    bets: sticksTaken ? 0 : bets + riichi.length,
    reasons: [
      { id: dealerStays ? 'dealer-tenpai' : 'dealer-not-tenpai', cite: cite.dealerStays },
      { id: 'counter-added', cite: clauses['counter-added'] },
      ...(sticksTaken ? [] : betsStay(table)),
    ],
    notes,
  };
}

/** Settles an abortive draw: sticks stay, one counter more, the dealer stays (EMA 2012 booklet 3.4.10, 3.4.12). */
export function settleAbort({ why }: AbortEvent, table: RiichiTable): Happened | NotKnown {
  const { rules, riichi, bets, counters } = table;
  const { options, cite } = rules;
  if (!options.abortiveDraws.includes(why))
    return { notKnown: why === 'triple-ron' ? cite.tripleRon : cite.abortiveDraws };
  const after = TABLE_CLAUSES[rules.id]['after-abort'];
  return {
    ...NOBODY_WON,
    steps: [],
    dealerStays: true,
    counters: counters + 1,
    bets: bets + riichi.length,
    reasons: [
      { id: 'drawn-early', cite: cite.abortiveDraws },
      { id: 'dealer-stays', cite: after },
      { id: 'counter-added', cite: after },
      ...betsStay(table),
    ],
    notes: 'silent' in after ? [{ id: 'abort-follows-jpml', cite: after }] : [],
  };
}

/** Settles a chombo: at the table a mangan paid backwards, or points off after the game; the hand is played again (EMA 2016 3.4.6). */
export function settleChombo({ seats }: ChomboEvent, table: RiichiTable): Happened {
  const { rules, riichi, bets, counters, dealer } = table;
  const { chombo } = rules.options;
  const { cite } = rules;
  const clauses = TABLE_CLAUSES[rules.id];
  const atTable = chombo.kind === 'table-mangan';
  return {
    ...NOBODY_WON,
    steps: [
      ...riichi.flatMap((seat) => moves('table', seat, STICK, 'riichi-bet', clauses['after-chombo'])),
      ...(atTable ? seats : []).flatMap((seat) =>
        manganShares(seat, dealer).flatMap(([other, points]) => moves(seat, other, points, 'chombo', cite.chombo)),
      ),
    ],
    dealerStays: true,
    counters,
    bets,
    penalties: atTable ? [] : seats.map((seat) => ({ seat, points: chombo.points, when: 'after-uma' as const })),
    redeal: true,
    reasons: [
      { id: 'played-again', cite: clauses['after-chombo'] },
      { id: 'counters-stay', cite: clauses['counters-stay'] },
    ],
    notes: seats.length > 1 ? [{ id: 'each-chombo-booked', cite: cite.chombo }] : [],
  };
}
