import { atom } from 'nanostores';
import type { ExamEvent } from '../../quizzes/exams/event.ts';
import { type NoEvent, formatEvent, readEvent } from '../../quizzes/exams/event-file.ts';
import { joinTabs } from '../../quizzes/exams/join-tabs.ts';
import { type Setting, settingsApart } from '../../quizzes/exams/change-blueprint.ts';
import { mergeEvents } from '../../quizzes/exams/merge.ts';
import { forGood } from '../browser-storage.ts';

/** Each event has its own key: `tensu:exam:` and its id. */
const PREFIX = 'tensu:exam:';
const ID = /^[0-9A-HJKMNP-TV-Z]{16}$/;
const keyFor = (id: string): string => PREFIX + id;

/** An event on this device, or a text under its key that cannot be read. */
export type KeptEvent =
  | { readonly id: string; readonly isRead: true; readonly event: ExamEvent }
  | { readonly id: string; readonly isRead: false; readonly why: NoEvent; readonly text: string };

/** What a page has opened. */
export type OpenEvent =
  /** Nothing was opened. */
  | { readonly state: 'none' }
  /** This device has nothing under this id. */
  | { readonly state: 'unknown' }
  /** The stored text cannot be read, but it can still be saved as a file. */
  | { readonly state: 'unreadable'; readonly id: string; readonly why: NoEvent; readonly text: string }
  /** The event, and how many of its stored entries could not be read. */
  | { readonly state: 'open'; readonly event: ExamEvent; readonly lost: number }
  /** Another tab deleted it; this page still has it. */
  | { readonly state: 'gone'; readonly event: ExamEvent };

/** The events on this device, by name. */
export const $events = atom<readonly KeptEvent[]>([]);

/** The event that this page has opened. */
export const $open = atom<OpenEvent>({ state: 'none' });

/** Whether the browser stores the open event as it is. If not, it lasts as long as the page. */
export const $isKept = atom(true);

/** The stored text of the open event when this page last read or wrote it. */
let seen: { readonly text: string; readonly event: ExamEvent } | undefined;

const nameOf = (one: KeptEvent): string => (one.isRead ? one.event.name : '');

/** Looks up which events this device has. */
export function listEvents(): void {
  const kept = forGood.keys().flatMap((key): readonly KeptEvent[] => {
    const id = key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '';
    const text = ID.test(id) ? forGood.read(key) : undefined;
    if (text === undefined) return [];
    const read = readEvent(text);
    return [read.ok ? { id, isRead: true, event: read.event } : { id, isRead: false, why: read.why, text }];
  });
  $events.set(kept.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || (a.id < b.id ? -1 : 1)));
}

/** Opens the event of an id, as an address's fragment has it. */
export function openEvent(id: string): void {
  const text = ID.test(id) ? forGood.read(keyFor(id)) : undefined;
  seen = undefined;
  $isKept.set(text === undefined || forGood.keeps(keyFor(id)));
  if (text === undefined) {
    $open.set({ state: 'unknown' });
    return;
  }
  const read = readEvent(text);
  if (read.ok) seen = { text, event: read.event };
  $open.set(
    read.ok ? { state: 'open', event: read.event, lost: read.lost } : { state: 'unreadable', id, why: read.why, text },
  );
}

/** What another tab has written since this one looked; undefined when there is nothing readable. */
function newerThanSeen({ id }: ExamEvent): ExamEvent | undefined {
  const text = forGood.read(keyFor(id));
  if (text === undefined || text === seen?.text) return undefined;
  const read = readEvent(text);
  if (!read.ok || read.event.id !== id) return undefined;
  return read.event;
}

/** Whether a newer version of the site has since written the event: then saving it here would lose something. */
function isOfNewerSite({ id }: ExamEvent): boolean {
  const text = forGood.read(keyFor(id));
  if (text === undefined || text === seen?.text) return false;
  const read = readEvent(text);
  return !read.ok && read.why === 'newer';
}

function keep(event: ExamEvent): void {
  if (isOfNewerSite(event)) {
    $isKept.set(false);
    return;
  }
  const text = formatEvent(event);
  $isKept.set(forGood.write(keyFor(event.id), text));
  seen = { text, event };
}

const lostOf = (open: OpenEvent): number => (open.state === 'open' ? open.lost : 0);

/** Puts an event into this page and the browser, merged with what another tab has of it. */
function put(event: ExamEvent): void {
  const newer = newerThanSeen(event);
  const joined = newer ? joinTabs(event, newer, seen?.event) : event;
  $open.set({ state: 'open', event: joined, lost: lostOf($open.get()) });
  keep(joined);
}

