import { MODES } from '../sitting/modes.ts';
import type { Sitting } from '../sitting/step.ts';
import { askedOf } from '../sitting/tell.ts';
import { bookOf } from './progress.ts';
import { LONGEST_SAMPLE, type PracticeRecord } from './record.ts';
import { answeredBetween, isAskedWhole } from './take-in.ts';

/** The record with the answer that led from one state of a sitting to the next, where it tells how the next will be. */
export function withSample(record: PracticeRecord, before: Sitting, now: Sitting): PracticeRecord {
  const { mode, rules, stage } = before.session;
  const { wish } = before.course;
  const done = answeredBetween(before.session, now.session);
  if (!done || !wish) return record;
  const isTimed = MODES[mode].clock === 'race';
  if (!MODES[mode].remembers || isTimed || !isAskedWhole(done, askedOf(done, stage))) return record;
  const book = bookOf(record, rules);
  const isAimed = wish.fact !== undefined || wish.mistake !== undefined;
  const answer = [done.skill, wish.level, done.verdict.right, isAimed] as const;
  const sample = [...(book.sample ?? []), answer].slice(-LONGEST_SAMPLE);
  return { ...record, books: { ...record.books, [rules]: { ...book, sample } } };
}
