import { keyOf } from './blueprint/blueprint.ts';
import type { Entry, ExamEvent, Sheet } from './event.ts';

/** Two events merged, or why they cannot be. */
export type Merged =
  | { readonly ok: true; readonly event: ExamEvent }
  | { readonly ok: false; readonly why: 'other-event' | 'other-blueprint' };

const byText = (a: unknown, b: unknown): number => {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one === other ? 0 : one < other ? -1 : 1;
};

/** Of two with the same id, the one made first, so that the order of merging does not matter. */
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
 * Merges two examiners' copies of an event: every entry of both, once. The order does not matter and merging again
 * changes nothing. Pass marks come from the first.
 */
export function mergeEvents(mine: ExamEvent, theirs: ExamEvent): Merged {
  if (mine.id !== theirs.id || mine.secret !== theirs.secret || mine.sealed?.key !== theirs.sealed?.key)
    return { ok: false, why: 'other-event' };
  if (keyOf(mine.blueprint) !== keyOf(theirs.blueprint)) return { ok: false, why: 'other-blueprint' };
  const entries = new Map<string, Entry>();
  for (const entry of [...mine.entries, ...theirs.entries].sort(byText))
    if (!entries.has(entry.id)) entries.set(entry.id, entry);
  const inOrder = [...entries.values()].sort((a, b) => a.at - b.at || byText(a.id, b.id));
  return { ok: true, event: { ...mine, entries: inOrder, sheets: joined(mine.sheets, theirs.sheets) } };
}
