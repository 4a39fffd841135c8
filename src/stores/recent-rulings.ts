import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { type BookId, isBook } from '../engine/rulebooks/ids.ts';
import { forgiveStorage } from './forgiving-storage.ts';
import { RECENT_KEY } from './recent-key.ts';
import { storedAs } from './stored-as.ts';

/** A ruling that was looked up: what was typed, if anything, the card, and the ruling in one line. */
export interface RecentRuling {
  readonly text?: string | undefined;
  readonly card: string;
  readonly head: string;
  readonly book: BookId;
}

/** As many as a referee may have to come back to. */
const MOST = 8;
/** More than anybody types at a table. */
const LONGEST = 400;

const text = z.string().check(z.maxLength(LONGEST));
const ruling = z.object({
  text: z.optional(text),
  card: z.string().check(z.regex(/^[a-z-]{1,60}$/)),
  head: text,
  book: z.string(),
});

/** Reads stored rulings, latest first, and drops whatever is none. */
export function readRecent(stored: string): readonly RecentRuling[] {
  const all = storedAs(z.array(z.unknown()), stored) ?? [];
  return all
    .flatMap((one) => {
      const { data } = ruling.safeParse(one);
      return data && isBook(data.book) ? [{ ...data, book: data.book }] : [];
    })
    .slice(0, MOST);
}

forgiveStorage();

const $kept = persistentAtom<readonly RecentRuling[]>(RECENT_KEY, [], {
  encode: JSON.stringify,
  decode: readRecent,
});

/** The rulings that were looked up on this device, latest first. */
export const $recentRulings: ReadableAtom<readonly RecentRuling[]> = $kept;

/** Whether one ruling is a step on the way to another: the same card, or fewer letters of what was typed. */
const isStepTo = (one: RecentRuling, { text, card, book }: RecentRuling): boolean =>
  one.book === book && (one.card === card || (one.text !== undefined && text?.startsWith(one.text) === true));

/** Puts a ruling first, in place of the steps that led to it. */
export function rememberRuling(one: RecentRuling): void {
  const cut = { ...one, text: one.text?.slice(0, LONGEST), head: one.head.slice(0, LONGEST) };
  $kept.set([cut, ...$kept.get().filter((other) => !isStepTo(other, cut))].slice(0, MOST));
}

/** Forgets all of them. */
export const forgetRulings = (): void => $kept.set([]);
