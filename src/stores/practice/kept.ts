import { atom } from 'nanostores';
import { type Left, leftOf } from '../../quizzes/session/unfinished.ts';
import { forThisTab } from '../browser-storage.ts';
import { BOOK_IDS, type BookId } from '../../engine/rulebooks/ids.ts';

const KEY = 'tensu:sitting';

/** The session that can be continued. */
export const $left = atom<Left | undefined>(undefined);

let kept: string | undefined;
/** Whether the tab may hold a session to delete: checking takes time, and a tap waits for it. */
let mayHold = true;

/** Stores a session for as long as the tab is open, or for as long as the page is when the browser stores nothing. */
export function keep(state: object): void {
  kept = JSON.stringify(state);
  mayHold = true;
  forThisTab.write(KEY, kept);
}

/** Deletes the stored session. */
export function forget(): void {
  kept = undefined;
  if (mayHold) forThisTab.drop(KEY);
  mayHold = false;
  $left.set(undefined);
}

/** The stored text; anybody may have written it. */
export function readKept(): unknown {
  const text = kept ?? forThisTab.read(KEY);
  mayHold = text !== undefined;
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Offers the stored session if it can be continued. */
export const offerKept = (): void => $left.set(leftOf(readKept(), BOOK_IDS));

/** The rulebook of the stored session. */
export const keptRules = (): BookId | undefined => leftOf(readKept(), BOOK_IDS)?.rules;
