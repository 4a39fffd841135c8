import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

/** A demand; with `!` one that was shown to be met, and is not to be ticked all the same. */
const ID = /^!?[a-z0-9-]+\/[a-z-]+$/;
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

/** Whether a demand is ticked: by hand, or because it was shown to be met and nobody unticked it. */
export const isTicked = (done: readonly string[], id: string, isShown: boolean): boolean =>
  done.includes(id) || (isShown && !done.includes(`!${id}`));

/** Marks a demand of a checklist as done, or not; one that was shown to be met stays unticked where it is to be. */
export function setPrepared(id: string, isDone: boolean, isShown = false): void {
  const others = $done.get().filter((one) => one !== id && one !== `!${id}`);
  const mark = isDone ? [id] : isShown ? [`!${id}`] : [];
  $done.set([...others, ...mark]);
}
