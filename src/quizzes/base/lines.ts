import type { PatternId, Shares } from '../../engine/riichi/index.ts';

/** The lines that fu are counted in: the start, four sets in the order of the reading, the pair, the wait, the draw, and what a hand without any other fu gets. */
export const FU_ADDENDS = ['base', 'set1', 'set2', 'set3', 'set4', 'pair', 'wait', 'draw', 'bare'] as const;
/** A line of fu that adds. */
export type FuAddend = (typeof FU_ADDENDS)[number];

/** The lines of fu that stand for sets, in the order of the reading. */
export const SET_LINES = ['set1', 'set2', 'set3', 'set4'] as const satisfies readonly FuAddend[];

/** The lines that dora are counted in; ura dora of kongs belong to the ura dora. */
export const DORA_LINES = ['dora', 'kan-dora', 'ura-dora', 'red-five'] as const;
/** A line of dora. */
export type DoraLine = (typeof DORA_LINES)[number];

/** Who pays. */
export type PayerId = keyof Shares;
/** Everybody who may pay, in the order in which it is asked. */
export const PAYERS = ['discarder', 'east', 'others'] as const satisfies readonly PayerId[];

/**
 * A line of a count, each a number: fu and their `sum`; yaku and dora in han and their `sum`; base points, base points after
 * the limit (`cap`), and of each payer the share, the share rounded, and what he pays with counters.
 */
export type LineId =
  | FuAddend
  | `yaku:${PatternId}`
  | DoraLine
  | 'cap'
  | `share:${PayerId}`
  | `rounded:${PayerId}`
  | `pays:${PayerId}`
  | 'sum';

/** A count line by line; an absent line counts 0. */
export type Lines = Readonly<Partial<Record<LineId, number>>>;

/** The ids of the lines that are there. */
export const idsIn = (lines: Lines): readonly LineId[] => Object.keys(lines) as LineId[];

/** The pattern that a line is about; undefined for any other line. */
export const patternOf = (id: LineId): PatternId | undefined =>
  id.startsWith('yaku:') ? (id.slice('yaku:'.length) as PatternId) : undefined;

/** Whether an answer was given line by line, and not as one value. */
export const isByLines = (answer: unknown): answer is Lines =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) && ('sum' in answer || 'cap' in answer);
