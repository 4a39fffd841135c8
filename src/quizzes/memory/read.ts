import * as z from 'zod/mini';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { isDay } from '../base/calendar.ts';
import { ALL_SKILL_IDS } from '../base/skill-ids.ts';
import { GRADING } from './grade.ts';
import { MOST_MISSED, type MissedQuestion } from './missed.ts';
import { DAYS_TO_RETIRE } from './notebook.ts';
import {
  EMPTY,
  GRADES,
  type Grade,
  LONGEST_SAMPLE,
  NO_SKILL,
  type PracticeRecord,
  type Sampled,
  type SkillRecord,
} from './record.ts';
import { type FactId, LEVELS } from '../base/terms.ts';

/** A stored text that was read: its usable part, and whether something was lost. */
export interface Read {
  readonly record: PracticeRecord;
  readonly trouble: 'none' | 'damaged' | 'newer';
}

/** More answers than anybody gives; larger counts are invalid. */
const MOST_ANSWERS = 1e9;
/** More entries than any part has, and longer keys; anything above is invalid. */
const [MOST_ENTRIES, LONGEST_NAME] = [5000, 80] as const;
/** The last moment that a date can tell, and the longest that the scheduler waits, in days; times in milliseconds. */
const [LAST_MOMENT, DAY, LONGEST_WAIT] = [8.64e15, 86_400_000, 36_500] as const;

/** The longest rest of facts that is stored; nobody recalls anything after that. */
const LONGEST_REST = 1e6;

const count = z.number().check(z.minimum(0));
const whole = z.int().check(z.minimum(0), z.maximum(MOST_ANSWERS));
const moment = count.check(z.maximum(LAST_MOMENT));
/** The states of a reviewed card: learning, review, relearning. */
const [FIRST_STATE, LAST_STATE] = [1, 3] as const;

const card = z
  .object({
    due: moment,
    stability: z.number().check(z.minimum(0.001), z.maximum(LONGEST_WAIT)),
    difficulty: z.number().check(z.minimum(1), z.maximum(10)),
    reps: whole,
    lapses: whole,
    state: whole.check(z.minimum(FIRST_STATE), z.maximum(LAST_STATE)),
    steps: whole,
    last: moment,
  })
  .check(z.refine(({ due, last }) => due >= last && due - last <= (LONGEST_WAIT + 1) * DAY));

/** The required fields of a skill; the others are repaired one by one. */
const skill = z.object({
  right: whole,
  wrong: whole,
  lately: z.unknown(),
  times: z.unknown(),
  grade: z.unknown(),
  since: z.unknown(),
  begun: z.optional(z.unknown()),
  mixed: z.optional(z.unknown()),
  card: z.unknown(),
});
const lately = z.string().check(z.regex(/^[01]{0,40}$/));
const times = z.array(count).check(z.maxLength(40));
const mixed = z.int().check(z.minimum(0), z.maximum(MOST_ANSWERS));
const error = z.object({
  skill: z.enum(ALL_SKILL_IDS),
  times: whole,
  last: moment,
  days: z.array(z.string().check(z.refine(isDay))).check(z.maxLength(DAYS_TO_RETIRE)),
  own: z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(10)),
  isDoubt: z.optional(z.boolean()),
});
const sampled = z.tuple([
  z.enum(ALL_SKILL_IDS),
  z.literal(LEVELS),
  z.boolean(),
  z.boolean(),
  z.optional(count.check(z.maximum(LONGEST_REST))),
  z.optional(count.check(z.maximum(LONGEST_REST))),
]);
const isFact = (name: string): boolean => /^[a-z]+:[!-~]+$/.test(name);
const isMistake = (name: string): boolean => /^[a-z0-9-]+$/.test(name);
const missed = z.object({
  question: z.string().check(z.maxLength(2000)),
  fact: z.optional(z.custom<FactId>((name: unknown) => typeof name === 'string' && isFact(name))),
  cause: z.optional(z.string().check(z.refine(isMistake), z.maxLength(60))),
  last: moment,
});
const list = z.array(z.unknown());
const since = z.string().check(z.refine((text) => text === '' || isDay(text)));

