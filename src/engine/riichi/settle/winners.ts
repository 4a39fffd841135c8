import type { HandDraft } from '../../hand/draft.ts';
import { refusalFor } from '../../hand/draft.ts';
import type { Liable } from '../../hand/request.ts';
import { type RefusalId, refuse, refusedIn } from '../../base/result.ts';
import { type FromTable, seatedDraft, seatedError } from '../../table/hands.ts';
import { type TableRefusal, refuseTable } from '../../table/refusals.ts';
import type { WinnerRequest } from '../../table/request.ts';
import type { NoteOf } from '../../table/result.ts';
import { type SeatNumber, placeSeen, windOf } from '../../table/seats.ts';
import { checkDraft } from '../score/draft.ts';
import type { WinningHand } from '../hand/hand.ts';
import type { RiichiOptions } from '../options/options.ts';
import { LIMIT_BASE, baseOf } from '../score/limits.ts';
import { type Part, addPayment } from '../score/payment.ts';
import { leastHan } from '../score/counted.ts';
import { scoreHand } from '../score/score.ts';
import type { Note } from '../score/outcome.ts';
import type { PayStep, Step } from '../score/step.ts';
import { isFedPattern } from '../table/liability.ts';
import type { HandScore, RiichiTable } from './settle-types.ts';

/** How a hand was won: by draw, or on whose discard. */
export interface WonOn {
  readonly discarder: SeatNumber | undefined;
}

const OF_LIABILITY = ['liability-not-used', 'liable-with-concealed-kong'] as const;

type LiabilityNote = NoteOf<(typeof OF_LIABILITY)[number]>;

const isOfLiability = (note: Note): note is LiabilityNote => (OF_LIABILITY as readonly string[]).includes(note.id);

/** A checked winner. `score` gives the payment for a number of counters. */
export interface ValidWinner {
  readonly seat: SeatNumber;
  readonly at: string;
  /** The hand, where it was given in tiles. */
  readonly tiles: { readonly draft: HandDraft; readonly hand: WinningHand } | undefined;
  readonly score: (counters: number) => { readonly result: HandScore | null; readonly pays: readonly PayStep[] };
  /** The player liable for the hand, if any. */
  readonly liable: readonly Liable[];
  /** Notes on the named liability. */
  readonly notes: readonly LiabilityNote[];
}

/** A winner whose hand was given in tiles. */
export type InTiles = ValidWinner & { readonly tiles: NonNullable<ValidWinner['tiles']> };

/** A winner that passed, or why not. */
type Checked =
  { readonly ok: true; readonly value: ValidWinner } | { readonly ok: false; readonly error: TableRefusal };

const MANY_COUNTERS = 5;
const refused = (error: TableRefusal): Checked => ({ ok: false, error });

const paysOf = (steps: readonly Step[]): readonly PayStep[] => steps.filter((step) => step.kind === 'pay');

/** The most yakuman that one hand may count as (EMA 2016 4.2). */
const mostYakuman = (
  { yakumanAccumulate, doubleYakumanWaits, daisuushiiDouble }: RiichiOptions,
  pattern: string | undefined,
): number =>
  yakumanAccumulate
    ? Number.POSITIVE_INFINITY
    : doubleYakumanWaits || (daisuushiiDouble && (pattern ?? 'daisuushii') === 'daisuushii')
      ? 2
      : 1;

const LONGEST_NAME = 40;

/** Why nobody can be liable for a counted hand: the pattern has no deciding set, or a hand in riichi has none that was called. */
const liabilityObstacle = (pattern: string, inRiichi: boolean): RefusalId | undefined =>
  !isFedPattern(pattern) ? 'no-liability-for-pattern' : inRiichi ? 'liable-set-not-called' : undefined;

