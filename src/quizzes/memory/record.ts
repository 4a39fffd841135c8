import type { MissedQuestion } from './missed.ts';
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

/** The record of a skill under a rulebook. */
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
  /** The day of the first answer; '' if no longer known. */
  readonly begun: string;
  /** How many answers in a row were right in mixed sessions on days after the one on which it became proficient. */
  readonly mixed: number;
  readonly card: Card | null;
}

/**
 * An answer that helps predict the next, whether its question was aimed at a misconception, and how long its facts had
 * rested (`retention.ts`), also in plain days; these are missing in older answers, and where a fact was new.
 */
export type Sampled = readonly [
  skill: SkillId,
  level: Level,
  isRight: boolean,
  isAimed: boolean,
  rest?: number | undefined,
  days?: number | undefined,
];

/** How many of the latest are stored for each skill, and at most for a rulebook. */
export const [SAMPLED_OF_A_SKILL, LONGEST_SAMPLE] = [24, 600] as const;

/** The record under a rulebook: skills, facts, and the evidence for misconceptions. */
export interface BookRecord {
  readonly skills: Readonly<Partial<Record<SkillId, SkillRecord>>>;
  readonly facts: Readonly<Record<FactId, Card>>;
  readonly leanings: Readonly<Record<string, number>>;
  /** The notebook of errors. */
  readonly errors: Notebook;
  /** The latest answers that tell how the next will be, oldest first; records of before have none. */
  readonly sample?: readonly Sampled[];
  /** The questions that were missed and not answered right since, the latest last; records of before have none. */
  readonly missed?: readonly MissedQuestion[];
}

/**
 * Everything that practice remembers, as it is stored under `tensu:practice`:
 * `{"version":2,"books":{"ema-2016":{"skills":{"fu":{…}},"facts":{"fu:tsumo":{…}},"leanings":{"fu-unrounded":1.8},
 * "errors":{"fu-unrounded":{"skill":"fu","times":2,…}},"sample":[["fu",2,true,false,1.2,3]],
 * "missed":[{"question":"…","fact":"fu:tsumo","cause":"draw-forgotten","last":1795862000000}]}},"days":{"2026-11-20":[8,2]},"best":{"ema-2016/fu":12},"readAloud":false}`. A new version adds a line to `MIGRATIONS`.
 */
export interface PracticeRecord {
  readonly version: 2;
  readonly books: Readonly<Partial<Record<BookId, BookRecord>>>;
  /** Right and wrong answers by day. */
  readonly days: Readonly<Record<string, readonly [right: number, wrong: number]>>;
  /** The most right answers in a minute, by rulebook and skill. */
  readonly best: Readonly<Record<string, number>>;
  /** Whether the learner uses a screen reader, so that questions of mere reading are left out. */
  readonly readAloud: boolean;
}

/** What is remembered before the first answer. */
export const EMPTY: PracticeRecord = { version: 2, books: {}, days: {}, best: {}, readAloud: false };
/** The record of a rulebook before its first question. */
export const NO_BOOK: BookRecord = { skills: {}, facts: {}, leanings: {}, errors: {} };
/** The record of a skill before its first question. */
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
