import * as z from 'zod/mini';
import { BOOK_IDS, type BookId } from '../../engine/rulebooks/ids.ts';
import { storedAs } from '../stored-as.ts';

const VERSION = 1;
/** More than any tournament needs; a longer list is not ours. */
const MOST_ENTRIES = 5000;
const LONGEST_NAME = 80;
const LONGEST_NOTE = 300;
/** A tournament of more sessions is not ours. */
export const MOST_SESSIONS = 99;
/** More points than any penalty takes. */
export const MOST_POINTS = 1_000_000;

/** The ruling: an amount, or another measure. */
export const RULED = ['warning', 'points', 'dead-hand', 'false-hu', 'chombo', 'disqualified', 'noted'] as const;

/** One of these rulings. */
export type RuledAs = (typeof RULED)[number];

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME));
const session = z.int().check(z.minimum(1), z.maximum(MOST_SESSIONS));

const entry = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(40)),
  player: name,
  session,
  /** The offence, by the id of its card. */
  card: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
  ruled: z.enum(RULED),
  /** Points taken off: once with `nobody` as receiver, or as many for `each` opponent. */
  points: z.int().check(z.minimum(0), z.maximum(MOST_POINTS)),
  to: z.enum(['nobody', 'each']),
  note: z.optional(z.string().check(z.maxLength(LONGEST_NOTE))),
  withdrawn: z.optional(z.literal(true)),
});

const log = z.object({
  version: z.literal(VERSION),
  rules: z.enum(BOOK_IDS),
  session,
  entries: z.array(entry).check(z.maxLength(MOST_ENTRIES)),
});

/** A penalty as it was entered. */
export type Entry = z.infer<typeof entry>;

/** The penalties of a tournament, oldest first, and the current session. */
export type Log = z.infer<typeof log>;

/** A log without entries. */
export const emptyLog = (rules: BookId): Log => ({ version: VERSION, rules, session: 1, entries: [] });

/** Reads a log, as `{"version":1,"rules":"mers-2014","session":2,"entries":[…]}`; undefined for anything else. Never throws. */
export const readLog = (text: string): Log | undefined => storedAs(log, text);

/** A log as text, to store or hand on. */
export const writeLog = (one: Log): string => JSON.stringify(one);

/** Enters a penalty; the caller gives its id. */
export const enter = (one: Log, added: Entry): Log => ({ ...one, entries: [...one.entries, added] });

/** Marks a penalty as withdrawn, or undoes that; it stays visible. */
export const withdraw = (one: Log, id: string, isWithdrawn: boolean): Log => ({
  ...one,
  entries: one.entries.map(({ withdrawn: _, ...rest }) =>
    rest.id === id ? { ...rest, ...(isWithdrawn && { withdrawn: true }) } : { ...rest, ...(_ && { withdrawn: _ }) },
  ),
});

/** The points that one entry takes off in all. */
export const pointsOf = ({ points, to, withdrawn }: Entry): number =>
  withdrawn ? 0 : to === 'each' ? 3 * points : points;

/** The players of a log with their penalties, by name. */
export function totalsOf({
  entries,
}: Log): readonly { readonly player: string; readonly points: number; readonly times: number }[] {
  const standing = entries.filter(({ withdrawn }) => !withdrawn);
  return [...Map.groupBy(standing, ({ player }) => player)]
    .map(([player, own]) => ({
      player,
      points: own.reduce((sum, one) => sum + pointsOf(one), 0),
      times: own.length,
    }))
    .toSorted((one, other) => one.player.localeCompare(other.player));
}
