import type { SkillId } from '../base/skill-ids.ts';
import type { Moment } from './moment.ts';

/**
 * A misconception in the notebook of errors: one that showed in answers, or a suspected one that the next question will
 * settle.
 */
export interface NotebookEntry {
  /** The skill in which it is asked about. */
  readonly skill: SkillId;
  /** How often it showed, and when it did last, in milliseconds. */
  readonly times: number;
  readonly last: number;
  /** The days since then on which an answer was right that it would have made wrong, as `2026-11-20`. */
  readonly days: readonly string[];
  /** The learner's own questions in which it showed, as links, the latest first. */
  readonly own: readonly string[];
  /** Whether it is not certain that it ever showed. */
  readonly isDoubt?: boolean;
}

/** The notebook, by the ids of misconceptions. */
export type Notebook = Readonly<Record<string, NotebookEntry>>;

/** On how many days it must fail to show when it could before it is retired. */
export const DAYS_TO_RETIRE = 3;
const MOST_OWN = 3;

/** Whether a misconception may still be there. */
export const isOpen = ({ days }: NotebookEntry): boolean => days.length < DAYS_TO_RETIRE;

type Entries = readonly (readonly [id: string, entry: NotebookEntry])[];

/** The open and suspected misconceptions, the most recent first. */
export const misconceptionsToAsk = (errors: Notebook): Entries =>
  Object.entries(errors)
    .filter(([, entry]) => isOpen(entry))
    .toSorted(([, a], [, b]) => b.last - a.last);

/** The open misconceptions that showed for certain. */
export const openMisconceptions = (errors: Notebook): Entries =>
  misconceptionsToAsk(errors).filter(([, { isDoubt }]) => !isDoubt);

/** Those that perhaps showed. */
export const suspectedMisconceptions = (errors: Notebook): Entries =>
  misconceptionsToAsk(errors).filter(([, { isDoubt }]) => isDoubt);

interface Named {
  readonly id: string;
  readonly skill: SkillId;
}

/**
 * What an answer says about misconceptions: those it certainly came from and those it may have come from, each with its
 * skill, and those that would have shown but did not.
 */
export interface MisconceptionsSeen {
  readonly named: readonly Named[];
  readonly doubted: readonly Named[];
  readonly overcome: readonly string[];
  /** The question, as a link. */
  readonly question: string;
}

/** An entry after a day on which an answer was right that it would have made wrong. */
const rightOn = (day: string, [id, entry]: Entries[number]): Entries =>
  isOpen(entry) && !entry.isDoubt && !entry.days.includes(day) ? [[id, { ...entry, days: [...entry.days, day] }]] : [];

/**
 * The notebook after an answer. The first right answer clears a suspected misconception; a mere suspicion does not
 * change one that is open or overcome.
 */
export function notebookAfter(before: Notebook, seen: MisconceptionsSeen, { now, day }: Moment): Notebook {
  const { named, doubted, overcome, question } = seen;
  const shown = ({ id, skill }: Named): readonly [string, NotebookEntry] => {
    const own = [question, ...(before[id]?.own ?? []).filter((link) => link !== question)].slice(0, MOST_OWN);
    return [id, { skill, times: (before[id]?.times ?? 0) + 1, last: now, days: [], own }];
  };
  const doubts = doubted
    .filter(({ id }) => before[id]?.isDoubt ?? !before[id])
    .map(shown)
    .map(([id, entry]) => [id, { ...entry, isDoubt: true }] as const);
  const gone = overcome.flatMap((id) => (before[id] ? rightOn(day, [id, before[id]]) : []));
  const settled = overcome.filter((id) => before[id]?.isDoubt);
  const changes = [...gone, ...doubts, ...named.map(shown)];
  if (changes.length + settled.length === 0) return before;
  const kept = Object.entries(before).filter(([id]) => !settled.includes(id));
  return Object.fromEntries([...kept, ...changes]);
}
