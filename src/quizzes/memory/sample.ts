import { MODES } from '../session/modes.ts';
import type { SessionState } from '../session/step.ts';
import { askedOf } from '../session/feedback.ts';
import { bookOf } from './progress.ts';
import { LONGEST_SAMPLE, type PracticeRecord } from './record.ts';
import { answeredBetween, isAskedWhole } from './record-answer.ts';

/** Adds a session's latest answer to the record's sample, if it helps predict the next. */
export function withSample(record: PracticeRecord, before: SessionState, now: SessionState): PracticeRecord {
  const { mode, rules, stage } = before.session;
  const { wish } = before.course;
  const done = answeredBetween(before.session, now.session);
  const isPassed = now.session.passed.length > before.session.passed.length;
  if (!(done ?? isPassed) || !wish) return record;
  const isTimed = MODES[mode].clock === 'race';
  const isWhole = !done || isAskedWhole(done, askedOf(done, stage));
  if (!MODES[mode].remembers || isTimed || !isWhole) return record;
  const book = bookOf(record, rules);
  const isAimed = wish.fact !== undefined || wish.mistake !== undefined;
  const answer = [before.session.question.skill, wish.level, done?.verdict.right === true, isAimed] as const;
  const sample = [...(book.sample ?? []), answer].slice(-LONGEST_SAMPLE);
  return { ...record, books: { ...record.books, [rules]: { ...book, sample } } };
}
