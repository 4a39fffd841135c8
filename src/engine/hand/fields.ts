import { flag, head, list, oneOf, required, sticks, text, tiles, whole, winningTile } from '../base/field.ts';
import { type Field, form, isObject, listError, objectError, refuseWhole } from '../base/form.ts';
import { type MeldRequest, SEATS } from '../base/melds.ts';
import { inherits, plainPart } from '../base/plain.ts';
import { type Refusal, refuse } from '../base/result.ts';
import { WINDS } from '../base/tile.ts';
import type { HandRequest } from './request.ts';

const kongForm = oneOf(['open', 'added', 'concealed']);
const MELD = form(
  {
    type: required(oneOf(['chow', 'pung', 'kong'])),
    form: kongForm,
    tiles: required(tiles),
    called: tiles,
    from: oneOf(SEATS),
  },
  {
    if: { properties: { type: { const: 'kong' } } },
    then: { required: ['form'] },
    else: { properties: { form: false } },
  },
);

/** A field that lists melds. */
export const melds: Field = list('a list of melds', MELD);

const LIABLE = form({
  from: required(oneOf(SEATS)),
  pattern: required(text),
});

/** A field that lists liable players, each with the pattern. */
export const liable: Field = list('a list of {"from", "pattern"}', LIABLE);

/** Every field of a request with its check. */
export const REQUEST = form({
  ...head,
  concealed: required(tiles),
  melds,
  winningTile: required(winningTile),
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

/** The required fields of a draft: its rulebook. */
export const OF_A_DRAFT = ['rules'] as const;

/** The required fields of a winner's hand: its tiles. */
export const OF_A_WINNER = ['concealed', 'winningTile'] as const;

/** Checks the form of a hand's liable players. */
export const liableError = (given: readonly unknown[], at: string): Refusal | undefined => listError(given, LIABLE, at);

/** Checks the list fields of a hand. */
const partsError = ({ melds, liable: given }: Pick<HandRequest, 'melds' | 'liable'>, at = ''): Refusal | undefined =>
  (melds && meldsError(melds, `${at}melds`)) ?? (given && liableError(given, `${at}liable`));

/**
 * Checks the form of a hand, not its tiles: unknown fields, wrong types, missing fields. `at` is the hand's path in the
 * request.
 */
export const formError = (value: unknown, at?: string, needed?: readonly string[]): Refusal | undefined =>
  isObject(value) ? (objectError(value, REQUEST, at, needed) ?? partsError(value, at)) : refuseWhole(value);

/**
 * Returns a well-formed request with every field in a fixed order, present or not, or undefined when the form is wrong.
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
