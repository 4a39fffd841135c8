import { RIICHI_IDS, type RiichiId } from '../../engine/rulebooks/ids.ts';
import type { FactId } from '../../quizzes/terms.ts';
import { SKILL_IDS, type SkillId } from '../../quizzes/skills/ids.ts';

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
  readonly books: Readonly<Partial<Record<RiichiId, BookRecord>>>;
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

type Loose = Readonly<Record<string, unknown>>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isCard = (value: unknown): value is Card =>
  isLoose(value) &&
  ['due', 'stability', 'difficulty', 'reps', 'lapses', 'state', 'steps', 'last'].every((key) => isCount(value[key]));

const isSkillRecord = (value: unknown): value is SkillRecord =>
  isLoose(value) &&
  isCount(value.right) &&
  isCount(value.wrong) &&
  typeof value.lately === 'string' &&
  /^[01]{0,40}$/.test(value.lately) &&
  Array.isArray(value.times) &&
  value.times.every(isCount) &&
  GRADES.some((grade) => grade === value.grade) &&
  typeof value.since === 'string' &&
  (value.card === null || isCard(value.card));

const isDay = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isCount);

/** Keeps the entries that pass; `lost` is told when one does not. */
function sift(
  value: unknown,
  passes: (entry: unknown, key: string) => boolean,
  lost: () => void,
): Record<string, unknown> {
  if (value === undefined) return {};
  if (!isLoose(value)) {
    lost();
    return {};
  }
  const kept = Object.entries(value).filter(([key, entry]) => {
    const good = key !== '__proto__' && passes(entry, key);
    if (!good) lost();
    return good;
  });
  return Object.fromEntries(kept);
}

/** How each older version becomes the next one. */
const MIGRATIONS: Readonly<Record<number, (old: Loose) => Loose>> = {
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

/** Reads a stored or imported text: whatever can be used is used, and whatever cannot is told. Never throws. */
export function readRecord(text: string): Read {
  let value = parse(text);
  if (!isLoose(value)) return { record: EMPTY, trouble: 'damaged' };
  let version = isCount(value.version) ? value.version : 0;
  if (version > NEWEST) return { record: EMPTY, trouble: 'newer' };
  for (; version < NEWEST; version++) value = MIGRATIONS[version]?.(value as Loose) ?? value;

  const losses: true[] = [];
  const lost = (): void => void losses.push(true);
  const { books, days, best, readAloud } = value as Loose;
  const sifted = sift(books, (book, id) => isLoose(book) && RIICHI_IDS.some((one) => one === id), lost);
  const record = {
    version: NEWEST,
    books: Object.fromEntries(
      Object.entries(sifted).map(([id, book]) => {
        const { skills, facts, leanings } = book as Loose;
        return [
          id,
          {
            skills: sift(skills, (one, key) => SKILL_IDS.some((skill) => skill === key) && isSkillRecord(one), lost),
            facts: sift(facts, isCard, lost),
            leanings: sift(leanings, isNumber, lost),
          },
        ];
      }),
    ),
    days: sift(days, isDay, lost),
    best: sift(best, isCount, lost),
    readAloud: readAloud === true,
  } as unknown as PracticeRecord;
  return { record, trouble: losses.length > 0 ? 'damaged' : 'none' };
}
