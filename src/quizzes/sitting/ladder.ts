import type { SkillId } from '../skills/ids.ts';
import type { Wish } from './run.ts';

/** Questions from easy to hard, of which the next follows from the answers. */
export interface Lane {
  readonly rungs: readonly Wish[];
  /** The rung that is asked next; all below it are thought to be known. As many as there are when all of them are. */
  readonly at: number;
  /** The highest rung that was answered rightly; -1 without any. */
  readonly best: number;
}

/** Lanes that are asked in turn. */
export type Ladder = readonly Lane[];

/** Lanes in which nothing was asked: each begins in its middle. */
export const newLadder = (lanes: readonly (readonly Wish[])[]): Ladder =>
  lanes.map((rungs) => ({ rungs, at: Math.floor(rungs.length / 2), best: -1 }));

const turn = (ladder: Ladder, place: number): number => place % ladder.length;

/** What is asked at a place of the sitting. */
export function rungAt(ladder: Ladder, place: number): Wish | undefined {
  const lane = ladder[turn(ladder, place)];
  return lane?.rungs[Math.min(lane.at, lane.rungs.length - 1)];
}

/** The ladder after the answer to the question at a place: a rung up or down. */
export const climbed = (ladder: Ladder, place: number, isRight: boolean): Ladder =>
  ladder.map((lane, i) => {
    if (i !== turn(ladder, place)) return lane;
    const asked = Math.min(lane.at, lane.rungs.length - 1);
    return isRight
      ? { ...lane, at: asked + 1, best: Math.max(lane.best, asked) }
      : { ...lane, at: Math.max(0, asked - 1) };
  });

/** The skills that answers showed to be known: below where each lane ended, and no higher than what was answered rightly. */
export function passedOn(ladder: Ladder): readonly SkillId[] {
  return ladder.flatMap(({ rungs, at, best }) => {
    const skills = [...new Set(rungs.map(({ skill }) => skill))];
    return skills.filter((skill) => rungs.findLastIndex((rung) => rung.skill === skill) < Math.min(at, best + 1));
  });
}
