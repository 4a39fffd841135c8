import * as z from 'zod/mini';
import { makeRandom } from '../base/random.ts';
import { type Entry, type ExamEvent, NEWEST, type Sheet, entryForm, headForm, sheetForm } from './event.ts';

/** Why a file is not an event: not JSON, something else, from a newer version, or a required field is missing. */
export type NoEvent = 'unreadable' | 'something-else' | 'newer' | 'damaged';

/**
 * An event, how many parts of its file were unreadable, and whether the file was changed after it was saved; or why there is
 * none, and the field at fault.
 */
export type ReadEvent =
  | { readonly ok: true; readonly event: ExamEvent; readonly lost: number; readonly isChanged: boolean }
  | { readonly ok: false; readonly why: NoEvent; readonly field?: string };

const outline = z.object({
  version: z.number(),
  entries: z.array(z.unknown()),
  sheets: z.record(z.string(), z.unknown()),
});

/** Files of earlier versions only lack what was added since. */
const FIRST = 1;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Formats an event as this browser stores it. */
export const formatEvent = (event: ExamEvent): string => JSON.stringify(event);

const CHECKS = 2 ** 32;

const checkOf = (text: string): number => makeRandom(`event/${text}`).below(CHECKS);

/** Formats an event as its file, whose `check` notices a changed letter. It is no protection against whoever wants to deceive. */
export const formatEventFile = (event: ExamEvent): string =>
  JSON.stringify({ ...event, check: checkOf(formatEvent(event)) });

/** Whether a file has another checksum than its content. Files without one were saved before there were checksums. */
function isChangedSince(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('check' in value)) return false;
  const { check, ...rest } = value;
  return checkOf(JSON.stringify(rest)) !== check;
}

/** The key of a stored sheet. */
const SHEET_KEY = /^([0-9A-HJKMNP-TV-Z]{12})\.(\d{1,2})$/;

/** Reads an event file without trusting it: uses what is valid and counts the rest. Never throws. */
export function readEvent(text: string): ReadEvent {
  const value = parse(text);
  if (value === undefined) return { ok: false, why: 'unreadable' };
  const rough = outline.safeParse(value);
  if (!rough.success) return { ok: false, why: 'something-else' };
  if (rough.data.version > NEWEST) return { ok: false, why: 'newer' };
  const head = headForm.safeParse({ ...value, version: rough.data.version >= FIRST ? NEWEST : rough.data.version });
  if (!head.success) return { ok: false, why: 'damaged', field: head.error.issues[0]?.path.join('.') ?? '' };
  const entries = rough.data.entries.flatMap((one): readonly Entry[] => {
    const { data } = entryForm.safeParse(one);
    return data ? [data] : [];
  });
  const sheets = Object.entries(rough.data.sheets).flatMap(([key, one]): readonly (readonly [string, Sheet])[] => {
    const { data } = sheetForm.safeParse(one);
    return data && SHEET_KEY.test(key) ? [[key, data]] : [];
  });
  const lost = rough.data.entries.length - entries.length + (Object.keys(rough.data.sheets).length - sheets.length);
  return {
    ok: true,
    event: { ...head.data, entries, sheets: Object.fromEntries(sheets) },
    lost,
    isChanged: isChangedSince(value),
  };
}
