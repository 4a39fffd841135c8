import { flag, list, oneOf, required, sticks, text, tile, tiles, whole } from '../../base/field.ts';
import { type Form, form } from '../../base/form.ts';
import { type MeldRequest, SEATS, type Seat } from '../../base/melds.ts';
import { type QuestionForms, questionError, questionForm, seenAtTable } from '../../play/question.ts';
import type { PlayQuestion } from '../../play/ruling.ts';
import type { Refusal } from '../../base/result.ts';
import type { Wind } from '../../base/tile.ts';
import { firstError, typedError } from '../../play/typed.ts';
import type { TableEvent } from '../table/furiten.ts';

/**
 * What has just happened, as the player sees it: he drew (from the wall, from the dead wall after a kong, or East's
 * fourteenth tile of the deal); he called a chow or pung, the last of his melds, and has not taken or discarded yet; another
 * discarded, and what happened since; another declares a kong; the last discard was made and nobody won.
 */
export type Moment =
  | { readonly type: 'drew'; readonly tile: string; readonly from?: 'wall' | 'dead-wall' | 'deal' }
  | { readonly type: 'called'; readonly discards?: number }
  | {
      readonly type: 'discard';
      readonly tile: string;
      readonly from: Seat;
      readonly since?: 'nothing' | 'drew-too-fast' | 'next-drew' | 'next-discarded' | 'next-won';
    }
  | { readonly type: 'kong'; readonly form: 'added' | 'concealed'; readonly tile: string; readonly from: Seat }
  | { readonly type: 'exhausted' };

/** Another player's call for the same tile; `late` means more than three seconds after the discard. */
export interface OtherClaim {
  readonly from: Seat;
  readonly call: 'win' | 'pung' | 'kong' | 'chow';
  readonly late?: boolean;
}

/**
 * A player's view of the table. `concealed` excludes the drawn tile; after a call it still includes the coming discard.
 * Absent fields have the usual values: nothing happened, the wall is long, the hand is alive.
 */
export interface PlayState {
  readonly concealed: string;
  readonly melds?: readonly MeldRequest[];
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  readonly now: Moment;
  readonly riichi?: 'none' | 'riichi' | 'double';
  /** Whether the first go-around after the player's riichi is unbroken. */
  readonly ippatsu?: boolean;
  /** Whether the first go-around is unbroken and the player has not discarded yet. */
  readonly firstTurn?: boolean;
  /** The events since the deal, without the tile in question. */
  readonly history?: readonly TableEvent[];
  /** Tiles in the live wall now. */
  readonly tilesLeft?: number;
  /** Kongs declared by all players together. */
  readonly kongs?: number;
  readonly counters?: number;
  /** Points of the player, for the riichi stick. */
  readonly points?: number;
  /** Whether the hand has been declared dead. */
  readonly dead?: boolean;
  /** What the player already called for this tile or declared at this exhaustive draw. */
  readonly said?: 'win' | 'set' | 'tenpai' | 'noten';
  readonly claims?: readonly OtherClaim[];
  /** Whether the player’s own claim came more than three seconds after the discard. */
  readonly late?: boolean;
}

/** What a player asks leave for. Tiles in mpsz. */
export type PlayAction =
  | { readonly type: 'ron' | 'tsumo' | 'tenpai' | 'noten' | 'nine-terminals' | 'take-called' }
  | { readonly type: 'riichi'; readonly discard: string }
  | { readonly type: 'discard' | 'kong'; readonly tile: string }
  | { readonly type: 'chow'; readonly with: string }
  | { readonly type: 'pung'; readonly with?: string };

/** A question of the form “may I …?”. */
export type PlayRequest = PlayQuestion<PlayAction, PlayState>;

const plain = form({ type: text });
const ACTIONS: Readonly<Record<PlayAction['type'], Form>> = {
  ron: plain,
  tsumo: plain,
  tenpai: plain,
  noten: plain,
  'nine-terminals': plain,
  'take-called': plain,
  riichi: form({ type: text, discard: required(tile) }),
  discard: form({ type: text, tile: required(tile) }),
  kong: form({ type: text, tile: required(tile) }),
  chow: form({ type: text, with: required(tiles) }),
  pung: form({ type: text, with: tiles }),
};

const from = required(oneOf(SEATS));
const MOMENTS: Readonly<Record<Moment['type'], Form>> = {
  drew: form({ type: text, tile: required(tile), from: oneOf(['wall', 'dead-wall', 'deal']) }),
  called: form({ type: text, discards: whole(0, 3, 'a whole number from 0 to 3') }),
  discard: form({
    type: text,
    tile: required(tile),
    from,
    since: oneOf(['nothing', 'drew-too-fast', 'next-drew', 'next-discarded', 'next-won']),
  }),
  kong: form({ type: text, form: required(oneOf(['added', 'concealed'])), tile: required(tile), from }),
  exhausted: plain,
};

const CLAIM = form({ from, call: required(oneOf(['win', 'pung', 'kong', 'chow'])), late: flag });

const EVENTS: Readonly<Record<TableEvent['type'], Form>> = {
  draw: plain,
  claim: plain,
  kong: plain,
  riichi: plain,
  'others-claim': plain,
  discard: form({ type: text, tile: required(tile) }),
  'others-discard': form({ type: text, tile: required(tile) }),
  'others-kong': form({ type: text, form: required(oneOf(['open', 'added', 'concealed'])), tile: required(tile) }),
};

/** Tiles of the live wall after the deal (EMA 2016 2.6, 2.8). */
const MOST_LEFT = 69;
const STATE = form({
  ...seenAtTable(tiles, MOMENTS),
  riichi: oneOf(['none', 'riichi', 'double']),
  ippatsu: flag,
  firstTurn: flag,
  history: list('a list of events', EVENTS),
  tilesLeft: whole(0, MOST_LEFT, `a whole number from 0 to ${MOST_LEFT}`),
  kongs: whole(0, 4, 'a whole number from 0 to 4'),
  counters: sticks,
  points: whole(-1_000_000, 1_000_000, 'a whole number of points'),
  dead: flag,
  said: oneOf(['win', 'set', 'tenpai', 'noten']),
  claims: list('a list of what others call', CLAIM),
  late: flag,
});

const FORMS: QuestionForms = { actions: ACTIONS, moments: MOMENTS, state: STATE, claim: CLAIM };

/** The form of a question. */
export const PLAY_REQUEST = questionForm(FORMS);

/** Checks the form of a question, not yet its tiles. */
export const playError = (request: unknown): Refusal | undefined =>
  questionError(request, PLAY_REQUEST, FORMS, ({ history = [] }) =>
    firstError(history as readonly unknown[], (event, i) => typedError(event, EVENTS, `state.history[${i}]`)),
  );
