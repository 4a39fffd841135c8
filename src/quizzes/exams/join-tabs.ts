import { withBlueprint } from './change-blueprint.ts';
import type { ExamEvent } from './event.ts';
import { mergeEvents } from './merge.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Joins what two tabs made of one event: every entry of both, and the name and blueprint that changed since they
 * agreed; mine if both did.
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
