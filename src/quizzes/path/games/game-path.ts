import type { BookId } from '../../../engine/rulebooks/ids.ts';
import type { SkillId } from '../../base/skill-ids.ts';
import type { Needs } from '../../memory/retention.ts';
import type { Level } from '../../base/terms.ts';
import type { Rung } from '../../session/ladder.ts';

/** A chapter of a rulebook: `ema-2016/play`. */
export type ChapterId = `${BookId}/${string}`;

/** A stop on the path: a skill to learn, or a chapter to read. */
export interface Stop {
  readonly id: SkillId | ChapterId;
  /** The stops that come before it. */
  readonly needs: readonly SkillId[];
  /** Where its idea is explained, as rulebook and article: `ema-2016 4.1.1`. None for a chapter. */
  readonly articles: readonly string[];
}

/** The skills to learn, each with those that it builds on. */
export type Needed = Readonly<Partial<Record<SkillId, readonly SkillId[]>>>;

/** How many questions of a skill the mixed test has, and which facts one of them needs. */
export interface TestPart {
  readonly skill: SkillId;
  readonly count: number;
  readonly needs: Needs;
}

/** The path of a game: what to learn, and how it is tested. The order is that of teaching, as on the map of skills. */
export interface GamePath {
  readonly needs: Needed;
  /** The last stop: penalties with their amount and article, after the chapters that explain them. */
  readonly last: SkillId;
  /** Skills that are part of another: whoever has begun that one is not sent back to them. */
  readonly within: Readonly<Partial<Record<SkillId, SkillId>>>;
  /** What comes first where a tournament is near, so that a whole hand can be scored soon; the rest follows in order. */
  readonly hurried: readonly SkillId[];
  /** The skills whose articles are worth taking along to the table. */
  readonly along: readonly SkillId[];
  /** The lanes of a placement, asked in turn, each from easy to hard. */
  readonly placement: readonly (readonly Rung[])[];
  /** Twenty questions about counting a hand, each skill as often as counting one needs it. */
  readonly test: readonly TestPart[];
  /** How much harder questions aimed at a misconception are, in logits; fitted on simulated learners. */
  readonly harderWhenAimed: number;
}

/** Makes a rung of a placement. */
export const rung = (skill: SkillId, level: Level, ...holds: readonly SkillId[]): Rung => ({
  skill,
  level,
  ...(holds.length > 0 && { holds }),
});
