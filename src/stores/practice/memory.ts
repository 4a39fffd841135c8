import { atom } from 'nanostores';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { forGood } from '../browser-storage.ts';
import { type Read, readRecord } from '../../quizzes/memory/read.ts';
import { EMPTY, type PracticeRecord } from '../../quizzes/memory/record.ts';
import { loadBackups } from './backup.ts';

const KEY = 'tensu:practice';
/** Where a record that could not be read in full is put aside, so that nothing is lost. */
const UNREAD = 'tensu:practice:aside';

/** The learner's practice record. */
export const $record = atom<PracticeRecord>(EMPTY);

/**
 * What is wrong with the record: nothing, a damaged or newer text that was put aside, or a storage that refuses writes.
 */
export const $trouble = atom<Read['trouble'] | 'not-kept'>('none');

/** The stored text that could not be read in full; undefined when there was none. */
export const $unread = atom<string | undefined>(undefined);

let writable = true;

/** Reads a stored text into the record. What cannot be read is put aside, never overwritten. */
function show(text: string | undefined): void {
  const { record, trouble }: Read =
    text === undefined ? { record: EMPTY, trouble: 'none' } : readRecord(text, BOOK_IDS);
  writable = trouble === 'none' || forGood.writeForGood(UNREAD, text ?? '');
  if (trouble === 'newer') writable = false;
  $record.set(record);
  $trouble.set(trouble);
  $unread.set(trouble === 'newer' ? undefined : forGood.read(UNREAD));
}

/** Reads the record from the browser. */
export function loadMemory(): void {
  const text = forGood.read(KEY);
  show(text);
  if (text !== undefined && !forGood.keeps(KEY) && $trouble.get() === 'none') $trouble.set('not-kept');
  loadBackups();
}

/** Stores the record. Where the browser stores nothing, it lasts as long as the page. */
export function remember(record: PracticeRecord): void {
  $record.set(record);
  if (!writable) return;
  const isKept = forGood.write(KEY, JSON.stringify(record));
  if (isKept && $trouble.get() === 'not-kept') $trouble.set('none');
  if (!isKept && $trouble.get() === 'none') $trouble.set('not-kept');
}

/** The record as the text of a file; while an unreadable text is put aside, that text unchanged. */
export const exportMemory = (): string =>
  (writable ? undefined : forGood.read(UNREAD)) ?? JSON.stringify($record.get());

/** Whether the browser, and not only this page, has a record. */
export const isStored = (): boolean => forGood.keeps(KEY);

/** Replaces the record by that of a text; false when the browser does not store it. */
export function remindOf(text: string): boolean {
  const isKept = forGood.write(KEY, text);
  show(text);
  if (!isKept && $trouble.get() === 'none') $trouble.set('not-kept');
  return isKept;
}

/** Follows the changes of other tabs. */
export function followOtherTabs(): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(KEY)) loadMemory();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}
