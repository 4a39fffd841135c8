import type { BySeat } from '../../../../engine/riichi/index.ts';
import * as z from 'zod/mini';
import { DIGIT_BITS, digitOf, valueOf } from '../../../../quizzes/exams/bits/base32.ts';
import { fnv1a } from '../../../../quizzes/base/hash.ts';
import { visible } from '../../../../quizzes/base/visible.ts';
import { type Finishing, formatFinishLink, parseFinishLink } from './finishing.ts';

/** What a table reports to the organizer: where it sat, who, and the end of its game. */
export interface Report {
  /** From 1. */
  readonly session: number;
  readonly table: number;
  /** In the order of the scores; empty for players without a name. */
  readonly names: BySeat<string>;
  readonly game: Finishing;
}

/** How a report begins. It holds a U, which no digit is. */
const HEAD = 'TENSUT1';
const [LONGEST, MOST_REPORTS, LONGEST_NAME, CHECK_DIGITS] = [3000, 300, 80, 4] as const;
const FOUND = new RegExp(`${HEAD}([0-9A-Za-z]{20,${String(LONGEST)}})`, 'gi');
const name = z.string().check(z.maxLength(LONGEST_NAME));
const form = z.tuple([
  z.int().check(z.minimum(1), z.maximum(60)),
  z.int().check(z.minimum(1), z.maximum(250)),
  z.tuple([name, name, name, name]),
  z.string(),
]);

/** Twenty bits that notice a changed digit. */
function checkOf(bytes: Uint8Array): string {
  const hash = fnv1a(bytes);
  const folded = hash ^ (hash >>> 20);
  return Array.from({ length: CHECK_DIGITS }, (_, i) => digitOf((folded >>> (DIGIT_BITS * i)) & 31)).join('');
}

function digitsOfBytes(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= DIGIT_BITS; bits -= DIGIT_BITS) text += digitOf((held >>> (bits - DIGIT_BITS)) & 31);
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + digitOf((held << (DIGIT_BITS - bits)) & 31) : text;
}

function bytesOfDigits(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  let [held, bits] = [0, 0];
  for (const digit of text) {
    const value = valueOf(digit);
    if (value === undefined) return undefined;
    held = (held << DIGIT_BITS) | value;
    bits += DIGIT_BITS;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >>> bits) & 255);
    }
    held &= (1 << bits) - 1;
  }
  // The bits that fill the last digit are 0, so that no other digit reads the same.
  return held === 0 ? Uint8Array.from(bytes) : undefined;
}

/** Formats a report as a code of digits and capitals, which no chat changes: `TENSUT1…`. */
export function formatReport({ session, table, names, game }: Report): string {
  const link = formatFinishLink({ ...game, readings: {} });
  const bytes = new TextEncoder().encode(JSON.stringify([session, table, names.map(visible), link]));
  return `${HEAD}${digitsOfBytes(bytes)}${checkOf(bytes)}`;
}

/** Parses the digits of a report; undefined if a digit is wrong or anything in it is not allowed. */
function parseReport(digits: string): Report | undefined {
  const bytes = bytesOfDigits(digits.slice(0, -CHECK_DIGITS));
  if (!bytes || checkOf(bytes) !== digits.slice(-CHECK_DIGITS).toUpperCase()) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const read = form.safeParse(JSON.parse(text)).data;
    const game = read && parseFinishLink(read[3]);
    if (!game) return undefined;
    const [session, table, names] = read;
    return { session, table, names: names.map(visible) as unknown as BySeat<string>, game };
  } catch {
    return undefined;
  }
}

/** Reports found in a text, whatever stands around them, each once, and how many codes cannot be read. Never throws. */
export function readReports(text: string): { readonly reports: readonly Report[]; readonly unread: number } {
  const codes = [...new Set(Array.from(text.matchAll(FOUND), ([, digits = '']) => digits.toUpperCase()))];
  const read = codes.slice(0, MOST_REPORTS).map(parseReport);
  const reports = read.filter((one) => one !== undefined);
  return { reports, unread: codes.length - reports.length };
}
