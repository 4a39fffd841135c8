import { type EntryOf, type ExamEvent, entriesOf } from './event.ts';
import { attemptsOf } from './people.ts';

/** Until when codes are wanted, in milliseconds. */
export function deadlineOf(event: ExamEvent): number | undefined {
  const until = entriesOf(event, 'deadline').at(-1)?.until ?? 0;
  return until > 0 ? until : undefined;
}

/** The snapshot that says what was there when the time was up: the first, by whichever examiner; none that was taken before the deadline. */
export function lineOf(event: ExamEvent): EntryOf<'snapshot'> | undefined {
  const deadline = deadlineOf(event) ?? 0;
  return entriesOf(event, 'snapshot').find(({ at }) => at >= deadline);
}

/** The entries of codes that an examiner let count though they came late: each by itself, or by another snapshot of his own. */
function letCount(event: ExamEvent): ReadonlySet<string> {
  const bySnapshots = [...Map.groupBy(entriesOf(event, 'snapshot'), ({ by }) => by).values()].flatMap((own) =>
    own.slice(1).flatMap(({ entries }) => entries),
  );
  return new Set([...bySnapshots, ...entriesOf(event, 'let-count').map(({ entry }) => entry)]);
}

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
  const admitted = letCount(event);
  if (entries.some(({ id }) => admitted.has(id))) return 'let-count';
  return line ? 'late' : 'after-deadline';
}
