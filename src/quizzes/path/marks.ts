import type { BookId } from '../../engine/rulebooks/ids.ts';
import { skillIn } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';
import type { SkillId } from '../skills/ids.ts';
import type { Journey } from './journey.ts';
import { type ChapterId, type Stop, isSkillStop, stopsOf } from './stops.ts';

/** The marks of a stop, in their order: its idea was read, a worked hand was met, five questions were answered, and it is proven. */
export const MARKS = ['idea', 'worked', 'five', 'stamp'] as const;
/** One of them. */
export type Mark = (typeof MARKS)[number];

/** What proves a stop: right answers on another day, or the placement. */
export type Proof = 'practice' | 'placement';

/** A stop as it stands. */
export interface StopState {
  readonly stop: Stop;
  /** The marks that it can have, each with whether it has it; a chapter has no worked hand. */
  readonly marks: Readonly<Partial<Record<Mark, boolean>>>;
  readonly proof: Proof | undefined;
  /** What there is to do at it today; undefined where it is proven, or only another day can prove it. */
  readonly open: Mark | undefined;
}

const FEW = 5;

function openOf(marks: StopState['marks'], canBeProven: boolean): Mark | undefined {
  if (marks.stamp) return undefined;
  const first = MARKS.find((mark) => marks[mark] === false);
  return first === 'stamp' && !canBeProven ? undefined : first;
}

function skillState(
  stop: Stop,
  id: SkillId,
  record: PracticeRecord,
  rules: BookId,
  journey: Journey,
  today: string,
): StopState {
  const { right, wrong, grade, begun } = skillIn(record, rules, id);
  const isPlaced = journey.placed[rules]?.includes(id) === true;
  const isPractised = grade === 'proficient' || grade === 'mastered';
  const proof = isPractised ? 'practice' : isPlaced ? 'placement' : undefined;
  const marks = {
    idea: stop.articles.some((article) =>
      journey.read.some((read) => read === article || read.startsWith(`${article}.`)),
    ),
    worked: right + wrong > 0,
    five: right + wrong >= FEW,
    stamp: proof !== undefined,
  };
  return { stop, marks, proof, open: openOf(marks, begun !== today) };
}

function chapterState(stop: Stop, id: ChapterId, journey: Journey, today: string): StopState {
  const known = journey.chapters[id];
  const marks = {
    idea: journey.read.includes(id),
    five: known !== undefined && known.asked >= Math.min(FEW, known.of),
    stamp: known?.isProven === true,
  };
  return { stop, marks, proof: marks.stamp ? 'practice' : undefined, open: openOf(marks, known?.begun !== today) };
}

/** Every stop of a rulebook as it stands on a day. */
export const statesOf = (
  record: PracticeRecord,
  rules: BookId,
  journey: Journey,
  today: string,
): readonly StopState[] =>
  stopsOf(rules).map((stop) =>
    isSkillStop(stop.id)
      ? skillState(stop, stop.id, record, rules, journey, today)
      : chapterState(stop, stop.id, journey, today),
  );
