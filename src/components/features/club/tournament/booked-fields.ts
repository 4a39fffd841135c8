import { SEAT_NUMBERS, type SeatNumber, type Substitute } from '../../../../engine/riichi/index.ts';
import { WHENS } from '../settle/finishing.ts';
import { MOST, type SheetPenalty } from './tournament.ts';

/*
 * CSV fields for the fines and the substitutes of a table, by the player's place in the row:
 * `2=20000=chombo 3=1000=taken`, `4=during=ill`. No colons, because spreadsheets read them as times.
 */

const SINCES = ['start', 'during'] as const;
const WHYS = ['late', 'ill', 'disqualified'] as const;
const POINTS = /^\d{1,8}$/;
/** When a fine is deducted by default. */
const WHEN = 'after-uma';

const seatIn = (text: string | undefined): SeatNumber | undefined =>
  SEAT_NUMBERS.find((seat) => String(seat + 1) === text);

/** The parts of each entry of a field; undefined if the field is too long for one table. */
const entriesIn = (field: string): readonly (readonly string[])[] | undefined => {
  const entries = field.split(/\s+/).filter((one) => one !== '');
  return entries.length > MOST.penalties ? undefined : entries.map((one) => one.split('='));
};

/** All parsed values, or undefined if any failed. */
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

/** A fine as `seat=points`, then in any order when it is deducted, `chombo`, and `#` with its log entry. */
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

/** Parses the fines of a table; undefined if malformed. */
export const parseFines = (field: string): readonly SheetPenalty[] | undefined => allOf(field, fineIn);

/** Formats the fines of a table. */
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

/** Parses the substitutes of a table, one per seat; undefined if malformed. */
export function parseSubstitutes(field: string): readonly Substitute[] | undefined {
  const substitutes = allOf(field, substituteIn);
  const seats = new Set(substitutes?.map(({ seat }) => seat));
  return seats.size === substitutes?.length ? substitutes : undefined;
}

/** Formats the substitutes of a table. */
export const formatSubstitutes = (substitutes: readonly Substitute[]): string =>
  substitutes.map(({ seat, since, why }) => [seat + 1, since, why].join('=')).join(' ');
