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
  /** The next rung; the number of rungs when the lane has nothing more to ask. */
  readonly at: number;
  /** For each rung, right minus wrong answers; 0 if it was not asked. */
  readonly scores: readonly number[];
}

/** Lanes that are asked in turn. */
export type Ladder = readonly Lane[];

/** The lane with the answer to one of its rungs. */
const answered = (lane: Lane, at: number, isRight: boolean): Lane => ({
  ...lane,
  scores: lane.rungs.map((_, i) => (lane.scores[i] ?? 0) + (i === at ? (isRight ? 1 : -1) : 0)),
});

/** The rungs below the easiest missed one whose right answer would show a skill that was not shown yet. */
function worthAsking(lane: Lane): readonly number[] {
  const shown = passedOn([lane]).length;
  const missed = lane.rungs.findIndex((_, i) => (lane.scores[i] ?? 0) < 0);
  const most = missed < 0 ? lane.rungs.length : missed;
  return lane.rungs.flatMap((_, i) =>
    i < most && (lane.scores[i] ?? 0) === 0 && passedOn([answered(lane, i, true)]).length > shown ? [i] : [],
  );
}

/** The lane with its next rung; it ends where there is none. */
const goingTo = (lane: Lane, at: number | undefined): Lane => ({ ...lane, at: at ?? lane.rungs.length });

/** Fresh lanes, each starting in the middle, or at the nearest rung that can show something. */
export const newLadder = (lanes: readonly (readonly Rung[])[]): Ladder =>
  lanes.map((rungs) => {
    const lane = { rungs, at: 0, scores: rungs.map(() => 0) };
    const open = worthAsking(lane);
    return goingTo(lane, open.findLast((at) => at <= rungs.length / 2) ?? open[0]);
  });

/** The lane to ask at a place of the session: in turn, as long as it has something to ask; undefined at the end. */
function laneAt(ladder: Ladder, place: number): Lane | undefined {
  const asked = ({ scores }: Lane): number => scores.filter((score) => score !== 0).length;
  const turns = ladder.map((_, i) => ladder[(place + i) % ladder.length]).filter((lane) => lane !== undefined);
  return turns.filter(({ at, rungs }) => at < rungs.length).toSorted((a, b) => asked(a) - asked(b))[0];
}

/** What is asked at a place of the session; undefined when no answer would show anything more. */
export function rungAt(ladder: Ladder, place: number): Rung | undefined {
  const lane = laneAt(ladder, place);
  return lane?.rungs[lane.at];
}

const isKnownIn = ({ scores }: Lane): boolean => scores.some((score) => score > 0);

/**
 * The ladder after the answer to the question at a place: up after a right answer, down after a wrong one. After two wrong
 * ones in a row every lane in which nothing was right starts at its easiest rung.
 */
export function climbed(ladder: Ladder, place: number, isRight: boolean, wasWrong = false): Ladder {
  const asked = laneAt(ladder, place);
  return ladder.map((lane) => {
    const now = lane === asked ? answered(lane, lane.at, isRight) : lane;
    const open = worthAsking(now);
    if (!isRight && wasWrong && !isKnownIn(now)) return goingTo(now, open[0]);
    if (lane !== asked) return lane;
    const below = open.findLast((at) => at < lane.at);
    return goingTo(now, isRight ? (open.find((at) => at > lane.at) ?? below) : below);
  });
}

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
