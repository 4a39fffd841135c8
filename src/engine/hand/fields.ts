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
} from '../form.ts';
import { type MeldRequest, SEATS } from '../melds.ts';
import { type Refusal, refuse } from '../result.ts';
import { WINDS } from '../tile.ts';

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

/** The fields that an object with those of a hand must have: as a draft it names its rulebook, as a winner's its tiles. */
const NEEDED = {
  request: undefined,
  draft: ['rules'],
  winner: ['concealed', 'winningTile'],
} as const;

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

/** A request in which nothing is said. */
export const blankRequest = (): Record<string, unknown> => ({ ...REQUEST.blank });

/**
 * What is wrong with the form of a hand, not yet with its tiles: an unknown field, a wrong type, a lack; `at` is the place
 * of the hand in what was asked. What is read `into` another is there as a copy of our own.
 */
export function formError(
  value: unknown,
  as: keyof typeof NEEDED,
  at = '',
  into?: Record<string, unknown>,
): Refusal | undefined {
  if (!isObject(value)) return refuse('not-an-object', 'request').error;
  const error = objectError(value, REQUEST, at, NEEDED[as], into);
  if (error) return error;
  const { melds, liable: given } = (into ?? value) as { melds?: unknown[]; liable?: unknown[] };
  return (melds && meldsError(melds, `${at}melds`)) ?? (given && liableError(given, `${at}liable`));
}

function meldsError(melds: readonly unknown[], at: string): Refusal | undefined {
  const wrong = listError(melds, MELD, at);
  if (wrong) return wrong;
  for (let i = 0; i < melds.length; i++) {
    const meld = melds[i] as MeldRequest;
    const hasForm = 'form' in meld;
    if ((meld.type === 'kong') !== hasForm)
      return refuse('wrong-type', `${at}[${i}].form`, {
        wanted: meld.type === 'kong' ? kongForm.wanted : 'left out: only kongs have a form',
      }).error;
  }
  return undefined;
}
