import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { printOf } from '../../plugins/ledger/items.ts';
import { CONTENT, type Entry, ledgerOf, marksOf } from '../../plugins/ledger/ledger.ts';

/** Records that somebody compared these texts with today's English. */
export function mark(lang: string, entries: readonly Entry[], day: string, root = CONTENT): void {
  for (const [file, looked] of Map.groupBy(entries, (entry) => entry.file)) {
    const marks = { ...marksOf(file, lang, root) };
    for (const { id, english } of looked)
      marks[id] = file.startsWith('docs/') ? `${printOf(english)} ${day}` : printOf(english);
    const path = `${root}/${ledgerOf(file, lang)}`;
    mkdirSync(dirname(path), { recursive: true });
    const sorted = Object.entries(marks).sort(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
  }
}

const CAPS = `${CONTENT}/ledger/caps.json`;

/**
 * How many stale texts of each kind, and how many forbidden words, a language may have; kinds not listed may have none.
 */
export type Caps = Readonly<
  Record<string, { readonly forbidden: number; readonly stale: Readonly<Record<string, number>> }>
>;

/** Reads the caps. */
export const readCaps = (): Caps => JSON.parse(readFileSync(CAPS, 'utf8')) as Caps;

/** Writes the caps. */
export const writeCaps = (caps: Caps): void => {
  writeFileSync(CAPS, `${JSON.stringify(caps, undefined, 2)}\n`);
};
