import { type Found, MARK } from '../code.ts';
import { findCodes } from '../find-codes.ts';
import { type DateOrder, type LocalClock, type ReadMoment, type Written, momentOf, readMoment } from './moment.ts';
import { type Message, messagesIn } from './messages.ts';
import { tableMessages } from './table.ts';

/** What a pasted text says of a code: who sent it and when, in milliseconds. */
export interface Receipt {
  readonly sender?: string | undefined;
  readonly sent?: number | undefined;
  /** Set where the sender could have written that time himself, so that it shows something but proves nothing. */
  readonly isClaimed?: true | undefined;
}

/** A code in a text, and what the text says of it. */
export type Received = Found & { readonly receipt?: Receipt };

/** How dates are read: whichever of day and month comes first, and the clock of this device. */
export interface Reading {
  /** Undefined while nobody has said; times that could be read in two ways are then left out. */
  readonly order?: DateOrder | undefined;
  readonly local: LocalClock;
}

const writtenAs = (moment: ReadMoment, order: DateOrder | undefined): Written | undefined =>
  moment.isClear ? moment.written : order && (order === 'day-first' ? moment.dayFirst : moment.monthFirst);

/** The messages of any text: the rows of a table, or those of a chat or mail folder. */
const messagesOf = (text: string): readonly Message[] => tableMessages(text) ?? messagesIn(text);

/**
 * The order of day and month that a text itself gives away by a number above twelve; undefined where it does not, or where
 * its numbers disagree.
 */
function orderIn(text: string): DateOrder | undefined {
  const seen = [...text.matchAll(/(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](?:20)?\d{2}(?!\d)/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ]);
  const isDayFirst = seen.some(([a = 0]) => a > 12 && a <= 31);
  const isMonthFirst = seen.some(([, b = 0]) => b > 12 && b <= 31);
  return isDayFirst === isMonthFirst ? undefined : isDayFirst ? 'day-first' : 'month-first';
}

const hasCode = ({ body }: Message): boolean => findCodes(body).length > 0;

/** A date beside a code that may be read in two ways, as both of them; undefined where nothing has to be asked. */
export function askedDate(text: string): Extract<ReadMoment, { readonly isClear: false }> | undefined {
  if (orderIn(text)) return undefined;
  for (const message of messagesOf(text))
    if (message.moment && !message.moment.isClear && hasCode(message)) return message.moment;
  return undefined;
}

/** How many messages of one person may hold parts of one code. */
const MOST_PARTS = 6;

const isMarked = (body: string): boolean => body.toUpperCase().includes(MARK);

/** A code that a header splits: the parts are in messages of the same sender, the first with the mark. */
function joinedFrom(
  messages: readonly Message[],
  place: number,
): { readonly found: Found; readonly parts: readonly number[] } | undefined {
  const { sender, body } = messages[place] ?? {};
  const start = body?.toUpperCase().lastIndexOf(MARK) ?? -1;
  if (sender === undefined || body === undefined || start < 0) return undefined;
  let text = body.slice(start);
  const parts: number[] = [];
  for (let next = place + 1; next < messages.length && parts.length < MOST_PARTS; next++) {
    const message = messages[next];
    if (message?.sender !== sender) continue;
    if (isMarked(message.body)) return undefined;
    text += message.body;
    parts.push(next);
    const [found] = findCodes(text);
    if (found?.ok) return { found, parts };
  }
  return undefined;
}

const digitsOf = (found: Found): string => (found.ok ? found.code.digits : found.digits);

/**
 * Whether a time stands in a message above its code: it may belong to a header that was not recognised, so that the code is of
 * somebody else, and later.
 */
const hasTimeAbove = (body: string): boolean => {
  const start = body.toUpperCase().indexOf(MARK);
  return body
    .slice(0, Math.max(0, start))
    .split('\n')
    .some((line) => readMoment(line) !== undefined);
};

/**
 * The times of messages. A header that somebody typed into a message is not believed: no time is earlier than those above it,
 * and nothing below a head that its sender wrote is the receiver's.
 */
function receiptsOf(messages: readonly Message[], { order, local }: Reading): readonly Receipt[] {
  let latest = Number.NEGATIVE_INFINITY;
  let isDoubted = messages.filter(({ moment }) => moment !== undefined).length < 2;
  return messages.map(({ sender, moment, timeBy, body }) => {
    const written = moment && writtenAs(moment, order);
    const sent = written && momentOf(written, local);
    isDoubted ||= moment !== undefined && timeBy === 'sender';
    const isClaimed = isDoubted || timeBy !== 'receiver' || hasTimeAbove(body) || (sent !== undefined && sent < latest);
    latest = Math.max(latest, sent ?? latest);
    return {
      ...(sender !== undefined && { sender }),
      ...(sent !== undefined &&
        Number.isFinite(sent) &&
        sent >= 0 && { sent, ...(isClaimed && { isClaimed: true as const }) }),
    };
  });
}

/** Finds the codes of a text with who sent them and when, as far as it says so. Never throws. */
export function receive(text: string, reading: Reading): readonly Received[] {
  const whole = findCodes(text);
  const messages = messagesOf(text);
  if (!messages.some(({ sender }) => sender !== undefined)) return whole;
  const receipts = receiptsOf(messages, { ...reading, order: orderIn(text) ?? reading.order });
  const used = new Set<number>();
  const received = messages.flatMap((message, place): readonly Received[] => {
    const receipt = receipts[place];
    const own = findCodes(message.body).filter((one) => one.ok || !used.has(place));
    const last = own.at(-1);
    const joined = last && !last.ok ? joinedFrom(messages, place) : undefined;
    for (const part of joined?.parts ?? []) used.add(part);
    const found = joined ? [...own.slice(0, -1), joined.found] : own;
    return found.map((one) => ({ ...one, ...(receipt && { receipt }) }));
  });
  const there = new Set(received.map(digitsOf));
  // Whatever a message does not show but the whole text does is not lost.
  return [...received, ...whole.filter((one) => one.ok && !there.has(digitsOf(one)))];
}
