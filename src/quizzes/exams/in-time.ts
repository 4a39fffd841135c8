import { type EntryOf, type ExamEvent, entriesOf } from './event.ts';
import { attemptsOf } from './people.ts';

/** Until when codes are wanted, in milliseconds, as it was said last, or last before a moment. */
export function deadlineOf(event: ExamEvent, moment = Number.POSITIVE_INFINITY): number | undefined {
  const until = entriesOf(event, 'deadline').findLast(({ at }) => at <= moment)?.until ?? 0;
  return until > 0 ? until : undefined;
}

/**
 * The snapshot that says what was there when the time was up: the first, by whichever examiner; none that was taken before the
 * deadline of then. A deadline that is set later moves no line: it is for those who sit again.
 */
export const lineOf = (event: ExamEvent): EntryOf<'snapshot'> | undefined =>
  entriesOf(event, 'snapshot').find(({ at }) => at >= (deadlineOf(event, at) ?? 0));

/** Whether an examiner let a code count though it came late, by the last that was said of it. */
const isLetCount = (event: ExamEvent, entries: readonly EntryOf<'code'>[]): boolean =>
  entriesOf(event, 'let-count').findLast(({ entry }) => entries.some(({ id }) => id === entry))?.counts === true;

/** Whether a code was there in time; after the deadline nobody knows before a snapshot says so. */
export type Timely = 'in-time' | 'let-count' | 'late' | 'after-deadline';

/** Until when an attempt is wanted that was granted after the line: what was said of it since; undefined for whenever it comes. */
function laterDeadline(event: ExamEvent, line: EntryOf<'snapshot'>): number | undefined {
  const until = entriesOf(event, 'deadline').findLast(({ at }) => at > line.at)?.until ?? 0;
  return until > 0 ? until : undefined;
}

/** Whether somebody had an attempt granted only after the line was drawn. */
const isGrantedLater = (event: ExamEvent, token: string, attempt: number, line: EntryOf<'snapshot'>): boolean =>
  attempt > attemptsOf(event, token, { at: line.at, ofAll: line.attempts });

/**
 * Whether a code of somebody's attempt was there in time, by all entries that tell of it. Times are those at which examiners
 * took it in, never what a code says of itself: not after the deadline, or written down in the line. An attempt that was granted
 * after the line is held to what was said of the deadline since.
 */
export function timelyBy(
  event: ExamEvent,
  token: string,
  attempt: number,
  entries: readonly EntryOf<'code'>[],
): Timely {
  const line = lineOf(event);
  const isLater = line !== undefined && isGrantedLater(event, token, attempt, line);
  const end = isLater ? laterDeadline(event, line) : (deadlineOf(event, line?.at) ?? line?.at);
  const isThere =
    end === undefined || entries.some(({ id, at }) => at <= end || (!isLater && line?.entries.includes(id) === true));
  if (isThere) return 'in-time';
  if (isLetCount(event, entries)) return 'let-count';
  return line && !isLater ? 'late' : 'after-deadline';
}
