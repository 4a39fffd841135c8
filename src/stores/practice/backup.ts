import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { readRecord } from '../../quizzes/memory/read.ts';
import { type Tally, tally } from '../../quizzes/memory/tally.ts';
import { forGood } from '../browser-storage.ts';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { storedAs } from '../stored-as.ts';

/** The storage of replaced records: `{"version":1,"texts":["{…}"]}`, latest first. */
const KEY = 'tensu:practice:before';
const VERSION = 1;

const form = z.object({ version: z.literal(VERSION), texts: z.array(z.string()) });

/** A replaced record: its text, and what it holds. */
export interface Backup {
  readonly text: string;
  readonly holds: Tally;
}

/** The replaced records, latest first. */
export const $backups = atom<readonly Backup[]>([]);

const show = (texts: readonly string[]): void =>
  $backups.set(texts.map((text) => ({ text, holds: tally(readRecord(text, BOOK_IDS).record) })));

/** Reads the replaced records from the browser. */
export function loadBackups(): void {
  const text = forGood.read(KEY);
  if (text !== undefined) show(storedAs(form, text)?.texts ?? []);
}

/** Stores the list of replaced records. When the browser has no room it returns false and keeps the old list. */
export function saveBackups(texts: readonly string[], mayLiveInPage: boolean): boolean {
  const write = mayLiveInPage ? forGood.write : forGood.writeForGood;
  const isKept = write(KEY, JSON.stringify({ version: VERSION, texts })) || mayLiveInPage;
  if (isKept) show(texts);
  return isKept;
}
