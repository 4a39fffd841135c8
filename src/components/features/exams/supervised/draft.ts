import * as z from 'zod/mini';
import { storedAs } from '../../../../stores/stored-as.ts';
import { forGood } from '../../../../stores/browser-storage.ts';

const ofStep = z.union([z.boolean(), z.literal('follows')]);

/** An examiner's mark for a step: right, wrong, or right given an earlier error. */
export type SaidOfStep = z.infer<typeof ofStep>;

/** An examiner's marks for a sheet, question by question, step by step. */
export type SaidOfSheet = readonly (readonly SaidOfStep[])[];

const form = z.object({
  token: z.string(),
  attempt: z.number(),
  had: z.array(z.array(ofStep)),
});

/** Marks of a sheet that are not yet entered. */
export type Draft = z.infer<typeof form>;

const keyFor = (event: string): string => `tensu:marking:${event}`;

/** The sheet of an event whose marking was interrupted. */
export function readDraft(event: string): Draft | undefined {
  const text = forGood.read(keyFor(event));
  return text === undefined ? undefined : storedAs(form, text);
}

/** Stores the marks so far, in case the browser is closed. */
export const writeDraft = (event: string, draft: Draft): void =>
  void forGood.write(keyFor(event), JSON.stringify(draft));

/** Deletes them once the sheet is entered. */
export const dropDraft = (event: string): void => forGood.drop(keyFor(event));
