import * as z from 'zod/mini';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import { ALL_SKILL_IDS, type SkillId } from '../skills/ids.ts';
import type { FactId } from '../terms.ts';

/** How well a skill is known, from least to best. */
export const GRADES = ['new', 'familiar', 'proficient', 'mastered'] as const;
/** One of the grades. */
export type Grade = (typeof GRADES)[number];

/** When something is due again, as the scheduler keeps it; times in milliseconds. */
export interface Card {
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  readonly steps: number;
  readonly last: number;
}

/** What is remembered of a skill under a rulebook. */
export interface SkillRecord {
  readonly right: number;
  readonly wrong: number;
  /** The latest answers, oldest first: `1` right, `0` wrong. */
  readonly lately: string;
  /** Milliseconds that the latest answers took. */
  readonly times: readonly number[];
  readonly grade: Grade;
  /** The day on which it became proficient, as `2026-11-20`. */
  readonly since: string;
  readonly card: Card | null;
}

/** What is remembered under a rulebook: skills, facts, and which misconceptions the answers lean to. */
export interface BookRecord {
  readonly skills: Readonly<Partial<Record<SkillId, SkillRecord>>>;
  readonly facts: Readonly<Record<FactId, Card>>;
  readonly leanings: Readonly<Record<string, number>>;
}

/**
 * Everything that practice remembers, as it is stored under `tensu:practice`:
 * `{"version":1,"books":{"ema-2016":{"skills":{"fu":{…}},"facts":{"fu:tsumo":{…}},"leanings":{"fu-unrounded":1.8}}},
 * "days":{"2026-11-20":[8,2]},"best":{"ema-2016/fu":12},"readAloud":false}`. A new version adds a line to `MIGRATIONS`.
 */
export interface PracticeRecord {
  readonly version: 1;
  readonly books: Readonly<Partial<Record<BookId, BookRecord>>>;
  /** Right and wrong answers by day. */
  readonly days: Readonly<Record<string, readonly [right: number, wrong: number]>>;
  /** The most right answers in a minute, by rulebook and skill. */
  readonly best: Readonly<Record<string, number>>;
  /** Whether the page is read aloud to the learner, so that what only asks for reading is not for him. */
  readonly readAloud: boolean;
}

/** What is remembered before the first answer. */
export const EMPTY: PracticeRecord = { version: 1, books: {}, days: {}, best: {}, readAloud: false };
/** What is remembered of a rulebook before its first question. */
export const NO_BOOK: BookRecord = { skills: {}, facts: {}, leanings: {} };
/** What is remembered of a skill before its first question. */
export const NO_SKILL: SkillRecord = { right: 0, wrong: 0, lately: '', times: [], grade: 'new', since: '', card: null };

/** A stored text as it was read: what of it can be used, and whether something could not be. */
export interface Read {
  readonly record: PracticeRecord;
  readonly trouble: 'none' | 'damaged' | 'newer';
}

const count = z.number().check(z.minimum(0));
const whole = z.int().check(z.minimum(0));
/** The states of a card: new, learning, review, learning anew. */
const LAST_STATE = 3;

const card = z.object({
  due: count,
  stability: count,
  difficulty: count,
  reps: whole,
  lapses: whole,
  state: whole.check(z.maximum(LAST_STATE)),
  steps: whole,
  last: count,
});

const skill = z.object({
  right: whole,
  wrong: whole,
  lately: z.string().check(z.regex(/^[01]{0,40}$/)),
  times: z.array(count),
  grade: z.enum(GRADES),
  since: z.string(),
  card: z.nullable(card),
});

type Entries = Readonly<Record<string, unknown>>;
/** Any object with its own keys, the odd ones too: what is dropped is to be told. */
const entries = z.custom<Entries>(
  (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const day = z.tuple([whole, whole]);

/** How each older version becomes the next one. */
const MIGRATIONS: Readonly<Record<number, (old: Entries) => Entries>> = {
  0: (old) => ({ ...old, version: 1 }),
};
const NEWEST = 1;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps the entries that have their form; `lost` is told when one has not. */
function sift<T>(
  value: unknown,
  form: z.ZodMiniType<T>,
  lost: () => void,
  isKey: (key: string) => boolean = () => true,
): Record<string, T> {
  if (value === undefined) return {};
  const read = entries.safeParse(value);
  if (!read.success) lost();
  return Object.fromEntries(
    Object.entries(read.data ?? {}).flatMap(([key, entry]) => {
      const good = form.safeParse(entry);
      if (key !== '__proto__' && isKey(key) && good.success) return [[key, good.data] as const];
      lost();
      return [];
    }),
  );
}

/** Reads a stored or imported text by the rulebooks that there are: whatever can be used is used, and whatever cannot is told. Never throws. */
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
  const isSkill = (key: string): boolean => ALL_SKILL_IDS.some((id) => id === key);
  const books = Object.entries(sift(data.books, entries, lost, isRulebook)).map(([id, book]) => {
    const skills = sift(book.skills, skill, lost, isSkill);
    return [id, { skills, facts: sift(book.facts, card, lost), leanings: sift(book.leanings, z.number(), lost) }];
  });
  const record: PracticeRecord = {
    version: NEWEST,
    books: Object.fromEntries(books) as PracticeRecord['books'],
    days: sift(data.days, day, lost),
    best: sift(data.best, count, lost),
    readAloud: data.readAloud === true,
  };
  return { record, trouble: losses > 0 ? 'damaged' : 'none' };
}
