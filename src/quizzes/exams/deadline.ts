import { type EntryOf, type ExamEvent, type Hand, entriesOf, note } from './event.ts';
import { attemptsOf, grantedAt } from './people.ts';

const untilOf = (said: EntryOf<'deadline'> | undefined): number | undefined =>
  said && said.until > 0 ? said.until : undefined;

/** Until when codes are wanted, in milliseconds, as it was said last. */
export const deadlineOf = (event: ExamEvent): number | undefined => untilOf(entriesOf(event, 'deadline').at(-1));

/** The entry that said last until when codes are wanted, as far as this device knows. */
export const deadlineEntry = (event: ExamEvent): string | undefined => entriesOf(event, 'deadline').at(-1)?.id;

/** Says until when codes are wanted, in milliseconds; 0 for no deadline. What is there already keeps the one that it came under. */
export const setDeadline = (event: ExamEvent, until: number, hand: Hand): ExamEvent =>
  note(
    event,
    {
      kind: 'deadline',
      until,
      there: event.entries.filter(({ kind }) => kind === 'code' || kind === 'snapshot').map(({ id }) => id),
    },
    hand,
  );

/** What was said of the deadline after a snapshot, whatever the clocks say of it where it was known; all of it without one. */
const saidSince = (event: ExamEvent, snapshot?: EntryOf<'snapshot'>): readonly EntryOf<'deadline'>[] =>
  entriesOf(event, 'deadline').filter(
    ({ at, there }) => !snapshot || at > snapshot.at || there?.includes(snapshot.id) === true,
  );

/**
 * The deadline under which something was written down: the last that its device knew, or one that another device had set by then.
 * None that was set when it was there already, however the clocks of the devices differ; `since` leaves out all that was said before.
 */
function deadlineFor(
  event: ExamEvent,
  { at, deadline }: EntryOf<'code'> | EntryOf<'snapshot'>,
  ids: readonly string[],
  since?: EntryOf<'snapshot'>,
): number | undefined {
  const isBefore = (said: EntryOf<'deadline'>): boolean => said.at <= at && !ids.some((id) => said.there?.includes(id));
  return untilOf(saidSince(event, since).findLast((one) => one.id === deadline || isBefore(one)));
}

/** Whether a snapshot was taken when the time was up. */
const isOver = (event: ExamEvent, snapshot: EntryOf<'snapshot'>): boolean =>
  snapshot.at >= (deadlineFor(event, snapshot, [snapshot.id]) ?? 0);

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
  return entriesOf(event, 'snapshot').find((snapshot) => !back.has(snapshot.id) && isOver(event, snapshot));
}

/** Whether an examiner let a code count though it came late, by the last that was said of it. */
const isLetCount = (event: ExamEvent, entries: readonly EntryOf<'code'>[]): boolean =>
  entriesOf(event, 'let-count').findLast(({ entry }) => entries.some(({ id }) => id === entry))?.counts === true;

/** Whether a code was there in time; after the deadline nobody knows before a snapshot says so. */
export type Timely = 'in-time' | 'let-count' | 'late' | 'after-deadline' | 'before-grant';

/** Whether a code came after the deadline and after a snapshot of then, which was taken back since: another snapshot does not rescue it. */
export function isPastLine(event: ExamEvent, code: EntryOf<'code'>): boolean {
  const deadline = deadlineFor(event, code, [code.id]);
  return (
    deadline !== undefined &&
    code.at > deadline &&
    takenBack(event).some(
      ({ snapshot }) => snapshot.at <= code.at && !snapshot.entries.includes(code.id) && isOver(event, snapshot),
    )
  );
}

/** Whether somebody had an attempt granted only after the line was drawn. */
const isGrantedLater = (event: ExamEvent, token: string, attempt: number, line: EntryOf<'snapshot'>): boolean =>
  attempt > attemptsOf(event, token, { at: line.at, ofAll: line.attempts });

/** Whether an attempt was allowed when a code of it was taken in, as that device knew, or by a grant of before. */
const isGrantedFor = (event: ExamEvent, token: string, attempt: number, { at, attempts }: EntryOf<'code'>): boolean =>
  attempt <= (attempts ?? event.blueprint.attempts) || grantedAt(event, token, attempt) <= at;

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
  const [first] = entries;
  const isGranted = first !== undefined && isGrantedFor(event, token, attempt, first);
  const ids = entries.map(({ id }) => id);
  const end = isLater
    ? untilOf(saidSince(event, line).at(-1))
    : line
      ? (deadlineFor(event, line, [line.id]) ?? line.at)
      : deadlineOf(event);
  const isBefore = isGranted && isBy(first.at, end, deadlineFor(event, first, ids, isLater ? line : undefined));
  const isInLine = isGranted && !isLater && entries.some(({ id }) => line?.entries.includes(id));
  if (isBefore || isInLine) return 'in-time';
  if (isLetCount(event, entries)) return 'let-count';
  if (!isGranted) return 'before-grant';
  return line && !isLater ? 'late' : 'after-deadline';
}
