import type { BySeat, SeatNumber } from '../../../../engine/riichi/index.ts';

const MOST_CHARACTERS = 6000;
const MOST_POINTS = 10_000_000;

/** Parses a word of a list. */
export const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find((one) => one === text);

/** Parses a whole number between `-most` and `most`. */
const whole = (text: string, most: number): number | undefined => {
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= most ? value : undefined;
};

/** Parses a whole number from 0 to `most`. */
export const count = (text: string, most: number): number | undefined => {
  const value = whole(text, most);
  return value !== undefined && value >= 0 ? value : undefined;
};

/** Parses a seat number. */
export const seatOf = (text: string): SeatNumber | undefined =>
  /^[0-3]$/.test(text) ? (Number(text) as SeatNumber) : undefined;

/** Parses different seat numbers: `02`. */
export const seatsOf = (text: string): readonly SeatNumber[] | undefined =>
  /^[0-3]{0,4}$/.test(text) && new Set(text).size === text.length
    ? Array.from(text, (one) => Number(one) as SeatNumber)
    : undefined;

/** Parses the points of the four seats: `30000_30000_30000_30000`. */
export function fourPoints(text: string): BySeat<number> | undefined {
  const points = text.split('_').map((one) => whole(one, MOST_POINTS));
  return points.length === 4 && !points.includes(undefined) ? (points as unknown as BySeat<number>) : undefined;
}

/** Receives the first part of a link that is not understood, as written. */
export type Unread = (part: string) => void;

/** Splits a link into its parts; undefined if it is too long, or a part is malformed, repeated or undecodable. */
export function partsOf(link: string, unread: Unread): ReadonlyMap<string, string> | undefined {
  const parts = new Map<string, string>();
  if (link.length > MOST_CHARACTERS) return undefined;
  for (const part of link.split('&')) {
    const [, key, text] = /^([a-z]+\d?)=(.*)$/.exec(part) ?? [];
    const plain = text === undefined ? undefined : decoded(text);
    if (key === undefined || plain === undefined || parts.has(key)) {
      unread(part);
      return undefined;
    }
    parts.set(key, plain);
  }
  return parts;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads the parts of a link; an unreadable or unknown part invalidates the whole. */
export class Reader {
  readonly #parts: Map<string, string>;
  #wrong: string | undefined;
  constructor(parts: ReadonlyMap<string, string>) {
    this.#parts = new Map(parts);
  }
  take<T>(key: string, read: (text: string) => T | undefined): T | undefined {
    const text = this.#parts.get(key);
    if (text === undefined) return undefined;
    this.#parts.delete(key);
    const value = read(text);
    if (value === undefined) this.#wrong ??= `${key}=${text}`;
    return value;
  }
  /** Whether everything was understood; otherwise reports the first bad part. */
  isRead(unread: Unread): boolean {
    const [left] = this.#parts;
    const part = this.#wrong ?? left?.join('=');
    if (part !== undefined) unread(part);
    return part === undefined;
  }
}

/** Copies an object without its undefined fields. */
export const defined = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
