import { oneOf, required, text, whole } from '../../base/field.ts';
import { form } from '../../base/form.ts';
import { liable } from '../../hand/fields.ts';
import {
  type Happenings,
  type RonEvent,
  type SettleRequest,
  type TsumoEvent,
  type WinnerRequest,
  happenings,
  seats,
  winnerForm,
} from '../../table/request.ts';
import type { SeatNumber } from '../../table/seats.ts';
import { TABLE_LISTS } from '../options/table.ts';

/** An exhaustive draw; `nagashi` lists the seats with nagashi mangan. */
export interface DrawEvent {
  readonly type: 'draw';
  readonly tenpai: readonly SeatNumber[];
  readonly nagashi?: readonly SeatNumber[];
}

/** A hand that was drawn before its end. */
export interface AbortEvent {
  readonly type: 'abort';
  readonly why: (typeof TABLE_LISTS.abortiveDraws)[number];
}

/** A hand that ended by an offence of one or more players. */
export interface ChomboEvent {
  readonly type: 'chombo';
  readonly seats: readonly SeatNumber[];
}

/** How a hand of riichi can end. */
export type RiichiEvent = RonEvent | TsumoEvent | DrawEvent | AbortEvent | ChomboEvent;

/** A hand of riichi to settle. */
export type RiichiSettleRequest = SettleRequest<RiichiEvent>;

/** From this many han on the fu do not matter (EMA 2016 4.1). */
const LIMIT_HAN = 5;
const MOST_FU = 200;
const isFu = (v: unknown): boolean => typeof v === 'number' && (v === 25 || (v >= 20 && v <= MOST_FU && v % 10 === 0));

function lacks({ hand, han, fu, yakuman, liable: named }: WinnerRequest): string | undefined {
  const ways = [hand, han, yakuman].filter((way) => way !== undefined).length;
  const fuOfHan = han === undefined ? fu === undefined : fu !== undefined || han >= LIMIT_HAN;
  if (ways !== 1 || !fuOfHan) return 'either hand, or han and fu, or yakuman';
  return hand && named ? 'liable inside its hand' : undefined;
}

/** What `lacks` demands. */
const WAYS = {
  anyOf: [
    { required: ['hand'], properties: { han: false, fu: false, yakuman: false, liable: false } },
    { required: ['han', 'fu'], properties: { hand: false, yakuman: false } },
    {
      required: ['han'],
      properties: { hand: false, han: { type: 'integer', minimum: LIMIT_HAN }, fu: false, yakuman: false },
    },
    { required: ['yakuman'], properties: { hand: false, han: false, fu: false } },
  ],
};

/** The events of a riichi hand, and how its players count. */
export const RIICHI_HAPPENINGS: Happenings = happenings({
  sticks: true,
  events: {
    draw: form({ type: text, tenpai: required(seats(0)), nagashi: seats(0) }),
    abort: form({ type: text, why: required(oneOf(TABLE_LISTS.abortiveDraws)) }),
    chombo: form({ type: text, seats: required(seats(1)) }),
  },
  winner: winnerForm(
    {
      liable,
      han: whole(1, 100, 'a whole number from 1'),
      fu: {
        check: isFu,
        wanted: 'rounded fu: 25, or tens from 20',
        schema: { anyOf: [{ const: 25 }, { type: 'integer', minimum: 20, maximum: MOST_FU, multipleOf: 10 }] },
      },
      yakuman: whole(1, 6, 'a whole number from 1 to 6'),
    },
    WAYS,
  ),
  lacks,
});