type Entries = Readonly<Record<string, unknown>>;
/** Any object with all its own keys, so that dropped ones can be reported. */
const entries = z.custom<Entries>(
  (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const day = z.tuple([whole, whole]);

const changeEach = (all: unknown, change: (one: Entries) => Entries): unknown => {
  const read = entries.safeParse(all);
  if (!read.success) return all;
  return Object.fromEntries(
    Object.entries(read.data).map(([key, one]) => [key, entries.safeParse(one).success ? change(one as Entries) : one]),
  );
};

const CELL = /^(pay:(?:east|other)-(?:ron|tsumo)):\d+:\d+$/;
const dueOf = (one: unknown): number => count.safeParse(entries.safeParse(one).data?.due).data ?? Infinity;

/** Payments used to be stored for each cell of the table: the cell due first now stands for its rule. */
function cellsToRules(facts: unknown): unknown {
  const read = entries.safeParse(facts);
  if (!read.success) return facts;
  const rules: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(read.data)) {
    const [, rule = key] = CELL.exec(key) ?? [];
    if (!Object.hasOwn(rules, rule) || dueOf(one) < dueOf(rules[rule])) rules[rule] = one;
  }
  return rules;
}

/** How each older version becomes the next one. */
const MIGRATIONS: Readonly<Record<number, (old: Entries) => Entries>> = {
  0: (old) => ({ ...old, version: 1 }),
  1: (old) => ({
    ...old,
    version: 2,
    books: changeEach(old.books, (book) => ({
      ...book,
      skills: changeEach(book.skills, (one) => ({ begun: '', mixed: 0, ...one })),
      facts: cellsToRules(book.facts),
      errors: book.errors ?? {},
    })),
  }),
};
const NEWEST = 2;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps the valid entries and calls `lost` for any other. */
function sift<T>(
  value: unknown,
  form: z.ZodMiniType<T>,
  lost: () => void,
  isKey: (key: string) => boolean = () => true,
): Record<string, T> {
  if (value === undefined) return {};
  const read = entries.safeParse(value);
  const all = Object.entries(read.data ?? {});
  if (!read.success || all.length > MOST_ENTRIES) lost();
  return Object.fromEntries(
    all.slice(0, MOST_ENTRIES).flatMap(([key, entry]) => {
      const good = form.safeParse(entry);
      if (key !== '__proto__' && key.length <= LONGEST_NAME && isKey(key) && good.success) return [[key, good.data]];
      lost();
      return [];
    }),
  );
}

const isSkill = (key: string): boolean => ALL_SKILL_IDS.some((id) => id === key);

/** A grade as far as there are answers for it: a damaged record knows nothing by itself. */
function gradeOf(grade: Grade, { right, wrong }: Pick<SkillRecord, 'right' | 'wrong'>): Grade {
  if (right < GRADING.some) return 'new';
  return grade !== 'new' && right + wrong < GRADING.many ? 'familiar' : grade;
}

/** Reads the skills of a rulebook: a part that makes no sense is left out, and the rest of the skill stays. */
function siftSkills(value: unknown, lost: () => void): Record<string, SkillRecord> {
  const part = <T>(form: z.ZodMiniType<T>, given: unknown, instead: T): T => {
    const { success, data } = form.safeParse(given);
    if (!success) lost();
    return success ? data : instead;
  };
  return Object.fromEntries(
    Object.entries(sift(value, skill, lost, isSkill)).map(([id, read]) => [
      id,
      {
        ...read,
        lately: part(lately, read.lately, NO_SKILL.lately),
        times: part(times, read.times, [...NO_SKILL.times]),
        grade: gradeOf(part(z.enum(GRADES), read.grade, NO_SKILL.grade), read),
        since: part(since, read.since, NO_SKILL.since),
        begun: part(since, read.begun, NO_SKILL.begun),
        mixed: part(mixed, read.mixed, NO_SKILL.mixed),
        card: part(z.nullable(card), read.card, NO_SKILL.card),
      },
    ]),
  );
}

/** Reads a stored list, leaving out invalid items; undefined if there is none. */
function siftList<T>(value: unknown, form: z.ZodMiniType<T>, most: number, lost: () => void): readonly T[] | undefined {
  if (value === undefined) return undefined;
  const all = list.safeParse(value).data;
  if (!all) lost();
  const read = (all ?? []).slice(-most).map((one) => form.safeParse(one).data);
  if (read.includes(undefined)) lost();
  return read.filter((one) => one !== undefined);
}

/**
 * Reads a stored or imported text for the known rulebooks: uses what is valid and reports whether anything was not.
 * Never throws.
 */
export function readRecord(text: string, rulebooks: readonly BookId[]): Read {
  const read = entries.safeParse(parse(text));
  if (!read.success) return { record: EMPTY, trouble: 'damaged' };
  let { data } = read;
  let version = count.safeParse(data.version).data ?? 0;
  if (version > NEWEST) return { record: EMPTY, trouble: 'newer' };
  for (; version < NEWEST; version++) data = MIGRATIONS[version]?.(data) ?? data;

  let losses = 0;
  const lost = (): void => {
    losses++;
  };
  const isRulebook = (key: string): boolean => rulebooks.some((id) => id === key);
  const isRace = (key: string): boolean => {
    const [book = '', of = '', ...rest] = key.split('/');
    return isRulebook(book) && isSkill(of) && rest.length === 0;
  };
  const books = Object.entries(sift(data.books, entries, lost, isRulebook)).map(([id, book]) => {
    const answers = siftList<Sampled>(book.sample, sampled, LONGEST_SAMPLE, lost);
    const questions = siftList<MissedQuestion>(book.missed, missed, MOST_MISSED, lost);
    const read = {
      skills: siftSkills(book.skills, lost),
      facts: sift(book.facts, card, lost, isFact),
      leanings: sift(book.leanings, z.number(), lost),
      errors: sift(book.errors, error, lost, isMistake),
      ...(answers && { sample: answers }),
      ...(questions && { missed: questions }),
    };
    return [id, read];
  });
  const record: PracticeRecord = {
    version: NEWEST,
    books: Object.fromEntries(books) as PracticeRecord['books'],
    days: Object.fromEntries(Object.entries(sift(data.days, day, lost, isDay)).filter(([, [r, w]]) => r + w > 0)),
    best: sift(data.best, whole, lost, isRace),
    readAloud: data.readAloud === true,
  };
  return { record, trouble: losses > 0 ? 'damaged' : 'none' };
}
