import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import type { Moment } from '../memory/moment.ts';
import { isForLearner, skillIn } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';
import { LATEST, areEnough } from '../memory/next-step.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { isAskedLately } from './due.ts';
import type { Journey } from './journey.ts';
import { pathOf } from './games/index.ts';
import { type ChapterId, type Stop, isSkillStop, stopsOf } from './stops.ts';

/** The marks of a stop, in their order: its idea and its worked hand were shown, five questions were answered and enough of the latest five right, and it is proven. */
export const MARKS = ['idea', 'five', 'stamp'] as const;
/** One of them. */
export type Mark = (typeof MARKS)[number];

/** What proved a stop: right answers on another day, or the placement. */
export type Proof = 'practice' | 'placement';

/** A stop as it stands. */
export interface StopState {
  readonly stop: Stop;
  readonly marks: Readonly<Record<Mark, boolean>>;
  /** How many of its five questions were answered. */
  readonly answered: number;
  readonly proof: Proof | undefined;
  /** What to do at it today; undefined if it is proven, or only another day can prove it. */
  readonly open: Mark | undefined;
}

/** How many questions a stop asks before it waits for another day. */
export const QUESTIONS_AT_A_STOP = LATEST;
const FEW = QUESTIONS_AT_A_STOP;

/** Whether its questions were answered, and too many of them wrong: it is to be done again before anything else. */
export const isToRepeat = ({ marks, answered }: StopState): boolean => answered >= FEW && !marks.five && !marks.stamp;

function openOf(marks: StopState['marks'], canBeProven: boolean): Mark | undefined {
  if (marks.stamp) return undefined;
  const first = MARKS.find((mark) => !marks[mark]);
  return first === 'stamp' && !canBeProven ? undefined : first;
}

function skillState(
  stop: Stop,
  id: SkillId,
  record: PracticeRecord,
  rules: BookId,
  journey: Journey,
  taught: readonly SkillId[],
  { now, day }: Moment,
): StopState {
  const { right, wrong, lately, grade, begun, card } = skillIn(record, rules, id);
  const isPlaced = journey.placed[baseBook(rules)]?.includes(id) === true;
  const isPractised = grade === 'proficient' || grade === 'mastered';
  const proof = isPractised ? 'practice' : isPlaced ? 'placement' : undefined;
  const isLate = card !== null && isAskedLately(card, now);
  const marks = {
    idea:
      taught.includes(id) ||
      stop.articles.some((article) => journey.read.some((read) => read === article || read.startsWith(`${article}.`))),
    five: right + wrong >= FEW && areEnough(lately),
    stamp: proof !== undefined,
  };
  return { stop, marks, proof, answered: Math.min(FEW, right + wrong), open: openOf(marks, begun !== day && !isLate) };
}

/** Whether a skill is left out, as part of one that was begun or placed; not if it was itself asked. */
function isWithinKnown(id: SkillId, record: PracticeRecord, rules: BookId, { placed }: Journey): boolean {
  const around = pathOf(rules).within[id];
  const wasAsked = (skill: SkillId): boolean => {
    const { right, wrong } = skillIn(record, rules, skill);
    return right + wrong > 0;
  };
  return (
    around !== undefined && !wasAsked(id) && (wasAsked(around) || placed[baseBook(rules)]?.includes(around) === true)
  );
}

function chapterState(stop: Stop, id: ChapterId, journey: Journey, today: string): StopState {
  const known = journey.chapters[id];
  const marks = {
    idea: journey.read.includes(id),
    five: known !== undefined && known.asked >= Math.min(FEW, known.of),
    stamp: known?.isProven === true,
  };
  return {
    stop,
    marks,
    proof: marks.stamp ? 'practice' : undefined,
    answered: Math.min(FEW, known?.asked ?? 0),
    open: openOf(marks, known?.begun !== today),
  };
}

/** The state of every stop that is for a learner at a moment, by the record and the lessons shown. */
export const statesOf = (
  record: PracticeRecord,
  rules: BookId,
  journey: Journey,
  moment: Moment,
  taught: readonly SkillId[] = [],
): readonly StopState[] =>
  stopsOf(rules).flatMap((stop) => {
    if (!isSkillStop(stop.id)) return [chapterState(stop, stop.id, journey, moment.day)];
    const isFor = isForLearner(record, stop.id) && !isWithinKnown(stop.id, record, rules, journey);
    return isFor ? [skillState(stop, stop.id, record, rules, journey, taught, moment)] : [];
  });
