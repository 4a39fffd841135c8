import { flag, list, oneOf, required, text, tile, tiles as anyTiles, whole } from '../../base/field.ts';
import { type Field, type Form, form } from '../../base/form.ts';
import { type MeldRequest, SEATS, type Seat } from '../../base/melds.ts';
import { type QuestionForms, questionError, questionForm, seenAtTable } from '../../play/question.ts';
import type { PlayQuestion } from '../../play/ruling.ts';
import type { Refusal } from '../../base/result.ts';
import type { Wind } from '../../base/tile.ts';

/**
 * What has just happened, as the player sees it: he drew (from the wall, or a tile that replaces); he made a chow or pung,
 * the last of his melds; another discarded; another adds a tile to a pung; the time of the session is up.
 */
export type McrMoment =
  | { readonly type: 'drew'; readonly tile: string; readonly from?: 'wall' | 'replacement' }
  | { readonly type: 'called' | 'time-up' }
  | {
      readonly type: 'discard';
      readonly tile: string;
      readonly from: Seat;
      /** What happened since: three seconds are over, or the next player has drawn. */
      readonly since?: 'nothing' | 'three-seconds' | 'next-drew';
    }
  | { readonly type: 'kong'; readonly tile: string; readonly from: Seat };

/** What another player calls for the same tile. */
export interface McrClaim {
  readonly from: Seat;
  readonly call: 'hu' | 'pung' | 'kong' | 'chow';
}

/** A player's view of an MCR table; absent fields have the usual values. `concealed` excludes the drawn tile. */
export interface McrPlayState {
  readonly concealed: string;
  readonly melds?: readonly MeldRequest[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly now: McrMoment;
  readonly flowers?: number;
  readonly lastOfKind?: boolean;
  readonly tilesLeft?: number;
  readonly dead?: boolean;
  /** What the player has already called for this tile. */
  readonly said?: 'chow' | 'pung' | 'kong' | 'hu' | 'another-word';
  /** What he touched before: the wall, or the discards on the way to it. */
  readonly touched?: 'wall' | 'across';
  /** Whether he showed tiles or took the discard before he called. */
  readonly shownFirst?: boolean;
  /** Whether a mistake in calling forbids him to win in this turn. */
  readonly barred?: boolean;
  readonly claims?: readonly McrClaim[];
}

/** An action that an MCR player asks about. Tiles are in mpsz. */
export type McrPlayAction =
  | { readonly type: 'hu' }
  | { readonly type: 'discard' | 'kong'; readonly tile: string }
  | { readonly type: 'chow'; readonly with: string }
  | { readonly type: 'pung' };

/** A question of the form “may I …?” under MCR. */
export type McrPlayRequest = PlayQuestion<McrPlayAction, McrPlayState>;

const tiles: Field = { ...anyTiles, wanted: 'tiles in a text, like 123m456p11z' };
const plain = form({ type: text });
const from = required(oneOf(SEATS));

const ACTIONS: Readonly<Record<McrPlayAction['type'], Form>> = {
  hu: plain,
  pung: plain,
  discard: form({ type: text, tile: required(tile) }),
  kong: form({ type: text, tile: required(tile) }),
  chow: form({ type: text, with: required(tiles) }),
};

const MOMENTS: Readonly<Record<McrMoment['type'], Form>> = {
  drew: form({ type: text, tile: required(tile), from: oneOf(['wall', 'replacement']) }),
  called: plain,
  'time-up': plain,
  discard: form({ type: text, tile: required(tile), from, since: oneOf(['nothing', 'three-seconds', 'next-drew']) }),
  kong: form({ type: text, tile: required(tile), from }),
};

const CLAIM = form({ from, call: required(oneOf(['hu', 'pung', 'kong', 'chow'])) });

const MOST_LEFT = 91;
const STATE = form({
  ...seenAtTable(tiles, MOMENTS),
  flowers: whole(0, 8, 'a whole number from 0 to 8'),
  lastOfKind: flag,
  tilesLeft: whole(0, MOST_LEFT, `a whole number from 0 to ${MOST_LEFT}`),
  dead: flag,
  said: oneOf(['chow', 'pung', 'kong', 'hu', 'another-word']),
  touched: oneOf(['wall', 'across']),
  shownFirst: flag,
  barred: flag,
  claims: list('a list of what others call', CLAIM),
});

const FORMS: QuestionForms = { actions: ACTIONS, moments: MOMENTS, state: STATE, claim: CLAIM };

/** The form of a question about MCR. */
export const MCR_PLAY_REQUEST = questionForm(FORMS);

/** Checks the form of a question about MCR, not yet its tiles. */
export const mcrPlayError = (request: unknown): Refusal | undefined => questionError(request, MCR_PLAY_REQUEST, FORMS);
