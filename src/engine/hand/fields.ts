import {
  type Field,
  flag,
  form,
  head,
  isObject,
  list,
  listError,
  objectError,
  oneOf,
  required,
  sticks,
  text,
  whole,
} from '../base/form.ts';
import { type MeldRequest, SEATS } from '../base/melds.ts';
import { inherits, plainPart } from '../base/plain.ts';
import { type Refusal, refuse } from '../base/result.ts';
import { WINDS } from '../base/tile.ts';
import type { HandRequest } from './request.ts';

const tiles: Field = { ...text, wanted: 'tiles in a text, like 123m406p11z' };

/** A field that names a liable player and the pattern. */
export const liable: Field = list('a list of {"from", "pattern"}');

/** Every field of a request: what it must be. */
const REQUEST = form({
  ...head,
  concealed: required(tiles),
  melds: list('a list of melds'),
  winningTile: required(tiles),
  by: required(oneOf(['discard', 'draw'])),
  seatWind: required(oneOf(WINDS)),
  roundWind: required(oneOf(WINDS)),
  riichi: oneOf(['none', 'riichi', 'double']),
  ippatsu: flag,
  lastTile: flag,
  afterKong: flag,
  firstTurn: flag,
  robbedKong: oneOf(['added', 'concealed']),
  doraIndicators: tiles,
  uraIndicators: tiles,
  counters: sticks,
  bets: sticks,
  liable,
  discarder: oneOf(SEATS),
  flowers: whole(0, 8, 'a whole number from 0 to 8'),
  lastOfKind: flag,
  winningTileShown: flag,
});

/** The fields that a draft must have: it names its rulebook. */
export const OF_A_DRAFT = ['rules'] as const;

/** The fields that the hand of a winner must have: its tiles. */
export const OF_A_WINNER = ['concealed', 'winningTile'] as const;

const kongForm = oneOf(['open', 'added', 'concealed']);
const MELD = form({
  type: required(oneOf(['chow', 'pung', 'kong'])),
  form: kongForm,
  tiles: required(tiles),
  called: tiles,
  from: oneOf(SEATS),
});

const LIABLE = form({
  from: required(oneOf(SEATS)),
  pattern: required(text),
});

/** What is wrong with the form of the liable players of a hand. */
export const liableError = (given: readonly unknown[], at: string): Refusal | undefined => listError(given, LIABLE, at);

/** What is wrong with the parts of a hand that are lists. */
const partsError = ({ melds, liable: given }: Pick<HandRequest, 'melds' | 'liable'>, at = ''): Refusal | undefined =>
  (melds && meldsError(melds, `${at}melds`)) ?? (given && liableError(given, `${at}liable`));

/**
 * What is wrong with the form of a hand, not yet with its tiles: an unknown field, a wrong type, a lack; `at` is the place
 * of the hand in what was asked.
 */
export const formError = (value: unknown, at?: string, needed?: readonly string[]): Refusal | undefined =>
  isObject(value)
    ? (objectError(value, REQUEST, at, needed) ?? partsError(value, at))
    : refuse('not-an-object', 'request').error;

/**
 * A request of the right form, with every field in one order, said or not: what reads it finds each at one place. Undefined
 * where something is not right.
 */
export function readFields(value: unknown, copy: typeof plainPart): HandRequest | undefined {
  const said: unknown[] = Array(REQUEST.names.length);
  if (!isObject(value) || inherits(value) || objectError(value, REQUEST, '', undefined, said)) return undefined;
  const [
    id,
    rules,
    options,
    concealed,
    melds,
    winningTile,
    by,
    seatWind,
    roundWind,
    riichi,
    ippatsu,
    lastTile,
    afterKong,
    firstTurn,
    robbedKong,
    doraIndicators,
    uraIndicators,
    counters,
    bets,
    liable,
    discarder,
    flowers,
    lastOfKind,
    winningTileShown,
  ] = said;
  const read = {
    id,
    rules,
    knobs: options && copy(options),
    concealed,
    melds: melds && plainPart(melds),
    winningTile,
    by,
    seatWind,
    roundWind,
    riichi,
    ippatsu,
    lastTile,
    afterKong,
    firstTurn,
    robbedKong,
    doraIndicators,
    uraIndicators,
    counters,
    bets,
    liable: liable && plainPart(liable),
    discarder,
    flowers,
    lastOfKind,
    winningTileShown,
  } as HandRequest;
  return rules && !partsError(read) ? read : undefined;
}

function meldsError(melds: readonly unknown[], at: string): Refusal | undefined {
  const wrong = listError(melds, MELD, at);
  if (wrong) return wrong;
  for (let i = 0; i < melds.length; i++) {
    const meld = melds[i] as MeldRequest;
    const hasForm = 'form' in meld;
    if ((meld.type === 'kong') !== hasForm)
      return refuse('wrong-type', `${at}[${i}].form`, {
        wanted: hasForm ? 'left out: only kongs have a form' : kongForm.wanted,
      }).error;
  }
  return undefined;
}
