import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

const ID = /^[a-z0-9-]+\/[a-z-]+$/;
/** More than all checklists together hold; a longer list is not ours. */
const MOST = 500;

const form = z.array(z.unknown()).check(z.maxLength(MOST));
const id = z.string().check(z.regex(ID));

/** Reads a stored list of `rulebook/demand` ids, as in `["samara-2019/yaku"]`; anything else reads as nothing done. */
export function readPrepared(text: string): readonly string[] {
  const stored = storedAs(form, text) ?? [];
  return [...new Set(stored.flatMap((one) => id.safeParse(one).data ?? []))];
}

forgiveStorage();

const $done = persistentAtom<readonly string[]>('tensu:prepared', [], { encode: JSON.stringify, decode: readPrepared });

/** What of the checklists is done. */
export const $prepared: ReadableAtom<readonly string[]> = $done;

/** Marks a demand of a checklist as done, or not. */
export function setPrepared(id: string, isDone: boolean): void {
  const others = $done.get().filter((one) => one !== id);
  $done.set(isDone ? [...others, id] : others);
}
