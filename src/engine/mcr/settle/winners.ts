import type { Clause } from '../../base/clause.ts';
import type { HandDraft } from '../../hand/draft.ts';
import { scanTiles } from '../../base/notation.ts';
import { type Refusal, refuse, refusedIn } from '../../base/result.ts';
import type { RulebookOf } from '../../rulebooks/ids.ts';
import { seatedDraft, seatedError } from '../../table/hands.ts';
import { type Move, moves } from '../../table/moves.ts';
import type { Deal } from '../../table/next.ts';
import { type TilesAt, differingField, tooManyTiles } from '../../table/one-table.ts';
import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import type { WinnerRequest } from '../../table/request.ts';
import type { SettledHand } from '../../table/result.ts';
import { type SeatNumber, othersThan, placeSeen, windOf } from '../../table/seats.ts';
import type { MCR_TABLE_CLAUSES } from '../rulebooks/table.ts';
import type { McrSettleRequest } from './settle-request.ts';

/** Points that everybody gives to a winner, and the fewest that a hand needs (Green Book 3.9.1). */
const EIGHT = 8;

/** What scoring says of a hand in tiles. */
export type McrScored<Score> =
  | { readonly ok: true; readonly kind: 'win'; readonly points: number; readonly score: Score }
  | { readonly ok: true; readonly kind: 'no-win'; readonly reason: string; readonly cite: Clause }
  | { readonly ok: false; readonly error: Refusal };

/** Scores an MCR hand in tiles for settling. */
export type McrScorer<Score> = (draft: HandDraft) => McrScored<Score>;

/** Why points change hands at an MCR table. */
export type McrWhy = 'points' | 'base' | 'false-hu' | 'fine';

/** A table of MCR with the clauses of its rules. */
export interface McrTable extends Deal {
  readonly request: McrSettleRequest;
  readonly cite: (typeof MCR_TABLE_CLAUSES)[RulebookOf<'mcr'>];
}

/** A winner whose hand is enough. */
interface Counted<Score> {
  readonly seat: SeatNumber;
  readonly points: number;
  readonly result: Score | null;
  readonly tiles: TilesAt | undefined;
}

type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: TableRefusal };

/** Whether a winner's hand has enough points, from its tiles or the players' count. */
function count<Score>(
  { seat, hand, points = 0 }: WinnerRequest,
  at: string,
  discarder: SeatNumber | undefined,
  { request, dealer, roundWind, cite }: McrTable,
  scorer: McrScorer<Score>,
): Result<Counted<Score>> {
  if (!hand)
    return points < EIGHT
      ? { ok: false, error: refuseTable('not-a-win', at, { reason: 'below-minimum' }, cite.minimum) }
      : { ok: true, value: { seat, points, result: null, tiles: undefined } };
  const place = `${at}.hand`;
  const by = discarder === undefined ? 'draw' : 'discard';
  const seatWind = windOf(seat, dealer);
  const table = { rules: request.rules, knobs: request.knobs, by, seatWind, roundWind, counters: 0, bets: 0 } as const;
  const seen = discarder === undefined ? undefined : placeSeen(seat, discarder);
  const error = seatedError(hand, { ...table, discarder: seen }, place);
  if (error) return { ok: false, error };
  const draft = seatedDraft(hand, { ...table, discarder: undefined });
  const scored = scorer(draft);
  if (!scored.ok) return { ok: false, error: refusedIn(place, scored.error) };
  if (scored.kind === 'no-win')
    return { ok: false, error: refuseTable('not-a-win', place, { reason: scored.reason }, scored.cite) };
  return { ok: true, value: { seat, points: scored.points, result: scored.score, tiles: { at, draft } } };
}

/** What a win does: the nearest of several winners is paid alone (Green Book 3.9.1). */
export interface Won<Score> {
  readonly steps: readonly Move<McrWhy>[];
  readonly hands: readonly SettledHand<Score>[];
}

function pay<Score>(
  winners: readonly Counted<Score>[],
  discarder: SeatNumber | undefined,
  { cite }: McrTable,
): Won<Score> {
  const [first] = winners;
  const clause = discarder === undefined ? cite['pay-draw'] : cite['pay-discard'];
  const steps =
    first === undefined
      ? []
      : othersThan(first.seat).flatMap((seat) => [
          ...moves<McrWhy>(seat, first.seat, EIGHT, 'base', clause),
          ...(discarder === undefined || seat === discarder
            ? moves<McrWhy>(seat, first.seat, first.points, 'points', clause)
            : []),
        ]);
  return { steps, hands: winners.map(({ seat, result }, i) => ({ seat, paid: i === 0, result })) };
}

const FLOWERS = 8;

function tooManyFlowers(hands: readonly TilesAt[], cite: Clause): TableRefusal | undefined {
  const count = hands.reduce((sum, { draft }) => sum + (draft.flowers ?? 0), 0);
  return count > FLOWERS ? refuseTable('too-many-flowers', 'event.winners', { count }, cite) : undefined;
}

/** Refuses a tile that is the last of its kind while another winner holds one concealed. */
function lastOfKindElsewhere(hands: readonly TilesAt[], cite: Clause): TableRefusal | undefined {
  const [first] = hands;
  const last = hands.find(({ draft }) => draft.lastOfKind === true);
  if (!first || !last) return undefined;
  const held: number[] = [];
  for (const { draft } of hands) scanTiles(draft.concealed, '', held);
  const winning: number[] = [];
  scanTiles(first.draft.winningTile, '', winning);
  return winning.some((code) => held.includes(code))
    ? { ...refuse('last-of-kind-held', `${last.at}.hand.lastOfKind`).error, cite }
    : undefined;
}

/** Settles a win of one or more players in their order, on a discard or by draw. */
export function settleWin<Score>(
  given: readonly (readonly [winner: WinnerRequest, at: string])[],
  discarder: SeatNumber | undefined,
  table: McrTable,
  scorer: McrScorer<Score>,
): Result<Won<Score>> {
  const winners: Counted<Score>[] = [];
  for (const [winner, at] of given) {
    const one = count(winner, at, discarder, table, scorer);
    if (!one.ok) return one;
    winners.push(one.value);
  }
  const hands = winners.flatMap(({ tiles }) => tiles ?? []);
  const error =
    differingField(hands, [
      ['winningTile', ''],
      ['lastTile', false],
      ['robbedKong', undefined],
    ]) ??
    tooManyTiles(hands, 1) ??
    tooManyFlowers(hands, table.cite.minimum) ??
    lastOfKindElsewhere(hands, table.cite['one-winner']);
  return error ? { ok: false, error } : { ok: true, value: pay(winners, discarder, table) };
}
