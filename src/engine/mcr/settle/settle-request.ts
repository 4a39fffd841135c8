import { oneOf, required, text, whole } from '../../base/field.ts';
import { form } from '../../base/form.ts';
import {
  type Happenings,
  type RonEvent,
  type SettleRequest,
  type TsumoEvent,
  happenings,
  seat,
  winnerForm,
} from '../../table/request.ts';
import type { SeatNumber } from '../../table/seats.ts';

/** What a player showed with a false win. */
const SHOWN = ['nothing', 'below-eight', 'invalid'] as const;

/** A hand that nobody won. */
export interface McrDrawEvent {
  readonly type: 'draw';
}

/** A false win. */
export interface FalseHuEvent {
  readonly type: 'false-hu';
  readonly seat: SeatNumber;
  readonly shown: (typeof SHOWN)[number];
}

/** A fine in points: paid once to nobody, or this much to each of the others. */
export interface FineEvent {
  readonly type: 'fine';
  readonly seat: SeatNumber;
  readonly points: number;
  readonly to: 'nobody' | 'each';
}

/** What can happen in a hand of MCR. */
export type McrEvent = RonEvent | TsumoEvent | McrDrawEvent | FalseHuEvent | FineEvent;

/** A hand of MCR to settle. */
export type McrSettleRequest = SettleRequest<McrEvent>;

const MOST_FINE = 1_000_000;
const MOST_FAN = 1000;

/** The events of an MCR hand, and how its players count. */
export const MCR_HAPPENINGS: Happenings = happenings({
  sticks: false,
  events: {
    draw: form({ type: text }),
    'false-hu': form({ type: text, seat: required(seat), shown: required(oneOf(SHOWN)) }),
    fine: form({
      type: text,
      seat: required(seat),
      points: required(whole(0, MOST_FINE, 'a whole number of points from 0')),
      to: required(oneOf(['nobody', 'each'])),
    }),
  },
  winner: winnerForm(
    { points: whole(0, MOST_FAN, 'a whole number of points from 0') },
    { oneOf: [{ required: ['hand'] }, { required: ['points'] }] },
  ),
  lacks: ({ hand, points }) => ((hand === undefined) === (points === undefined) ? 'either hand or points' : undefined),
});
