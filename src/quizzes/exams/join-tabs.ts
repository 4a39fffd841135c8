import { withBlueprint } from './change-blueprint.ts';
import type { ExamEvent } from './event.ts';
import { mergeEvents } from './merge.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * One event out of what two tabs made of the same one: every entry of both. Its name and its blueprint are those that were
 * changed since both had the same; where both changed them, mine.
 */
export function joinTabs(mine: ExamEvent, theirs: ExamEvent, before: ExamEvent | undefined): ExamEvent {
  const later = <K extends 'name' | 'blueprint'>(key: K): ExamEvent[K] =>
    before && isSame(mine[key], before[key]) ? theirs[key] : mine[key];
  const [name, blueprint] = [later('name'), later('blueprint')];
  const merged = mergeEvents(
    withBlueprint({ ...mine, name }, blueprint),
    withBlueprint({ ...theirs, name }, blueprint),
  );
  return merged.ok ? merged.event : mine;
}
