import { atom } from 'nanostores';
import * as z from 'zod/mini';
import { readRecord } from '../../quizzes/memory/read.ts';
import { type Tally, tally } from '../../quizzes/memory/tally.ts';
import { forGood } from '../browser-storage.ts';
import { BOOK_IDS } from '../../engine/rulebooks/ids.ts';
import { storedAs } from '../stored-as.ts';

/** Where what was replaced is put aside: `{"version":1,"texts":["{…}"]}`, the latest first. */
const KEY = 'tensu:practice:before';
const VERSION = 1;

const form = z.object({ version: z.literal(VERSION), texts: z.array(z.string()) });

/** A record that was put aside: its text, and what it holds. */
export interface Backup {
  readonly text: string;
  readonly holds: Tally;
}

/** What was put aside, the latest first. */
export const $backups = atom<readonly Backup[]>([]);

const show = (texts: readonly string[]): void =>
  $backups.set(texts.map((text) => ({ text, holds: tally(readRecord(text, BOOK_IDS).record) })));

/** Reads from the browser what was put aside. */
export function loadBackups(): void {
  const text = forGood.read(KEY);
  if (text !== undefined) show(storedAs(form, text)?.texts ?? []);
}

/** Keeps a list of what was put aside; false, and the list as it was, where the browser has no room. */
export function saveBackups(texts: readonly string[], mayLiveInPage: boolean): boolean {
  const isKept = forGood.write(KEY, JSON.stringify({ version: VERSION, texts })) || mayLiveInPage;
  if (isKept) show(texts);
  return isKept;
}
