import * as z from 'zod/mini';
import { isBook, gameOf } from '../../../engine/rulebooks/ids.ts';
import { makeRandom } from '../../base/random.ts';
import type { makeQuestion } from '../../games/skills.ts';
import { ALL_SKILL_IDS, type SkillId, gameOfSkill } from '../../base/skill-ids.ts';
import { LEVELS } from '../../base/terms.ts';
import { type Stratum, stratumForm } from '../../base/stratum.ts';

/** A rulebook that exams can be set under. */
export type ExamRules = Parameters<typeof makeQuestion>[1]['rules'];

const isRules = (value: unknown): value is ExamRules => typeof value === 'string' && isBook(value);

const LONGEST_TEXT = 200;
/** The most parts of a sheet, questions of a part, and questions in all. */
export const [MOST_PARTS, MOST_OF_PART, MOST_QUESTIONS] = [20, 40, 60] as const;
/** The most topics with a pass mark of their own: links count them in five bits. */
export const MOST_MUST_PASS = 31;
/** The most minutes, and the most attempts. */
export const [MOST_MINUTES, MOST_ATTEMPTS] = [480, 9] as const;

/** A share of something, from 0 to 1. */
const share = z.number().check(z.minimum(0), z.maximum(1));

const part = z.strictObject({
  skill: z.custom<SkillId>((value) => ALL_SKILL_IDS.some((id) => id === value)),
  level: z.literal(LEVELS),
  count: z.int().check(z.minimum(1), z.maximum(MOST_OF_PART)),
  /** The strata of its questions: the same on every sheet, in this order or shuffled. */
  strata: z.array(stratumForm).check(z.maxLength(MOST_OF_PART)),
});

/** A number of questions of one kind. */
export type Part = z.infer<typeof part>;

/** How many bits the fingerprint of a topic has. */
export const FINGERPRINT_BITS = 32;

const authoredPart = z.strictObject({
  /** A chapter, as `ema-2016/scoring`, or the skill of penalties. */
  topic: z.string().check(z.regex(/^[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40})?$/)),
  count: z.int().check(z.minimum(1), z.maximum(MOST_OF_PART)),
  /** The fingerprint of its question pool: ids and revisions, and for an even part how hard each question is. */
  print: z.int().check(z.minimum(0), z.maximum(2 ** FINGERPRINT_BITS - 1)),
  /** Whether every sheet gets the same number of hard questions. Earlier events lack this and deal at random. */
  even: z.optional(z.literal(true)),
});

/** A number of questions on one topic, from the pool with this fingerprint. */
export type AuthoredPart = z.infer<typeof authoredPart>;

/** Everything an exam asks: skill questions, then authored ones. */
interface AllParts {
  readonly parts: readonly Part[];
  readonly authored?: readonly { readonly count: number }[] | undefined;
}

/** How many questions a sheet has. */
export const sheetLength = ({ parts, authored = [] }: AllParts): number =>
  [...parts, ...authored].reduce((sum, { count }) => sum + count, 0);

function isSet(asked: AllParts & { readonly rules: ExamRules }): boolean {
  const length = sheetLength(asked);
  const isOfGame = asked.parts.every(({ skill }) => gameOfSkill(skill) === gameOf(asked.rules));
  return isOfGame && length > 0 && length <= MOST_QUESTIONS;
}

/** The form of a blueprint. */
export const blueprintForm = z
  .strictObject({
    rules: z.custom<ExamRules>(isRules),
    parts: z.array(part).check(z.maxLength(MOST_PARTS)),
    /** Authored questions about the rules, asked after the others. */
    authored: z.optional(z.array(authoredPart).check(z.maxLength(MOST_PARTS))),
    /** Whether each sheet shuffles the strata of a part. Earlier blueprints lack this and use one order for all. */
    shuffled: z.optional(z.literal(true)),
    /** Whether it asks only what every reading of the rulebook answers alike. Earlier blueprints lack this and ask anything. */
    undisputed: z.optional(z.literal(true)),
    /** The share of all points needed to pass; each step asked for is a point. */
    passMark: share,
    /** Topics (skills or steps) with a pass mark of their own. */
    mustPass: z
      .array(z.strictObject({ topic: z.string().check(z.maxLength(LONGEST_TEXT)), share }))
      .check(z.maxLength(MOST_MUST_PASS)),
    /** The time limit, in minutes. */
    minutes: z.int().check(z.minimum(1), z.maximum(MOST_MINUTES)),
    /** Whether a score table may be used. */
    scoreTable: z.boolean(),
    /** How many attempts everybody has, each with new hands. */
    attempts: z.int().check(z.minimum(1), z.maximum(MOST_ATTEMPTS)),
  })
  .check(z.refine(isSet));

/** What an exam asks and what it takes to pass; the same for everybody. */
export type Blueprint = z.infer<typeof blueprintForm>;

/** How many bits the key of a blueprint has. */
export const KEY_BITS = 32;

/** The traits of a stratum as they go into keys; later traits come last. */
function saidBy({ open, dealer, by, limit, fu, fans, short, rare, tens, tensByLot }: Stratum): readonly unknown[] {
  const later = [rare, tens, tensByLot];
  const isLater = later.some((one) => one !== undefined);
  return [open, dealer, by, limit, fu, fans, short, ...(isLater ? later : [])];
}

/**
 * A number derived from everything that decides the questions, to recognise codes of another exam. Pass marks, time and
 * attempts do not change it.
 */
export function keyOf({ rules, parts, authored = [], shuffled, undisputed }: Blueprint): number {
  const plain = parts.map(({ skill, level, count, strata }) => [skill, level, count, strata.map(saidBy)]);
  const topics = authored.map(({ topic, count, print, even }) => [topic, count, print, ...(even ? ['even'] : [])]);
  const ways = [...(shuffled ? ['shuffled'] : []), ...(undisputed ? ['undisputed'] : [])];
  const asked = [rules, plain, ...(topics.length > 0 ? [topics] : []), ...ways];
  return makeRandom(`blueprint/${JSON.stringify(asked)}`).below(2 ** KEY_BITS);
}
