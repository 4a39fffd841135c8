import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { forgiveStorage } from './forgiving-storage.ts';
import { storedAs } from './stored-as.ts';

/** A demand of a checklist; `!` marks one that the record meets but the reader has unticked. */
const ID = /^!?[a-z0-9-]+\/[a-z-]+$/;
/** More than all checklists hold together; a longer list is not ours. */
const MOST = 500;

const form = z.array(z.unknown()).check(z.maxLength(MOST));
const id = z.string().check(z.regex(ID));

/**
 * Reads a stored list of `rulebook/demand` ids, such as `["samara-2019/yaku"]`; anything else reads as nothing done.
 */
export function readPrepared(text: string): readonly string[] {
  const stored = storedAs(form, text) ?? [];
  return [...new Set(stored.flatMap((one) => id.safeParse(one).data ?? []))];
}

forgiveStorage();

const $done = persistentAtom<readonly string[]>('tensu:prepared', [], { encode: JSON.stringify, decode: readPrepared });

/** The demands that are done. */
export const $prepared: ReadableAtom<readonly string[]> = $done;

/** Whether a demand is ticked: by hand, or because the record meets it and nobody has unticked it. */
export const isTicked = (done: readonly string[], id: string, isShown: boolean): boolean =>
  done.includes(id) || (isShown && !done.includes(`!${id}`));

/** Ticks or unticks a demand of a checklist. One that the record meets stays unticked once its reader unticks it. */
export function setPrepared(id: string, isDone: boolean, isShown = false): void {
  const others = $done.get().filter((one) => one !== id && one !== `!${id}`);
  const mark = isDone ? [id] : isShown ? [`!${id}`] : [];
  $done.set([...others, ...mark]);
}
