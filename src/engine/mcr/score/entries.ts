/**
 * How often fan hold or count, as a sorted list: one entry for each fan, its place in `FANS` with the number of times. Dearer
 * fan, and more of one, are lower numbers, so that a list that is dearer fan by fan comes first.
 */
export type Entries = readonly number[];

/** The most often that a fan is counted. */
export const MOST_TIMES = 15;

/** The entry of a fan that holds some times, 15 at most. */
export const entryOf = (place: number, times: number): number => (place << 4) | (MOST_TIMES - times);

/** The place of an entry's fan. */
export const placeIn = (entry: number): number => entry >> 4;

/** How often the fan of an entry holds. */
export const timesIn = (entry: number): number => MOST_TIMES - (entry & 15);

/** How often a fan holds. */
export function timesOf(entries: Entries, place: number): number {
  for (const entry of entries) if (placeIn(entry) === place) return timesIn(entry);
  return 0;
}

/** Two lists that have no fan in common as one. */
export function merge(a: Entries, b: Entries): Entries {
  if (b.length === 0) return a;
  if (a.length === 0) return b;
  const both: number[] = [];
  let i = 0;
  for (const entry of b) {
    while (i < a.length && a[i]! < entry) both.push(a[i++]!);
    both.push(entry);
  }
  while (i < a.length) both.push(a[i++]!);
  return both;
}

/** Whether two lists are the same. */
export const isSame = (a: Entries, b: Entries): boolean =>
  a.length === b.length && a.every((entry, i) => entry === b[i]);

/**
 * Whether one list sorts before another with the same points: by the highest fan that only one has, or has more often.
 */
export function isBefore(a: Entries, b: Entries): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return b[i] === undefined || a[i]! < b[i]!;
  return false;
}
