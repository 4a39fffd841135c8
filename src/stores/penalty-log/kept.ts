import { DEFAULT_RULEBOOKS } from '../../engine/rulebooks/ids.ts';
import { atom } from 'nanostores';
import { forGood } from '../browser-storage.ts';
import { rulebookInForce } from '../rulebook.ts';
import { LOG_KEY } from './key.ts';
import { type Log, emptyLog, readLog, writeLog } from './log.ts';

/** Where an unreadable text under the log's key is moved. */
const UNREAD = `${LOG_KEY}:unread`;
const MOST_UNDONE = 100;

/** The log before each change since the page was opened, latest last. */
const $before = atom<readonly Log[]>([]);

/** The penalties of the tournament. */
export const $log = atom<Log>(emptyLog(DEFAULT_RULEBOOKS.riichi));

/** How many changes can be undone. */
export const $undoable = atom(0);

/** Whether the browser stores the log. If not, it lasts as long as the page. */
export const $isKept = atom(true);

$before.subscribe((before) => $undoable.set(before.length));

function show(log: Log): void {
  $log.set(log);
  $isKept.set(forGood.write(LOG_KEY, writeLog(log)));
}

/** Reads the log from the browser. An unreadable text is put aside, not lost. */
export function openLog(): void {
  const text = forGood.read(LOG_KEY);
  const log = text === undefined ? undefined : readLog(text);
  if (text !== undefined && !log) forGood.write(UNREAD, text);
  $log.set(log ?? emptyLog(rulebookInForce.$value.get()));
}

/** Changes the log; the change can be undone. */
export function changeLog(change: (log: Log) => Log): void {
  const before = $log.get();
  $before.set([...$before.get().slice(-MOST_UNDONE + 1), before]);
  show(change(before));
}

/** Undoes the latest change. */
export function undo(): void {
  const before = $before.get();
  const last = before.at(-1);
  if (!last) return;
  $before.set(before.slice(0, -1));
  show(last);
}

/**
 * Imports a log from a file's text in place of the current one. For anything else it returns false and changes nothing.
 */
export function takeInLog(text: string): boolean {
  const log = readLog(text);
  if (log) changeLog(() => log);
  return log !== undefined;
}
