import type { LineId, Lines } from '../base/lines.ts';

/** The right way to count something: its lines in order, and the value of each from the lines before it. */
export interface Count {
  readonly ids: readonly LineId[];
  readonly right: (id: LineId, earlier: Lines) => number;
}

/** Another way to count: its value for a line, or undefined if that is the right one. */
export type Change = (id: LineId, right: number, earlier: Lines) => number | undefined;

/** What a way of counting puts into a line after what somebody has in the lines before. */
export function lineBy({ right }: Count, change: Change | undefined, id: LineId, earlier: Lines): number {
  const due = right(id, earlier);
  return change?.(id, due, earlier) ?? due;
}

/** All lines of a count, by a way of counting or by the right one. */
export const countedBy = (count: Count, change?: Change): Lines =>
  count.ids.reduce<Lines>((earlier, id) => ({ ...earlier, [id]: lineBy(count, change, id, earlier) }), {});

/** The sum of some lines. */
export const sumOf = (lines: Lines, ids: readonly LineId[]): number =>
  ids.reduce((sum, id) => sum + (lines[id] ?? 0), 0);
