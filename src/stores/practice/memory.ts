import { atom } from 'nanostores';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { forGood } from '../browser-storage.ts';
import { type Read, readRecord } from '../../quizzes/memory/read.ts';
import { EMPTY, type PracticeRecord } from '../../quizzes/memory/record.ts';
import { loadBackups } from './backup.ts';

const KEY = 'tensu:practice';
/** Where a content that could not be read whole is put aside, so that nothing of it is lost. */
const UNREAD = 'tensu:practice:aside';

/** What practice remembers. */
export const $record = atom<PracticeRecord>(EMPTY);

/** What is wrong with memory: nothing, a damaged or newer content that was put aside, or a storage that does not keep. */
export const $trouble = atom<Read['trouble'] | 'not-kept'>('none');

/** The content that could not be read whole, as it was stored; undefined where there was none. */
export const $unread = atom<string | undefined>(undefined);

let writable = true;

/** Shows what a text remembers; what cannot be read of it is put aside, never written over. */
function show(text: string | undefined): void {
  const { record, trouble }: Read =
    text === undefined ? { record: EMPTY, trouble: 'none' } : readRecord(text, BOOK_IDS);
  writable = trouble === 'none' || forGood.write(UNREAD, text ?? '');
  if (trouble === 'newer') writable = false;
  $record.set(record);
  $trouble.set(trouble);
  $unread.set(trouble === 'newer' ? undefined : forGood.read(UNREAD));
}

/** Reads memory from the browser. */
export function loadMemory(): void {
  show(forGood.read(KEY));
  loadBackups();
}

/** Remembers; where the browser keeps nothing, for as long as the page is open. */
export function remember(record: PracticeRecord): void {
  $record.set(record);
  if (!writable) return;
  const isKept = forGood.write(KEY, JSON.stringify(record));
  if (isKept && $trouble.get() === 'not-kept') $trouble.set('none');
  if (!isKept && $trouble.get() === 'none') $trouble.set('not-kept');
}

/** All that is remembered, as the text of a file; while a content is kept unread, that content as it is. */
export const exportMemory = (): string =>
  (writable ? undefined : forGood.read(UNREAD)) ?? JSON.stringify($record.get());

/** Whether the browser holds a record, rather than this page alone. */
export const isStored = (): boolean => forGood.read(KEY) !== undefined;

/** Remembers what a text says in the place of all that is remembered; false where the browser does not keep it. */
export function remindOf(text: string): boolean {
  const isKept = forGood.write(KEY, text);
  show(text);
  if (!isKept && $trouble.get() === 'none') $trouble.set('not-kept');
  return isKept;
}

/** Follows what other tabs remember. */
export function followOtherTabs(): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(KEY)) loadMemory();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}
