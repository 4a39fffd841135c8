import { type EntryOf, type ExamEvent, type Hand, entriesOf, note } from './event.ts';
import { attemptsOf, grantedAt } from './people.ts';

const untilOf = (said: EntryOf<'deadline'> | undefined): number | undefined =>
  said && said.until > 0 ? said.until : undefined;

/** The current deadline for codes, in milliseconds. */
export const deadlineOf = (event: ExamEvent): number | undefined => untilOf(entriesOf(event, 'deadline').at(-1));

/** The latest deadline entry that this device knows. */
export const deadlineEntry = (event: ExamEvent): string | undefined => entriesOf(event, 'deadline').at(-1)?.id;

/**
 * Sets the deadline for codes, in milliseconds; 0 for none. Codes already received keep the deadline they arrived
 * under.
 */
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

/** The deadline entries made after a snapshot, even if device clocks disagree; all of them if there is no snapshot. */
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

/** Whether a snapshot was taken after the deadline. */
const isOver = (event: ExamEvent, snapshot: EntryOf<'snapshot'>): boolean =>
  snapshot.at >= (deadlineFor(event, snapshot, [snapshot.id]) ?? 0);

/** A withdrawn snapshot, with when and by whom. */
export interface TakenBack {
  readonly snapshot: EntryOf<'snapshot'>;
  readonly at: number;
  readonly by: string;
}

/** The snapshots that were withdrawn because they were taken by mistake. The event keeps them for good. */
export function takenBack(event: ExamEvent): readonly TakenBack[] {
  const back = entriesOf(event, 'snapshot-back');
  return entriesOf(event, 'snapshot').flatMap((snapshot) => {
    const said = back.find(({ entry }) => entry === snapshot.id);
    return said ? [{ snapshot, at: said.at, by: said.by }] : [];
  });
}

/**
 * The snapshot that decides what was there at the deadline: the first by any examiner that was neither taken before the
 * deadline of that moment nor withdrawn. A later deadline does not move it, as that one is for retakes.
 */
export function lineOf(event: ExamEvent): EntryOf<'snapshot'> | undefined {
  const back = new Set(entriesOf(event, 'snapshot-back').map(({ entry }) => entry));
  return entriesOf(event, 'snapshot').find((snapshot) => !back.has(snapshot.id) && isOver(event, snapshot));
}

/** Whether an examiner accepted a late code, by the latest entry about it. */
const isLetCount = (event: ExamEvent, entries: readonly EntryOf<'code'>[]): boolean =>
  entriesOf(event, 'let-count').findLast(({ entry }) => entries.some(({ id }) => id === entry))?.counts === true;

/** Whether a code was in time; after the deadline only a snapshot can tell. */
export type Timely = 'in-time' | 'by-chat' | 'let-count' | 'late' | 'after-deadline' | 'before-grant';

/**
 * Whether a code missed both the deadline and a snapshot that was withdrawn later: another snapshot does not rescue it.
 */
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

/** Whether an attempt was granted only after the snapshot. */
const isGrantedLater = (event: ExamEvent, token: string, attempt: number, line: EntryOf<'snapshot'>): boolean =>
  attempt > attemptsOf(event, token, { at: line.at, ofAll: line.attempts });

/** Whether an attempt was allowed when its code was accepted, by what that device knew or by an earlier grant. */
const isGrantedFor = (event: ExamEvent, token: string, attempt: number, { at, attempts }: EntryOf<'code'>): boolean =>
  attempt <= (attempts ?? event.blueprint.attempts) || grantedAt(event, token, attempt) <= at;

/** Whether a moment is within all of these deadlines; an unset one never ends. */
const isBy = (at: number, ...ends: readonly (number | undefined)[]): boolean =>
  ends.every((end) => end === undefined || at <= end);

/**
 * Whether the chat that a code was pasted from shows it before the deadline, and before the one that was in force when it was
 * sent. What the sender could have written himself shows nothing.
 */
function isSentBy(event: ExamEvent, { receipt }: EntryOf<'code'>, end: number | undefined): boolean {
  const { sent, isClaimed } = receipt ?? {};
  if (sent === undefined || isClaimed || end === undefined) return false;
  return isBy(sent, end, untilOf(entriesOf(event, 'deadline').findLast(({ at }) => at <= sent)));
}

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
  if (isGranted && entries.some((entry) => isSentBy(event, entry, end))) return 'by-chat';
  if (isLetCount(event, entries)) return 'let-count';
  if (!isGranted) return 'before-grant';
  return line && !isLater ? 'late' : 'after-deadline';
}
