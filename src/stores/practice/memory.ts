import { atom } from 'nanostores';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { forGood } from '../browser-storage.ts';
import { EMPTY, type PracticeRecord, type Read, readRecord } from '../../quizzes/memory/record.ts';

const KEY = 'tensu:practice';
/** Where a content that could not be read whole is put aside, so that nothing of it is lost. */
const ASIDE = 'tensu:practice:aside';

/** What practice remembers. */
export const $record = atom<PracticeRecord>(EMPTY);

/** What is wrong with memory: nothing, a damaged or newer content that was put aside, or a storage that does not keep. */
export const $trouble = atom<Read['trouble'] | 'not-kept'>('none');

let writable = true;

/** Reads memory from the browser; what cannot be read is put aside, never written over. */
export function loadMemory(): void {
  writable = true;
  const text = forGood.read(KEY);
  if (text === undefined) {
    $record.set(EMPTY);
    $trouble.set('none');
    return;
  }
  const { record, trouble } = readRecord(text, BOOK_IDS);
  if (trouble !== 'none') writable = forGood.write(ASIDE, text);
  if (trouble === 'newer') writable = false;
  $record.set(record);
  $trouble.set(trouble);
}

/** Remembers; where the browser keeps nothing, for as long as the page is open. */
export function remember(record: PracticeRecord): void {
  $record.set(record);
  if (writable && !forGood.write(KEY, JSON.stringify(record)) && $trouble.get() === 'none') $trouble.set('not-kept');
}

/** All that is remembered, as the text of a file; while a content is kept unread, that content as it is. */
export const exportMemory = (): string => (writable ? undefined : forGood.read(ASIDE)) ?? JSON.stringify($record.get());

/** Takes in the text of a file that was exported; false, and nothing changes, when it cannot be read whole. */
export function importMemory(text: string): boolean {
  const { record, trouble } = readRecord(text, BOOK_IDS);
  if (trouble !== 'none') return false;
  writable = true;
  $trouble.set('none');
  remember(record);
  return true;
}

/** Follows what other tabs remember. */
export function followOtherTabs(): () => void {
  const listen = ({ key }: StorageEvent): void => {
    if (key === KEY) loadMemory();
  };
  globalThis.addEventListener('storage', listen);
  return () => globalThis.removeEventListener('storage', listen);
}
