import { baseBook } from '../../engine/rulebooks/ids.ts';
import { MODES } from '../session/modes.ts';
import type { SessionState } from '../session/step.ts';
import { askedOf } from '../session/feedback.ts';
import { isOfBook } from './of-book.ts';
import { bookOf } from './progress.ts';
import { type PracticeRecord, SAMPLED_OF_A_SKILL, type Sampled } from './record.ts';
import { answeredBetween, isAskedWhole } from './record-answer.ts';

/** Drops the oldest answer to the skill of the last one, once there are too many. */
function trim(sample: readonly Sampled[]): readonly Sampled[] {
  const skill = sample.at(-1)?.[0];
  const isOfSkill = ([one]: Sampled): boolean => one === skill;
  const oldest = sample.findIndex(isOfSkill);
  return sample.filter(isOfSkill).length > SAMPLED_OF_A_SKILL ? sample.toSpliced(oldest, 1) : sample;
}

/** Adds a session's latest answer to the record's sample, if it helps predict the next. */
export function withSample(record: PracticeRecord, before: SessionState, now: SessionState): PracticeRecord {
  const { mode, rules, stage } = before.session;
  const { wish } = before.course;
  const done = answeredBetween(before.session, now.session);
  const isPassed = now.session.passed.length > before.session.passed.length;
  if (!(done ?? isPassed) || !wish) return record;
  const isTimed = MODES[mode].clock === 'race';
  const isWhole = !done || isAskedWhole(done, askedOf(done, stage));
  if (!MODES[mode].remembers || isTimed || !isWhole || !isOfBook(before.session.question)) return record;
  const book = bookOf(record, rules);
  const isAimed = wish.fact !== undefined || wish.mistake !== undefined;
  const answer = [before.session.question.skill, wish.level, done?.verdict.right === true, isAimed] as const;
  return {
    ...record,
    books: { ...record.books, [baseBook(rules)]: { ...book, sample: trim([...(book.sample ?? []), answer]) } },
  };
}
