import { merge } from '../../quizzes/memory/merge.ts';
import { LONGEST_FILE, type Refused, readOffer } from '../../quizzes/memory/import-file.ts';
import type { PracticeRecord } from '../../quizzes/memory/record.ts';
import { type Tally, tally } from '../../quizzes/memory/tally.ts';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { $backups, type Backup, saveBackups } from './backup.ts';
import { $record, exportMemory, isStored, remindOf } from './memory.ts';

/** What importing a file would change: the possible records after it, and what each holds. */
export interface Offered {
  readonly file: PracticeRecord;
  readonly merged: PracticeRecord;
  readonly holds: { readonly here: Tally; readonly file: Tally; readonly merged: Tally };
  /** Whether all of the file could be read. */
  readonly isWhole: boolean;
}

/** A file's content, or why nothing of it can be imported. */
export type Looked = Offered | { readonly why: Refused | 'unread' | 'same' };

const isSame = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [one, other] = [Object.entries(a), Object.entries(b) as [string, unknown][]];
  const there = new Map(other);
  return one.length === other.length && one.every(([key, value]) => there.has(key) && isSame(value, there.get(key)));
};

/** Examines a file that somebody wants to import; nothing changes yet. */
export async function lookInto(file: Blob): Promise<Looked> {
  if (file.size > LONGEST_FILE) return { why: 'too-big' };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { why: 'unread' };
  const offer = readOffer(text, BOOK_IDS);
  if (offer.why !== undefined) return offer;
  const { record, isWhole } = offer;
  const here = $record.get();
  if (isSame(here, record)) return { why: 'same' };
  const merged = merge(here, record);
  return { file: record, merged, isWhole, holds: { here: tally(here), file: tally(record), merged: tally(merged) } };
}

/** How many replaced records are stored; the oldest goes first. */
const MOST_BACKUPS = 3;

const backupTexts = (besides?: Backup): readonly string[] =>
  $backups
    .get()
    .filter((one) => one !== besides)
    .map(({ text }) => text);

/**
 * Replaces the record and puts the old one aside. When there is no room for both it returns false and changes nothing.
 */
export function takeIn(record: PracticeRecord): boolean {
  const texts = [exportMemory(), ...backupTexts()].slice(0, MOST_BACKUPS);
  if (!saveBackups(texts, !isStored())) return false;
  remindOf(JSON.stringify(record));
  return true;
}

/**
 * Restores a replaced record and puts the current one aside. When there is no room it returns false and changes
 * nothing.
 */
export function restoreBackup(one: Backup): boolean {
  const mayLiveInPage = !isStored();
  const texts = [exportMemory(), ...backupTexts(one)];
  if (!saveBackups([...texts, one.text], mayLiveInPage)) return false;
  if (remindOf(one.text) || mayLiveInPage) saveBackups(texts, true);
  return true;
}
