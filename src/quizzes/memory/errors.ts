import type { SkillId } from '../skills/ids.ts';
import type { Moment } from './moment.ts';

/** A misconception that showed in answers, as the notebook of errors keeps it. */
export interface ErrorEntry {
  /** The skill in which it is asked about. */
  readonly skill: SkillId;
  /** How often it showed, and when it did last, in milliseconds. */
  readonly times: number;
  readonly last: number;
  /** The days since then on which an answer was right that it would have made wrong, as `2026-11-20`. */
  readonly days: readonly string[];
  /** The learner's own questions in which it showed, as links, the latest first. */
  readonly own: readonly string[];
}

/** The notebook, by the ids of misconceptions. */
export type Errors = Readonly<Record<string, ErrorEntry>>;

/** On how many days it must not show, where it could, until it is retired. */
export const DAYS_TO_RETIRE = 3;
const MOST_OWN = 3;

/** Whether a misconception may still be there. */
export const isOpen = ({ days }: ErrorEntry): boolean => days.length < DAYS_TO_RETIRE;

/** The open misconceptions, those first that showed most lately. */
export const openErrors = (errors: Errors): readonly (readonly [id: string, entry: ErrorEntry])[] =>
  Object.entries(errors)
    .filter(([, entry]) => isOpen(entry))
    .toSorted(([, a], [, b]) => b.last - a.last);

/** What an answer says about misconceptions: those that it was told to come from, each with its skill, and those that would have shown and did not. */
export interface ErrorsSeen {
  readonly named: readonly { readonly id: string; readonly skill: SkillId }[];
  readonly overcome: readonly string[];
  /** The question, as a link. */
  readonly question: string;
}

/** The notebook after an answer. */
export function errorsAfter(before: Errors, { named, overcome, question }: ErrorsSeen, { now, day }: Moment): Errors {
  const shown = named.map(({ id, skill }): readonly [string, ErrorEntry] => {
    const own = [question, ...(before[id]?.own ?? []).filter((link) => link !== question)].slice(0, MOST_OWN);
    return [id, { skill, times: (before[id]?.times ?? 0) + 1, last: now, days: [], own }];
  });
  const gone = overcome.flatMap((id): (readonly [string, ErrorEntry])[] => {
    const entry = before[id];
    if (!entry || !isOpen(entry) || entry.days.includes(day)) return [];
    return [[id, { ...entry, days: [...entry.days, day] }]];
  });
  return gone.length + shown.length === 0 ? before : { ...before, ...Object.fromEntries([...gone, ...shown]) };
}
