import type { SkillId } from '../base/skill-ids.ts';
import type { Wish } from './run.ts';

/** Something to ask on a ladder. */
export interface Rung extends Wish {
  /** Other skills that a right answer takes. */
  readonly holds?: readonly SkillId[];
}

/** Questions from easy to hard, of which the next follows from the answers. */
export interface Lane {
  readonly rungs: readonly Rung[];
  /** The next rung; the number of rungs if all of them are assumed known. */
  readonly at: number;
  /** For each rung, right minus wrong answers; 0 if it was not asked. */
  readonly scores: readonly number[];
}

/** Lanes that are asked in turn. */
export type Ladder = readonly Lane[];

/** Fresh lanes, each starting in the middle. */
export const newLadder = (lanes: readonly (readonly Rung[])[]): Ladder =>
  lanes.map((rungs) => ({ rungs, at: Math.floor(rungs.length / 2), scores: rungs.map(() => 0) }));

const turn = (ladder: Ladder, place: number): number => place % ladder.length;

/** The question at this place of the session. */
export function rungAt(ladder: Ladder, place: number): Rung | undefined {
  const lane = ladder[turn(ladder, place)];
  return lane?.rungs[Math.min(lane.at, lane.rungs.length - 1)];
}

/** The ladder after the answer to the question at a place: a rung up or down. */
export const climbed = (ladder: Ladder, place: number, isRight: boolean): Ladder =>
  ladder.map((lane, i) => {
    if (i !== turn(ladder, place)) return lane;
    const asked = Math.min(lane.at, lane.rungs.length - 1);
    const scores = lane.rungs.map((_, at) => (lane.scores[at] ?? 0) + (at === asked ? (isRight ? 1 : -1) : 0));
    return { ...lane, scores, at: isRight ? asked + 1 : Math.max(0, asked - 1) };
  });

/**
 * The skills that answers showed to be known: those whose hardest rung was answered rightly more often than not, and those
 * that a rung holds whose skill was right more often than not on all its rungs together, as one number is guessed now and then;
 * none of which an easier rung was missed as often.
 */
export function passedOn(ladder: Ladder): readonly SkillId[] {
  const asked = ladder.flatMap(({ rungs, scores }) => rungs.map((rung, i) => ({ ...rung, score: scores[i] ?? 0 })));
  const skills = [...new Set(asked.map(({ skill }) => skill))];
  const sumOf = (skill: SkillId): number =>
    asked.reduce((sum, rung) => sum + (rung.skill === skill ? rung.score : 0), 0);
  const known = asked.filter(({ skill, score }) => score > 0 && sumOf(skill) > 0);
  return skills.filter((skill) => {
    const own = asked.filter((rung) => rung.skill === skill);
    const isShown = (own.at(-1)?.score ?? 0) > 0 || known.some(({ holds }) => holds?.includes(skill));
    return isShown && own.every(({ score }) => score >= 0);
  });
}
