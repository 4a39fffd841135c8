import type { Notebook } from './notebook.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { SkillId } from '../base/skill-ids.ts';
import type { FactId, Level } from '../base/terms.ts';

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
  /** The day of the first answer; '' where that is not known any more. */
  readonly begun: string;
  /** How many answers in a row were right in mixed sittings on days after that on which it became proficient. */
  readonly mixed: number;
  readonly card: Card | null;
}

/** An answer by which one can tell how the next will be, and whether its question was chosen for what the learner gets wrong. */
export type Sampled = readonly [skill: SkillId, level: Level, isRight: boolean, isAimed: boolean];

/** How many of these are kept of a rulebook, the latest. */
export const LONGEST_SAMPLE = 120;

/** What is remembered under a rulebook: skills, facts, and which misconceptions the answers lean to. */
export interface BookRecord {
  readonly skills: Readonly<Partial<Record<SkillId, SkillRecord>>>;
  readonly facts: Readonly<Record<FactId, Card>>;
  readonly leanings: Readonly<Record<string, number>>;
  /** The notebook of errors. */
  readonly errors: Notebook;
  /** The latest answers that tell how the next will be, oldest first; records of before have none. */
  readonly sample?: readonly Sampled[];
}

/**
 * Everything that practice remembers, as it is stored under `tensu:practice`:
 * `{"version":2,"books":{"ema-2016":{"skills":{"fu":{…}},"facts":{"fu:tsumo":{…}},"leanings":{"fu-unrounded":1.8},
 * "errors":{"fu-unrounded":{"skill":"fu","times":2,…}},"sample":[["fu",2,true,false]]}},"days":{"2026-11-20":[8,2]},"best":{"ema-2016/fu":12},"readAloud":false}`. A new version adds a line to `MIGRATIONS`.
 */
export interface PracticeRecord {
  readonly version: 2;
  readonly books: Readonly<Partial<Record<BookId, BookRecord>>>;
  /** Right and wrong answers by day. */
  readonly days: Readonly<Record<string, readonly [right: number, wrong: number]>>;
  /** The most right answers in a minute, by rulebook and skill. */
  readonly best: Readonly<Record<string, number>>;
  /** Whether the page is read aloud to the learner, so that what only asks for reading is not for him. */
  readonly readAloud: boolean;
}

/** What is remembered before the first answer. */
export const EMPTY: PracticeRecord = { version: 2, books: {}, days: {}, best: {}, readAloud: false };
/** What is remembered of a rulebook before its first question. */
export const NO_BOOK: BookRecord = { skills: {}, facts: {}, leanings: {}, errors: {} };
/** What is remembered of a skill before its first question. */
export const NO_SKILL: SkillRecord = {
  right: 0,
  wrong: 0,
  lately: '',
  times: [],
  grade: 'new',
  since: '',
  begun: '',
  mixed: 0,
  card: null,
};
