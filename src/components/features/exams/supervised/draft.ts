import * as z from 'zod/mini';
import { storedAs } from '../../../../stores/stored-as.ts';
import { forGood } from '../../../../stores/browser-storage.ts';

const ofStep = z.union([z.boolean(), z.literal('follows')]);

/** What an examiner said of a step: right or wrong, or right only by what an earlier error left. */
export type SaidOfStep = z.infer<typeof ofStep>;

/** What an examiner said of a sheet, question by question, step by step. */
export type SaidOfSheet = readonly (readonly SaidOfStep[])[];

const form = z.object({
  token: z.string(),
  attempt: z.number(),
  had: z.array(z.array(ofStep)),
});

/** What was tapped of a sheet and is not yet kept. */
export type Draft = z.infer<typeof form>;

const keyFor = (event: string): string => `tensu:marking:${event}`;

/** The sheet of an event that somebody was in the middle of marking. */
export function readDraft(event: string): Draft | undefined {
  const text = forGood.read(keyFor(event));
  return text === undefined ? undefined : storedAs(form, text);
}

/** Keeps what was tapped so far, for when the browser is closed. */
export const writeDraft = (event: string, draft: Draft): void =>
  void forGood.write(keyFor(event), JSON.stringify(draft));

/** Forgets it, once the sheet is kept. */
export const dropDraft = (event: string): void => forGood.drop(keyFor(event));
