import type { LineId } from '../lines/line.ts';
import type { Mistake } from './mistake.ts';

/** A misconception that gives the learner's answer, how likely it is the cause, and whether that may be said without "perhaps". */
export interface Cause {
  readonly mistake: Mistake;
  readonly share: number;
  readonly certain: boolean;
  /** The lines that it explains, where the answer was given in lines. */
  readonly lines?: readonly LineId[];
}

/** Of causes by lines, likeliest first, those that explain something which none before them does. */
export function leadingOf(causes: readonly Cause[]): readonly Cause[] {
  const told = new Set<LineId>();
  return causes.filter(({ lines = [] }) => {
    const isNew = lines.some((id) => !told.has(id));
    if (isNew) lines.forEach((id) => told.add(id));
    return isNew;
  });
}

const LIKELY = 0.5;

/** The causes to go by: of an answer in lines the first for each wrong line, else the first where it is likely. */
export const leadingCauses = (causes: readonly Cause[]): readonly Cause[] =>
  causes[0]?.lines ? leadingOf(causes) : causes.slice(0, 1).filter(({ share }) => share >= LIKELY);