/** Creates or imports an event and opens it. */
export function addEvent(event: ExamEvent): void {
  seen = undefined;
  $open.set({ state: 'none' });
  put(event);
  listEvents();
}

/** Changes the open event and saves it; does nothing when none is open. */
export function changeEvent(change: (event: ExamEvent) => ExamEvent): void {
  const open = $open.get();
  if (open.state !== 'open') return;
  const next = change(open.event);
  if (next !== open.event) put(next);
}

/**
 * The same for a change that takes time: its result is merged with what has happened to the event meanwhile. Returns
 * the change's other result; undefined when no event is open.
 */
export async function changeEventSlowly<T extends { readonly event: ExamEvent }>(
  change: (event: ExamEvent) => Promise<T>,
): Promise<T | undefined> {
  const open = $open.get();
  if (open.state !== 'open') return undefined;
  const changed = await change(open.event);
  changeEvent((now) => (now === open.event ? changed.event : joinTabs(now, changed.event, open.event)));
  return changed;
}

/** Saves an event that another tab has deleted. */
export function keepAllTheSame(): void {
  const open = $open.get();
  if (open.state === 'gone') addEvent(open.event);
}

/** Deletes an event from this device. */
export function deleteEvent(id: string): void {
  forGood.drop(keyFor(id));
  const open = $open.get();
  if ((open.state === 'open' || open.state === 'gone') && open.event.id === id) {
    seen = undefined;
    $open.set({ state: 'none' });
  }
  listEvents();
}

/** What importing an event's file would do here. */
export type Incoming =
  | {
      readonly ok: true;
      /** The event after the import. */
      readonly event: ExamEvent;
      /** How many entries this device lacks; undefined when it has nothing of the event. */
      readonly added: number | undefined;
      /** How many entries of the file cannot be read. */
      readonly lost: number;
      /** Whether the file was changed after it was saved. */
      readonly isChanged: boolean;
      /** The settings that differ in the file; those of this device win. */
      readonly otherwise: readonly Setting[];
      /** The event on this device; undefined when it has none of it. */
      readonly before: ExamEvent | undefined;
    }
  | {
      readonly ok: false;
      readonly why: NoEvent | 'other-event' | 'other-blueprint' | 'kept-unread';
      readonly field?: string;
    };

/** Reads the file of an event and says what importing it would do; changes nothing. */
export function readIncoming(text: string): Incoming {
  const read = readEvent(text);
  if (!read.ok) return read;
  const { event, lost, isChanged } = read;
  const open = $open.get();
  const kept = forGood.read(keyFor(event.id));
  const own = open.state === 'open' && open.event.id === event.id ? open.event : ownOf(kept);
  if (!own && kept !== undefined) return { ok: false, why: 'kept-unread' };
  if (!own) return { ok: true, event, added: undefined, lost, isChanged, otherwise: [], before: undefined };
  const merged = mergeEvents(own, event);
  if (!merged.ok) return merged;
  const added = merged.event.entries.length - own.entries.length;
  const otherwise = settingsApart(own.blueprint, event.blueprint);
  return { ok: true, event: merged.event, added, lost, isChanged, otherwise, before: own };
}

function ownOf(text: string | undefined): ExamEvent | undefined {
  const read = text === undefined ? undefined : readEvent(text);
  return read?.ok ? read.event : undefined;
}

/** Imports a file after its reader has seen what that does. */
export function takeInFile({ event }: Extract<Incoming, { readonly ok: true }>): void {
  const open = $open.get();
  if (open.state === 'open' && open.event.id === event.id) changeEvent((now) => joinTabs(now, event, now));
  else addEvent(event);
}

/** Follows what other tabs do to the events on this device. Returns a function that stops it. */
export function followTabs(): () => void {
  const follow = ({ key, newValue }: StorageEvent): void => {
    if (key !== null && !key.startsWith(PREFIX)) return;
    listEvents();
    const open = $open.get();
    if (open.state !== 'open' || (key !== null && key !== keyFor(open.event.id))) return;
    if (newValue === null) {
      seen = undefined;
      $open.set({ state: 'gone', event: open.event });
      return;
    }
    const newer = newerThanSeen(open.event);
    if (!newer) return;
    const joined = joinTabs(open.event, newer, seen?.event);
    const isNews = formatEvent(joined) !== newValue;
    $open.set({ ...open, event: joined });
    if (isNews) keep(joined);
    else seen = { text: newValue, event: newer };
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
