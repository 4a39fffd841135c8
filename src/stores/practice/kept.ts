import { atom } from 'nanostores';
import { type Left, leftOf } from '../../quizzes/session/unfinished.ts';
import { forThisTab } from '../browser-storage.ts';
import { BOOK_IDS, type BookId } from '../../engine/rulebooks/ids.ts';

const KEY = 'tensu:sitting';

/** The sitting that one may go on with. */
export const $left = atom<Left | undefined>(undefined);

let kept: string | undefined;
/** Whether the tab may hold something to forget: to ask it takes time, and a tap waits for it. */
let mayHold = true;

/** Keeps a sitting for as long as the tab is open; where the browser keeps nothing, as long as the page. */
export function keep(sitting: object): void {
  kept = JSON.stringify(sitting);
  mayHold = true;
  forThisTab.write(KEY, kept);
}

/** Forgets the sitting that was kept. */
export function forget(): void {
  kept = undefined;
  if (mayHold) forThisTab.drop(KEY);
  mayHold = false;
  $left.set(undefined);
}

/** What was kept, as it was stored: anybody may have written it. */
export function readKept(): unknown {
  const text = kept ?? forThisTab.read(KEY);
  mayHold = text !== undefined;
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Offers the sitting that was kept, if one can go on with it. */
export const offerKept = (): void => $left.set(leftOf(readKept(), BOOK_IDS));

/** The rulebook of the sitting that was kept. */
export const keptRules = (): BookId | undefined => leftOf(readKept(), BOOK_IDS)?.rules;
