import type { Evidence } from '../misconceptions/small.ts';
import { type MisconceptionsSeen, notebookAfter } from './notebook.ts';
import { gradeAfter } from './grade.ts';
import type { Moment } from './moment.ts';
import { bookOf } from './progress.ts';
import { type Card, NO_SKILL, type PracticeRecord, type SkillRecord } from './record.ts';
import { type Recall, recallBy, review, reviewInPart } from './schedule.ts';
import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import type { Credit, FactId } from '../base/terms.ts';
import { type SkillId, wholeOf } from '../base/skill-ids.ts';

/** One answered question, as memory takes it in. */
export interface Outcome {
  readonly rules: BookId;
  readonly skill: SkillId;
  /** The facts that the answer showed to be known, or not. */
  readonly credits: readonly Credit[];
  readonly right: boolean;
  readonly milliseconds: number;
  /** Whether it was asked among other skills. */
  readonly mixed: boolean;
  /** Whether the whole question was asked, with nothing filled in. */
  readonly complete: boolean;
  readonly leanings: Evidence;
  readonly errors: MisconceptionsSeen;
}

const REMEMBERED = 20;
/** How much a right answer about a whole hand counts for each of its many facts. */
const AMONG_MORE = 0.5;

function skillAfter(before: SkillRecord, outcome: Outcome, recall: Recall, { now, day }: Moment): SkillRecord {
  const { right, milliseconds, complete } = outcome;
  const counted = {
    right: before.right + (right ? 1 : 0),
    wrong: before.wrong + (right ? 0 : 1),
    times: [...before.times, Math.round(milliseconds)].slice(-REMEMBERED),
    card: review(before.card, recall, now),
  };
  if (!complete) return { ...before, ...counted };
  const lately = (before.lately + (right ? '1' : '0')).slice(-REMEMBERED);
  const isLater = before.since !== '' && before.since !== day;
  const mixed = !right ? 0 : before.mixed + (outcome.mixed && isLater ? 1 : 0);
  const grade = gradeAfter(before, lately, mixed, day);
  const isProficient = grade === 'proficient' || grade === 'mastered';
  const wasProficient = before.grade === 'proficient' || before.grade === 'mastered';
  return {
    ...counted,
    lately,
    grade,
    mixed: isProficient ? mixed : 0,
    since: isProficient && !wasProficient ? day : before.since,
    begun: before.lately === '' ? day : before.begun,
  };
}

/** The record after an answer. */
export function after(record: PracticeRecord, outcome: Outcome, moment: Moment): PracticeRecord {
  const { now, day } = moment;
  const { rules, skill, credits, right, milliseconds, leanings, errors } = outcome;
  const book = bookOf(record, rules);
  const known = book.skills[skill] ?? NO_SKILL;
  const recall = right ? recallBy(milliseconds, known.times) : 'missed';
  const [rights, wrongs] = record.days[day] ?? [0, 0];
  const share = skill === wholeOf(rules) ? AMONG_MORE : 1;
  const own = recall === 'missed' ? 'good' : recall;
  const reviewed = credits.map((credit): readonly [FactId, Card] => [
    credit.fact,
    reviewInPart(book.facts[credit.fact], credit.right ? own : 'missed', now, share),
  ]);
  return {
    ...record,
    books: {
      ...record.books,
      [baseBook(rules)]: {
        ...book,
        skills: { ...book.skills, [skill]: skillAfter(known, outcome, recall, moment) },
        facts: { ...book.facts, ...Object.fromEntries(reviewed) },
        leanings,
        errors: notebookAfter(book.errors, errors, moment),
      },
    },
    days: { ...record.days, [day]: [rights + (right ? 1 : 0), wrongs + (right ? 0 : 1)] },
  };
}
