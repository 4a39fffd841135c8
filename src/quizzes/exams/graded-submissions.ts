import { minutesOf } from './minutes.ts';
import type { Code } from './code.ts';
import { type Timely, timelyBy } from './deadline.ts';
import { type EntryOf, type ExamEvent, entriesOf } from './event.ts';
import { type Grade, type Marks, gradeOf } from './grade.ts';
import { attemptsOf } from './people.ts';
import type { Receipt } from './receipts/receipts.ts';
import type { Person } from './roster.ts';
import { codeOf, marksFor } from './submissions.ts';
import { isTooFast } from './suspicious.ts';
import { ENGINE } from './versions.ts';

/** In seconds. */
const MINUTE = 60;

/** Why a submission does not count. */
export type NotCounted =
  Exclude<Timely, 'in-time' | 'by-chat' | 'let-count'> | 'not-granted' | 'other-hands' | 'not-chosen' | 'second';

/** A submission: a code that was sent, or a paper sheet that an examiner marked. */
export interface Submission {
  /** Its first entry. */
  readonly entry: string;
  /** All of its entries: two examiners may have accepted the same code, or marked a sheet alike. */
  readonly entries: readonly string[];
  /** When it was first accepted, in milliseconds, and by which examiner. */
  readonly at: number;
  readonly by: string;
  readonly attempt: number;
  readonly level: 'by-link' | 'paper';
  readonly not?: NotCounted;
  readonly code?: Code;
  readonly marks: Marks;
  readonly grade: Grade;
  /** The grade by an earlier engine, if a rule fixed since has changed it. */
  readonly before?: Grade;
  /** Who sent it and when, as the text says that it was pasted from. */
  readonly receipt?: Receipt;
  /** Whether it came late, but the chat shows that it was sent in time. */
  readonly isByChat?: true;
  /** Whether it was late and an examiner accepted it. */
  readonly isLetCount: boolean;
  /**
   * Whether it was answered with another time factor or variant than the roster has, or took too long by its own clock.
   */
  readonly otherAllowance: boolean;
  /** Whether it passed in less time, by its own clock, than it takes to read the questions. */
  readonly isTooFast?: true;
  /** Whether it was there before the key of a sealed exam was posted. */
  readonly isBeforeKey?: true;
}

/** The codes of an event, each once, with all its entries. */
export function codesIn(
  event: ExamEvent,
): readonly { readonly code: Code; readonly entries: readonly EntryOf<'code'>[] }[] {
  const byDigits = Map.groupBy(entriesOf(event, 'code'), ({ digits }) => digits);
  return [...byDigits.values()].flatMap((entries) => {
    const code = entries[0] && codeOf(entries[0]);
    return code ? [{ code, entries }] : [];
  });
}

/** Why a code of an attempt does not count, if it does not. */
function notCounted(attempt: number, granted: number, timely: Timely, marks: Marks): NotCounted | undefined {
  if (attempt > granted || attempt < 1) return 'not-granted';
  if (timely !== 'in-time' && timely !== 'by-chat' && timely !== 'let-count') return timely;
  return marks.length === 0 ? 'other-hands' : undefined;
}

const isSameGrade = (a: Grade, b: Grade): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether a code came before the key was posted. Without the key nobody knows the questions. */
function isBeforeKey(event: ExamEvent, at: number): boolean {
  const [released] = entriesOf(event, 'released');
  return event.sealed !== undefined && released !== undefined && at < released.at;
}