/** A winner as players count at the table: han and fu, or a number of limit hands. */
function counted(winner: WinnerRequest, at: string, table: RiichiTable, { discarder }: WonOn): Checked {
  const { seat, han, fu = 0, yakuman = 0, liable = [] } = winner;
  const { rules } = table;
  const { options, cite } = rules;
  if (han !== undefined && table.counters >= MANY_COUNTERS && han < options.minimumYakuHanAt5Counters)
    return refused(refuseTable('not-a-win', at, { reason: 'below-minimum' }, cite.minimumYakuHanAt5Counters));
  const by = discarder === undefined ? ('draw' as const) : ('discard' as const);
  const inRiichi = table.riichi.includes(seat);
  if (!table.isKept && han !== undefined && winner.fu !== undefined && han < leastHan(fu, by, inRiichi, options))
    return refused(refuseTable('no-such-count', at, { han, fu }, cite['fu-rounding']));
  const [first] = liable;
  const unfed = first && !table.isKept && liabilityObstacle(first.pattern, inRiichi);
  if (unfed)
    return refused({
      ...refuse(unfed, `${at}.liable`, { pattern: first.pattern.slice(0, LONGEST_NAME) }).error,
      cite: cite.pao,
    });
  const pattern = yakuman > 0 ? options.pao.find((id) => id === first?.pattern) : undefined;
  const answers = first && pattern && { from: first.from, pattern };
  const isDouble = pattern === 'daisuushii' && options.daisuushiiDouble;
  const most = mostYakuman(options, first?.pattern);
  if (yakuman > most)
    return refused(refuseTable('too-many-yakuman', at, { count: yakuman, most }, cite.yakumanAccumulate));
  const limits = Math.max(yakuman, isDouble ? 2 : 1);
  const base = han === undefined ? LIMIT_BASE.yakuman * limits : baseOf(han, fu, options).base;
  const fed = answers && options.paoCovers === 'own-pattern' ? LIMIT_BASE.yakuman * (isDouble ? 2 : 1) : base;
  const parts: readonly [Part, ...Part[]] =
    fed < base
      ? [
          { base: base - fed, liable: undefined },
          { base: fed, liable: answers },
        ]
      : [{ base, liable: answers }];
  const score = (counters: number): ReturnType<ValidWinner['score']> => {
    const steps: Step[] = [];
    const won = {
      by,
      dealer: seat === table.dealer,
      counters,
      bets: 0,
      discarder: discarder === undefined ? undefined : placeSeen(seat, discarder),
    };
    addPayment(steps, won, parts, rules);
    return { result: null, pays: paysOf(steps) };
  };
  const isUnused = liable.length > 0 && answers === undefined;
  const notes = isUnused ? [{ id: 'liability-not-used', cite: cite.pao } as const] : [];
  return { ok: true, value: { seat, at, tiles: undefined, score, liable, notes } };
}

/** A winner with a hand in tiles, completed from the table; it must be a win. */
function inTiles(
  { seat, hand }: WinnerRequest & { readonly hand: NonNullable<WinnerRequest['hand']> },
  at: string,
  table: RiichiTable,
  { discarder }: WonOn,
  request: Pick<HandDraft, 'rules' | 'knobs'>,
  bets: number,
): Checked {
  const { rules } = table;
  const place = `${at}.hand`;
  const follows: FromTable = {
    rules: request.rules,
    knobs: request.knobs,
    by: discarder === undefined ? 'draw' : 'discard',
    seatWind: windOf(seat, table.dealer),
    roundWind: table.roundWind,
    counters: table.counters,
    bets,
    discarder: discarder === undefined ? undefined : placeSeen(seat, discarder),
  };
  const differs = seatedError(hand, follows, place);
  if (differs) return refused(differs);
  if (((hand.riichi ?? 'none') !== 'none') !== table.riichi.includes(seat))
    return refused(refuseTable('riichi-differs', `${place}.riichi`));
  const draft = seatedDraft(hand, follows);
  const check = checkDraft(draft);
  if (check.state === 'impossible') return refused(refusedIn(place, check.refusals[0]));
  if (check.state === 'unfinished') return refused(refusedIn(place, refusalFor(check.unsaid, draft)));
  const score = (counters: number): ReturnType<ValidWinner['score']> => {
    const result = scoreHand(check.hand, rules, counters);
    return { result, pays: paysOf(result.steps) };
  };
  const { result } = score(table.counters);
  if (result?.kind === 'no-win')
    return refused(refuseTable('not-a-win', place, { reason: result.reason }, result.cite));
  const { liable } = check.hand;
  const notes = result?.notes.filter(isOfLiability) ?? [];
  return { ok: true, value: { seat, at, tiles: { draft, hand: check.hand }, score, liable, notes } };
}

/** Checks one winner; `bets` is how many sticks the winner takes. */
export function checkWinner(
  winner: WinnerRequest,
  at: string,
  table: RiichiTable,
  on: WonOn,
  request: Pick<HandDraft, 'rules' | 'knobs'>,
  bets: number,
): Checked {
  const { hand } = winner;
  const place = hand ? `${at}.hand.liable` : `${at}.liable`;
  if (((hand ?? winner).liable?.length ?? 0) > 1)
    return refused(refuseTable('several-liable', place, {}, table.rules.cite.pao));
  return hand ? inTiles({ ...winner, hand }, at, table, on, request, bets) : counted(winner, at, table, on);
}
