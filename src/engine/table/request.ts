import { head, list, none, object, oneOf, required, sticks, text, whole } from '../base/field.ts';
import {
  type Field,
  type Form,
  type Forms,
  type Schema,
  form,
  isObject,
  objectError,
  refuseWhole,
} from '../base/form.ts';
import type { HandDraft } from '../hand/draft.ts';
import { OF_A_WINNER, REQUEST, formError, liableError } from '../hand/fields.ts';
import type { Liable } from '../hand/request.ts';
import { refuse } from '../base/result.ts';
import { WINDS, type Wind } from '../base/tile.ts';
import { type TableRefusal, refuseTable } from './refusals.ts';
import { type BySeat, SEAT_NUMBERS, type SeatNumber } from './seats.ts';

/** A winner: the hand in tiles, or what the players counted. */
export interface WinnerRequest {
  readonly seat: SeatNumber;
  /** The fields of a hand, less those that follow from the table. */
  readonly hand?: Omit<HandDraft, 'rules'>;
  readonly han?: number;
  readonly fu?: number;
  /** How many times the limit is paid. */
  readonly yakuman?: number;
  /** MCR: the points of all fan, flowers included. */
  readonly points?: number;
  readonly liable?: readonly Liable[];
}

/** A win on the discard of a player, by one to three others. */
export interface RonEvent {
  readonly type: 'ron';
  readonly discarder: SeatNumber;
  readonly winners: readonly WinnerRequest[];
}

/** A win by draw. */
export interface TsumoEvent {
  readonly type: 'tsumo';
  readonly winner: WinnerRequest;
}

/** What happened in a hand, and how the table stood before it. */
export interface SettleRequest<Event> {
  readonly id?: string;
  readonly rules: string;
  readonly knobs?: Readonly<Record<string, unknown>>;
  readonly roundWind: Wind;
  readonly dealer: SeatNumber;
  readonly firstDealer?: SeatNumber;
  readonly scores: BySeat<number>;
  readonly counters?: number;
  readonly bets?: number;
  readonly riichi?: readonly SeatNumber[];
  readonly event: Event;
}

const isSeat = (value: unknown): boolean => SEAT_NUMBERS.some((seat) => seat === value);

/** A field that names a seat of the table. */
export const seat: Field = { check: isSeat, wanted: 'a seat from 0 to 3', schema: { enum: SEAT_NUMBERS } };

/** A field that names at least this many different seats. */
export const seats = (least: number): Field => ({
  check: (v) => Array.isArray(v) && v.length >= least && v.every(isSeat) && new Set(v).size === v.length,
  wanted: `a list of ${least > 0 ? 'one or more ' : ''}different seats from 0 to 3`,
  schema: { type: 'array', items: seat.schema, minItems: least, uniqueItems: true },
});

/** An upper bound for points, so that sums stay exact. */
const MOST_POINTS = 1_000_000_000;

/** A field of points that may be below zero. */
export const points: Field = whole(-MOST_POINTS, MOST_POINTS, 'a whole number of points');

/** A field that holds points of the four seats. */
export const fourScores: Field = {
  check: (v) => Array.isArray(v) && v.length === 4 && v.every((one) => points.check(one)),
  wanted: 'a list of four whole numbers',
  schema: { type: 'array', items: points.schema, minItems: 4, maxItems: 4 },
};

const NO_SEATS: Field = {
  check: (v) => Array.isArray(v) && v.length === 0,
  wanted: 'empty, or left out',
  schema: { type: 'array', maxItems: 0 },
};

/** The form of a request to settle a hand, for a game with riichi sticks and counters or without. */
const frame = (withSticks: boolean, events: Forms): Form =>
  form({
    ...head,
    roundWind: required(oneOf(WINDS)),
    dealer: required(seat),
    firstDealer: seat,
    scores: required(fourScores),
    counters: withSticks ? sticks : none,
    bets: withSticks ? sticks : none,
    riichi: withSticks ? seats(0) : NO_SEATS,
    event: required(object('an object that says what happened', events)),
  });

