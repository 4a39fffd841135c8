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

/**
 * Whether a code of somebody's attempt was there in time, by all entries that tell of it. Times are those at which examiners
 * took it in, never what a code says of itself. An attempt that was granted after the line was drawn is not held to it.
 */
export function timelyBy(
  event: ExamEvent,
  token: string,
  attempt: number,
  entries: readonly EntryOf<'code'>[],
): Timely {
  const [deadline, line] = [deadlineOf(event), lineOf(event)];
  const end = line?.at ?? deadline;
  const isThere =
    end === undefined ||
    entries.some(({ id, at }) => at <= end || line?.entries.includes(id) === true) ||
    (line !== undefined && attempt > attemptsOf(event, token, line.at));
  if (isThere) return 'in-time';
  if (isLetCount(event, entries)) return 'let-count';
  return line ? 'late' : 'after-deadline';
}
