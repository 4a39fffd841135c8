import type { Leanings } from '../mistakes/small.ts';
import { GRADING, bookOf } from './progress.ts';
import { type Grade, NO_SKILL, type PracticeRecord, type SkillRecord } from './record.ts';
import { review } from './schedule.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { FactId } from '../terms.ts';
import type { SkillId } from '../skills/ids.ts';

/** A time, and the day that it is by the clock of the player: `2026-11-20`. */
export interface Moment {
  readonly now: number;
  readonly day: string;
}

/** One answered question, as memory takes it in. */
export interface Outcome {
  readonly rules: BookId;
  readonly skill: SkillId;
  readonly facts: readonly FactId[];
  readonly right: boolean;
  readonly milliseconds: number;
  /** Whether it was asked among other skills. */
  readonly mixed: boolean;
  readonly leanings: Leanings;
}

const REMEMBERED = 20;
/** How many right of the latest keep a skill proficient that was it before. */
const KEPT = 6;

const count = (lately: string, of: number): number => Array.from(lately.slice(-of)).filter((one) => one === '1').length;

/** The grade after an answer: familiar and proficient by the latest answers, mastered in a mixed sitting on a later day; errors take it back. */
export function gradeAfter(before: SkillRecord, lately: string, mixed: boolean, day: string): Grade {
  const { some, few, most, many } = GRADING;
  const proficient = lately.length >= many && count(lately, many) >= most;
  if (!proficient) {
    const slipped = before.grade === 'mastered' || before.grade === 'proficient';
    if (slipped && count(lately, many) >= KEPT) return 'proficient';
    return count(lately, few) >= some ? 'familiar' : before.grade === 'new' ? 'new' : 'familiar';
  }
  if (before.grade === 'mastered') return 'mastered';
  const later = before.grade === 'proficient' && before.since !== '' && before.since !== day;
  return mixed && later && lately.endsWith('1') ? 'mastered' : 'proficient';
}

function skillAfter(before: SkillRecord, { right, milliseconds, mixed }: Outcome, { now, day }: Moment): SkillRecord {
  const lately = (before.lately + (right ? '1' : '0')).slice(-REMEMBERED);
  const grade = gradeAfter(before, lately, mixed, day);
  const since =
    grade === 'proficient' && before.grade !== 'proficient' && before.grade !== 'mastered' ? day : before.since;
  return {
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    lately,
    times: [...before.times, Math.round(milliseconds)].slice(-REMEMBERED),
    grade,
    since,
    card: review(before.card, right, now),
  };
}

/** The record after an answer. */
export function after(record: PracticeRecord, outcome: Outcome, moment: Moment): PracticeRecord {
  const { now, day } = moment;
  const { rules, skill, facts, right, leanings } = outcome;
  const book = bookOf(record, rules);
  const [rights, wrongs] = record.days[day] ?? [0, 0];
  const reviewed = facts.map((fact) => [fact, review(book.facts[fact], right, now)] as const);
  return {
    ...record,
    books: {
      ...record.books,
      [rules]: {
        skills: { ...book.skills, [skill]: skillAfter(book.skills[skill] ?? NO_SKILL, outcome, moment) },
        facts: { ...book.facts, ...Object.fromEntries(reviewed) },
        leanings,
      },
    },
    days: { ...record.days, [day]: [rights + (right ? 1 : 0), wrongs + (right ? 0 : 1)] },
  };
}
