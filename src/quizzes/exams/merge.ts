import { keyOf } from './blueprint/blueprint.ts';
import type { Entry, ExamEvent, Sheet } from './event.ts';

/** Two events made one, or why they are not the same. */
export type Merged =
  | { readonly ok: true; readonly event: ExamEvent }
  | { readonly ok: false; readonly why: 'other-event' | 'other-blueprint' };

const byText = (a: unknown, b: unknown): number => {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one === other ? 0 : one < other ? -1 : 1;
};

/** Of two that are called the same, the one that was made first, so that no order of merging matters. */
const earlierSheet = (a: Sheet, b: Sheet): Sheet =>
  (a.generator - b.generator || a.engine - b.engine || byText(a, b)) <= 0 ? a : b;

const joined = (mine: ExamEvent['sheets'], theirs: ExamEvent['sheets']): ExamEvent['sheets'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].sort().flatMap((key) => {
      const [own, other] = [mine[key], theirs[key]];
      const kept = own && other ? earlierSheet(own, other) : (own ?? other);
      return kept ? [[key, kept]] : [];
    }),
  );

/**
 * One event out of what two examiners have of it: every entry of both, each once. In which order they are merged does not
 * matter, and merging again changes nothing. What is enough is the first one's.
 */
export function mergeEvents(mine: ExamEvent, theirs: ExamEvent): Merged {
  if (mine.id !== theirs.id || mine.secret !== theirs.secret) return { ok: false, why: 'other-event' };
  if (keyOf(mine.blueprint) !== keyOf(theirs.blueprint)) return { ok: false, why: 'other-blueprint' };
  const entries = new Map<string, Entry>();
  for (const entry of [...mine.entries, ...theirs.entries].sort(byText))
    if (!entries.has(entry.id)) entries.set(entry.id, entry);
  const inOrder = [...entries.values()].sort((a, b) => a.at - b.at || byText(a.id, b.id));
  return { ok: true, event: { ...mine, entries: inOrder, sheets: joined(mine.sheets, theirs.sheets) } };
}