/** What a game says of its events, and of how its players may count a hand. */
interface Told {
  readonly sticks: boolean;
  /** The form of each event but the wins, by its type. */
  readonly events: Forms;
  /** The form of a winner; which of its fields go together is for `lacks`. */
  readonly winner: Form;
  /** Finds a missing or surplus field of a winner. */
  readonly lacks: (winner: WinnerRequest) => string | undefined;
}

/** The events of a game, the wins among them, and how its players may count a hand. */
export interface Happenings extends Omit<Told, 'sticks'> {
  /** The form of a request to settle a hand of the game. */
  readonly request: Form;
}

/** The form of a winner: the hand in tiles, or the fields in which players of a game count it. */
export const winnerForm = (counted: Readonly<Record<string, Field>>, also: Schema): Form =>
  form(
    { seat: required(seat), hand: object('an object of tiles and how they won', REQUEST, OF_A_WINNER), ...counted },
    also,
  );

const MOST_WINNERS = 3;

/** Adds the wins to the events of a game. */
export function happenings({ sticks: withSticks, events: others, winner, lacks }: Told): Happenings {
  const winners: Field = list('a list of winners', winner);
  const limits = { ...winners.schema, minItems: 1, maxItems: MOST_WINNERS };
  const events = {
    ron: form({ type: text, discarder: required(seat), winners: required({ ...winners, schema: limits }) }),
    tsumo: form({ type: text, winner: required(object('a winner', winner)) }),
    ...others,
  };
  return { request: frame(withSticks, events), events, winner, lacks };
}

function winnerError(winner: unknown, at: string, { winner: shape, lacks }: Happenings): TableRefusal | undefined {
  if (!isObject(winner)) return refuse('wrong-type', at, { wanted: 'an object' }).error;
  const error = objectError(winner, shape, `${at}.`);
  if (error) return error;
  const { hand, liable: given } = winner as { hand?: object; liable?: unknown[] };
  if (hand) {
    const inHand = formError(hand, `${at}.hand.`, OF_A_WINNER);
    if (inHand) return inHand;
  }
  const inLiable = given && liableError(given, `${at}.liable`);
  if (inLiable) return inLiable;
  const wanted = lacks(winner as unknown as WinnerRequest);
  return wanted === undefined ? undefined : refuseTable('not-counted', at, { wanted });
}

function ronError({ discarder, winners }: RonEvent, allows: Happenings): TableRefusal | undefined {
  if (winners.length === 0 || winners.length > MOST_WINNERS)
    return refuse('wrong-type', 'event.winners', { wanted: 'a list of one to three winners' }).error;
  for (let i = 0; i < winners.length; i++) {
    const at = `event.winners[${i}]`;
    const error = winnerError(winners[i], at, allows);
    if (error) return error;
    const one = winners[i]!.seat;
    if (one === discarder) return refuseTable('wins-own-discard', `${at}.seat`);
    if (winners.slice(0, i).some((other) => other.seat === one))
      return refuseTable('seat-twice', `${at}.seat`, { seat: one });
  }
  return undefined;
}

/** Checks the form of a settlement request: its fields, event and winners, not yet their tiles. */
export function settleError(request: unknown, allows: Happenings): TableRefusal | undefined {
  if (!isObject(request)) return refuseWhole(request);
  const error = objectError(request, allows.request);
  if (error) return error;
  const event = request.event as Readonly<Record<string, unknown>>;
  const { events } = allows;
  const { type } = event;
  const known = typeof type === 'string' && Object.hasOwn(events, type) ? events[type] : undefined;
  if (!known) return refuse('wrong-type', 'event.type', { wanted: oneOf(Object.keys(events)).wanted }).error;
  const inEvent = objectError(event, known, 'event.');
  if (inEvent) return inEvent;
  if (type === 'ron') return ronError(event as unknown as RonEvent, allows);
  if (type === 'tsumo') return winnerError(event.winner, 'event.winner', allows);
  return undefined;
}
