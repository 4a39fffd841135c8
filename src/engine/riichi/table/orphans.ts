import { type Counts, KINDS, isOutside } from '../../base/tile.ts';

/** Whether tiles fit thirteen orphans: only terminals and honours, and at most one pair. */
export function couldBeOrphans(counts: Counts): boolean {
  let pairs = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const count = counts[kind]!;
    if (count > 2 || (count > 0 && !isOutside(kind))) return false;
    if (count === 2) pairs++;
  }
  return pairs <= 1;
}
