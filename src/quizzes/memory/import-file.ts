import * as z from 'zod/mini';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { readRecord } from './read.ts';
import type { PracticeRecord } from './record.ts';
import { tally } from './tally.ts';

/** The longest text to read, in characters; a complete record is a fifth of this. */
export const LONGEST_FILE = 1_000_000;

/** Why a file is not taken in. */
export type Refused = 'too-big' | 'empty' | 'not-json' | 'not-ours' | 'newer' | 'nothing';

/** The record in a file and whether it is complete, or why there is none. */
export type Offer =
  { readonly why: Refused } | { readonly why?: never; readonly record: PracticeRecord; readonly isWhole: boolean };

/** Fields that every version of a record has and few other files do. */
const ours = z.object({ books: z.looseObject({}) });

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** Reads the text of a file to import, for the known rulebooks. Never throws. */
export function readOffer(text: string, rulebooks: readonly BookId[]): Offer {
  if (text.length > LONGEST_FILE) return { why: 'too-big' };
  if (text.trim() === '') return { why: 'empty' };
  const json = parse(text);
  if (!json) return { why: 'not-json' };
  const { record, trouble } = readRecord(text, rulebooks);
  if (trouble === 'newer') return { why: 'newer' };
  if (!ours.safeParse(json.value).success) return { why: 'not-ours' };
  const { answers, days } = tally(record);
  const isNothing = answers === 0 && days === 0;
  if (isNothing) return { why: trouble === 'none' ? 'nothing' : 'not-ours' };
  return { record, isWhole: trouble === 'none' };
}
