import { SEAT_NUMBERS, type SeatNumber, type Substitute } from '../../../../engine/riichi/index.ts';
import { WHENS } from '../settle/finishing.ts';
import { MOST, type SheetPenalty } from './tournament.ts';

/*
 * Fines and substitutes of a table in one field of a CSV file each, by the place of the player in its row:
 * `2=20000=chombo 3=1000=taken`, `4=during=ill`. No colon, which spreadsheets take for a time.
 */

const SINCES = ['start', 'during'] as const;
const WHYS = ['late', 'ill', 'disqualified'] as const;
const POINTS = /^\d{1,8}$/;
/** When a fine comes off of which nothing is said. */
const WHEN = 'after-uma';

const seatIn = (text: string | undefined): SeatNumber | undefined =>
  SEAT_NUMBERS.find((seat) => String(seat + 1) === text);

/** Each thing of a field as its parts; undefined where the field is too long to be one of a table. */
const entriesIn = (field: string): readonly (readonly string[])[] | undefined => {
  const entries = field.split(/\s+/).filter((one) => one !== '');
  return entries.length > MOST.penalties ? undefined : entries.map((one) => one.split('='));
};

/** All or nothing: what was read of each part, unless one cannot be. */
function allOf<T>(
  field: string,
  read: (parts: readonly string[]) => T | undefined,
): readonly NonNullable<T>[] | undefined {
  const all = entriesIn(field)?.map(read);
  return all?.every((one): one is NonNullable<typeof one> => one !== undefined && one !== null) ? all : undefined;
}

function entryIn(text: string): string | undefined {
  try {
    const entry = decodeURIComponent(text);
    return entry !== '' && entry.length <= MOST.entry ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** A fine as `seat=points`, then in any order when it comes off, `chombo`, and `#` with its entry in the log. */
function fineIn([place, points = '', ...rest]: readonly string[]): SheetPenalty | undefined {
  const seat = seatIn(place);
  if (seat === undefined || !POINTS.test(points) || Number(points) > MOST.points) return undefined;
  const when = WHENS.find((one) => rest.includes(one)) ?? WHEN;
  const named = rest.find((one) => one.startsWith('#'));
  const entry = named === undefined ? undefined : entryIn(named.slice(1));
  const known = [when, 'chombo', named];
  if (rest.some((one) => !known.includes(one)) || (named !== undefined && entry === undefined)) return undefined;
  const why = rest.includes('chombo') ? { why: 'chombo' as const } : {};
  return { seat, points: Number(points), when, ...why, ...(entry !== undefined && { entry }) };
}

/** Reads the fines of a table; undefined for anything else. */
export const parseFines = (field: string): readonly SheetPenalty[] | undefined => allOf(field, fineIn);

/** Writes the fines of a table. */
export const formatFines = (penalties: readonly SheetPenalty[]): string =>
  penalties
    .map(({ seat, points, when, why, entry }) =>
      [seat + 1, points, when, ...(why ? [why] : []), ...(entry ? [`#${encodeURIComponent(entry)}`] : [])].join('='),
    )
    .join(' ');

function substituteIn([place, begun, because, ...rest]: readonly string[]): Substitute | undefined {
  const seat = seatIn(place);
  const since = SINCES.find((one) => one === begun);
  const why = WHYS.find((one) => one === because);
  if (seat === undefined || since === undefined || why === undefined || rest.length > 0) return undefined;
  return { seat, since, why };
}

/** Reads the substitutes of a table, one for a seat; undefined for anything else. */
export function parseSubstitutes(field: string): readonly Substitute[] | undefined {
  const substitutes = allOf(field, substituteIn);
  const seats = new Set(substitutes?.map(({ seat }) => seat));
  return seats.size === substitutes?.length ? substitutes : undefined;
}

/** Writes the substitutes of a table. */
export const formatSubstitutes = (substitutes: readonly Substitute[]): string =>
  substitutes.map(({ seat, since, why }) => [seat + 1, since, why].join('=')).join(' ');
