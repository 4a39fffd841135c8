import * as z from 'zod/mini';
import { BOOK_IDS, type BookId } from '../../engine/rulebooks/ids.ts';
import { isDay } from '../base/calendar.ts';
import { ALL_SKILL_IDS, type SkillId } from '../base/skill-ids.ts';

/** What a learner can do at the start. */
export const CAN = ['new', 'plays', 'counts'] as const;
/** What a learner says he can do. */
export type Can = (typeof CAN)[number];

/** The minutes to choose from shortly before a tournament; the first is the default. */
export const MINUTES = [30, 60, 120] as const;
/** The minutes a learner has. */
export type Minutes = (typeof MINUTES)[number];

/** The questions at the end of a chapter: the day of the first answer, how many are answered, and whether most were right on a later day. */
export interface ChapterAsked {
  readonly begun: string;
  readonly asked: number;
  readonly of: number;
  readonly isProven: boolean;
}

/**
 * What a learner on the path has said, read and been placed in, apart from the practice record; stored under `tensu:path`:
 * `{"version":1,"can":"new","date":"2026-12-05","read":["ema-2016 4.1.1"],"placed":{"ema-2016":["yaku"]},"chapters":{"ema-2016/play":{…}}}`.
 */
export interface Journey {
  readonly version: 1;
  /** What the learner says he can do; '' before he starts. */
  readonly can: Can | '';
  /** The day of the tournament, as `2026-12-05`; '' for none. */
  readonly date: string;
  /** The minutes he has shortly before the tournament; by default the fewest. */
  readonly minutes?: Minutes;
  /** The articles and chapters that were read: `ema-2016 4.1.1`, `ema-2016/play`. */
  readonly read: readonly string[];
  /** The skills that a placement showed to be known, by rulebook; an empty list where one showed none. */
  readonly placed: Readonly<Partial<Record<BookId, readonly SkillId[]>>>;
  readonly chapters: Readonly<Record<string, ChapterAsked>>;
}

/** The journey of somebody who has not started. */
export const NO_JOURNEY: Journey = { version: 1, can: '', date: '', read: [], placed: {}, chapters: {} };

/** More than all rulebooks have; anything above is invalid. */
const [MOST_READ, MOST_CHAPTERS, MOST_QUESTIONS] = [500, 60, 100] as const;
const day = z.string().check(z.refine(isDay));
const count = z.int().check(z.minimum(0), z.maximum(MOST_QUESTIONS));
const asked = z.object({ begun: day, asked: count, of: count, isProven: z.boolean() });
const place = z.string().check(z.regex(/^[a-z0-9-]{1,30}[ /][A-Za-z0-9.-]{1,30}$/));
const chapter = z.string().check(z.regex(/^[a-z0-9-]{1,30}\/[a-z0-9-]{1,30}$/));
const form = z.object({
  version: z.literal(1),
  can: z.unknown(),
  date: z.unknown(),
  minutes: z.optional(z.unknown()),
  read: z.unknown(),
  placed: z.unknown(),
  chapters: z.unknown(),
});
const list = z.array(z.unknown());
const entries = z.record(z.string(), z.unknown());

const some = <T>(value: unknown, one: z.ZodMiniType<T>, most: number): readonly T[] =>
  (list.safeParse(value).data ?? []).slice(-most).flatMap((each) => {
    const { success, data } = one.safeParse(each);
    return success ? [data] : [];
  });

/** Reads a stored journey without trusting it: keeps what is valid; another version reads as empty. */
export function readJourney(stored: unknown): Journey {
  const { data } = form.safeParse(stored);
  if (!data) return NO_JOURNEY;
  const placed = Object.entries(entries.safeParse(data.placed).data ?? {}).flatMap(([book, skills]) =>
    BOOK_IDS.some((id) => id === book)
      ? [[book, some(skills, z.enum(ALL_SKILL_IDS), ALL_SKILL_IDS.length)] as const]
      : [],
  );
  const chapters = Object.entries(entries.safeParse(data.chapters).data ?? {}).flatMap(([id, value]) => {
    const read = asked.safeParse(value);
    return read.success && chapter.safeParse(id).success ? [[id, read.data] as const] : [];
  });
  const minutes = MINUTES.find((n) => n === data.minutes);
  return {
    version: 1,
    ...(minutes && { minutes }),
    can: z.enum(CAN).safeParse(data.can).data ?? '',
    date: day.safeParse(data.date).data ?? '',
    read: [...new Set(some(data.read, place, MOST_READ))],
    placed: Object.fromEntries(placed),
    chapters: Object.fromEntries(chapters.slice(0, MOST_CHAPTERS)),
  };
}

/** The journey after an article or a chapter was read. */
export const afterReading = (journey: Journey, what: string): Journey =>
  journey.read.includes(what) ? journey : { ...journey, read: [...journey.read, what].slice(-MOST_READ) };

/** How many of the questions of a chapter must be right. */
const ENOUGH = 0.8;

/** The journey after questions of a chapter were answered on a day. */
export function afterAsking(
  journey: Journey,
  id: string,
  { asked: n, right, of }: { readonly asked: number; readonly right: number; readonly of: number },
  today: string,
): Journey {
  const before = journey.chapters[id];
  const begun = before?.begun ?? today;
  const isProven = before?.isProven === true || (begun !== today && n === of && right >= ENOUGH * of);
  const now: ChapterAsked = { begun, asked: Math.max(n, before?.asked ?? 0), of, isProven };
  return { ...journey, chapters: { ...journey.chapters, [id]: now } };
}
