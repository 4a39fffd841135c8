import { type EntryOf, type ExamEvent, entriesOf } from './event.ts';
import { attemptsOf, grantedAt } from './people.ts';

/** Until when codes are wanted, in milliseconds, as it was said last, or last before a moment. */
export function deadlineOf(event: ExamEvent, moment = Number.POSITIVE_INFINITY): number | undefined {
  const until = entriesOf(event, 'deadline').findLast(({ at }) => at <= moment)?.until ?? 0;
  return until > 0 ? until : undefined;
}

/** A snapshot that was taken back, with when and by whom. */
export interface TakenBack {
  readonly snapshot: EntryOf<'snapshot'>;
  readonly at: number;
  readonly by: string;
}

/** The snapshots that were taken back: who drew a line by mistake says so, and it stays in the event for ever. */
export function takenBack(event: ExamEvent): readonly TakenBack[] {
  const back = entriesOf(event, 'snapshot-back');
  return entriesOf(event, 'snapshot').flatMap((snapshot) => {
    const said = back.find(({ entry }) => entry === snapshot.id);
    return said ? [{ snapshot, at: said.at, by: said.by }] : [];
  });
}

/**
 * The snapshot that says what was there when the time was up: the first, by whichever examiner; none that was taken before the
 * deadline of then, or that was taken back. A deadline that is set later moves no line: it is for those who sit again.
 */
export function lineOf(event: ExamEvent): EntryOf<'snapshot'> | undefined {
  const back = new Set(entriesOf(event, 'snapshot-back').map(({ entry }) => entry));
  return entriesOf(event, 'snapshot').find(({ id, at }) => !back.has(id) && at >= (deadlineOf(event, at) ?? 0));
}

/** Whether an examiner let a code count though it came late, by the last that was said of it. */
const isLetCount = (event: ExamEvent, entries: readonly EntryOf<'code'>[]): boolean =>
  entriesOf(event, 'let-count').findLast(({ entry }) => entries.some(({ id }) => id === entry))?.counts === true;

/** Whether a code was there in time; after the deadline nobody knows before a snapshot says so. */
export type Timely = 'in-time' | 'let-count' | 'late' | 'after-deadline' | 'before-grant';

/** What was said of the deadline after one moment, until another one; undefined for whenever it comes. */
function deadlineBetween(event: ExamEvent, after: number, until: number): number | undefined {
  const said = entriesOf(event, 'deadline').findLast(({ at }) => at > after && at <= until)?.until ?? 0;
  return said > 0 ? said : undefined;
}

/** Whether somebody had an attempt granted only after the line was drawn. */
const isGrantedLater = (event: ExamEvent, token: string, attempt: number, line: EntryOf<'snapshot'>): boolean =>
  attempt > attemptsOf(event, token, { at: line.at, ofAll: line.attempts });

/** Whether a moment is not after any of these; an end that nobody set is none. */
const isBy = (at: number, ...ends: readonly (number | undefined)[]): boolean =>
  ends.every((end) => end === undefined || at <= end);

/**
 * Whether a code of somebody's attempt was there in time, by all entries that tell of it. Times are those at which examiners
 * took it in first, never what a code says of itself: not after the deadline that held then, as one that is set later, or taken away,
 * makes nothing timely that was late; or written down in the line. An attempt that was granted after the line is held to what was
 * said of the deadline since, and no code is older than the grant of its attempt.
 */
export function timelyBy(
  event: ExamEvent,
  token: string,
  attempt: number,
  entries: readonly EntryOf<'code'>[],
): Timely {
  const line = lineOf(event);
  const isLater = line !== undefined && isGrantedLater(event, token, attempt, line);
  const start = isLater ? line.at : -1;
  const end = isLater
    ? deadlineBetween(event, line.at, Number.POSITIVE_INFINITY)
    : (deadlineOf(event, line?.at) ?? line?.at);
  const granted = grantedAt(event, token, attempt);
  const there = entries.filter(({ at }) => at >= granted);
  const first = Math.min(...there.map(({ at }) => at));
  const isBefore = there.length > 0 && isBy(first, end, deadlineBetween(event, start, first));
  const isInLine = !isLater && there.some(({ id }) => line?.entries.includes(id));
  if (isBefore || isInLine) return 'in-time';
  if (isLetCount(event, entries)) return 'let-count';
  if (there.length === 0) return 'before-grant';
  return line && !isLater ? 'late' : 'after-deadline';
}