/** The submission that a code makes, graded by the event's own data. */
export function submissionBy(
  event: ExamEvent,
  person: Person,
  { code, entries }: ReturnType<typeof codesIn>[number],
): Submission {
  const { attempt, timeFactor, spoken, seconds } = code.handed;
  const first = entries.find(({ marked }) => marked !== undefined)?.marked;
  const now = marksFor(event, person, code);
  const marks = now ?? first?.marks ?? [];
  const grade = gradeOf(marks, event.blueprint);
  const before = first && first.engine !== ENGINE ? gradeOf(first.marks, event.blueprint) : undefined;
  const timely = timelyBy(event, person.token, attempt, entries);
  const not = notCounted(attempt, attemptsOf(event, person.token), timely, marks);
  const [earliest] = entries;
  const receipt = (entries.find((entry) => entry.receipt?.sent !== undefined) ?? earliest)?.receipt;
  return {
    entry: earliest?.id ?? '',
    entries: entries.map(({ id }) => id),
    at: earliest?.at ?? 0,
    by: earliest?.by ?? '',
    attempt,
    level: 'by-link',
    code,
    marks,
    grade,
    isLetCount: timely === 'let-count',
    otherAllowance:
      timeFactor !== person.timeFactor ||
      spoken !== person.spoken ||
      seconds > MINUTE * minutesOf({ blueprint: event.blueprint, timeFactor }),
    ...(receipt && { receipt }),
    ...(timely === 'by-chat' && { isByChat: true as const }),
    ...(isBeforeKey(event, earliest?.at ?? 0) && { isBeforeKey: true as const }),
    ...(isTooFast(code.handed, grade) && { isTooFast: true as const }),
    ...(not && { not }),
    ...(before && !isSameGrade(before, grade) && { before }),
  };
}

/** Each examiner's latest marks for an attempt; examiners who agree are grouped. */
function wordsOn(entries: readonly EntryOf<'paper'>[]): readonly (readonly EntryOf<'paper'>[])[] {
  const byExaminer = new Map(entries.map((entry) => [entry.by, entry]));
  return [...Map.groupBy(byExaminer.values(), ({ marks }) => JSON.stringify(marks)).values()];
}

/** The sheets that were marked by hand for somebody. */
export function papersOf(event: ExamEvent, { token }: Person): readonly Submission[] {
  const own = entriesOf(event, 'paper').filter((entry) => entry.token === token);
  const attempts = [...Map.groupBy(own, ({ attempt }) => attempt).values()];
  return attempts.flatMap(wordsOn).flatMap((entries) => {
    const [first] = entries;
    if (!first) return [];
    const { id, at, by, attempt, marks } = first;
    return [
      {
        entry: id,
        entries: entries.map((entry) => entry.id),
        at,
        by,
        attempt,
        level: 'paper' as const,
        marks,
        grade: gradeOf(marks, event.blueprint),
        isLetCount: false,
        otherAllowance: false,
        ...(attempt > attemptsOf(event, token) && { not: 'not-granted' as const }),
      },
    ];
  });
}

/** Leaves out submissions that the organizer did not choose. */
export function chosen(event: ExamEvent, { token }: Person, submissions: readonly Submission[]): readonly Submission[] {
  const choices = entriesOf(event, 'choice').filter((entry) => entry.token === token);
  return submissions.map((submission) => {
    const choice = choices.findLast(({ attempt }) => attempt === submission.attempt);
    const isThere = submissions.some(({ entries }) => choice && entries.includes(choice.entry));
    return choice && isThere && !submission.entries.includes(choice.entry) && !submission.not
      ? { ...submission, not: 'not-chosen' as const }
      : submission;
  });
}

/** When a submission was sent, as its chat shows, else when it was accepted. */
export const sentAt = ({ receipt, at }: Submission): number => (receipt?.isClaimed ? at : (receipt?.sent ?? at));

/**
 * Leaves out further codes of an attempt: the first holds until the organizer chooses another. Sheets marked by hand are not
 * ranked by their time.
 */
export const firstOfEach = (submissions: readonly Submission[]): readonly Submission[] =>
  submissions.map((submission, i) => {
    const isSecond = submissions.slice(0, i).some(({ attempt, level, not }) => {
      return attempt === submission.attempt && level === 'by-link' && not === undefined;
    });
    return isSecond && submission.level === 'by-link' && !submission.not
      ? { ...submission, not: 'second' as const }
      : submission;
  });
