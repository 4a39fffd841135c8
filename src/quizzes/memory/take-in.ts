import { MODES } from '../sitting/modes.ts';
import { type Done, type Session, missedIn } from '../sitting/session.ts';
import { askedOf, leaningsAfter } from '../sitting/tell.ts';
import { skillOf } from '../skills/index.ts';
import { type Moment, after } from './outcome.ts';
import { bookOf } from './progress.ts';
import type { PracticeRecord } from './record.ts';

/** What was answered by the event that led from one state of a sitting to the next. */
function answeredBetween(before: Session, now: Session): Done | undefined {
  if (before.told || before.over) return undefined;
  return now.told ?? now.done[before.done.length];
}

function withAnswer(record: PracticeRecord, before: Session, done: Done, moment: Moment): PracticeRecord {
  const { rules, skill: only } = before;
  const { skill, question, verdict, milliseconds } = done;
  const asked = askedOf(done, before.stage);
  if (!MODES[before.mode].remembers || asked.length === 0) return record;
  const facts = skillOf(skill).facts(question);
  const leanings = leaningsAfter(done, asked, bookOf(record, rules).leanings);
  const mixed = only === undefined;
  return after(record, { rules, skill, facts, right: verdict.right, milliseconds, mixed, leanings }, moment);
}

/** Keeps the best of a race that has just ended. */
function withBest(record: PracticeRecord, { mode, rules, skill, done }: Session): PracticeRecord {
  if (MODES[mode].clock !== 'race' || skill === undefined) return record;
  const key = `${rules}/${skill}`;
  const right = done.length - missedIn(done).length;
  return right > (record.best[key] ?? 0) ? { ...record, best: { ...record.best, [key]: right } } : record;
}

/** The record after an event of a sitting that led from one state to another; the same where nothing is to be remembered. */
export function takeIn(record: PracticeRecord, before: Session, now: Session, moment: Moment): PracticeRecord {
  const done = answeredBetween(before, now);
  const learnt = done ? withAnswer(record, before, done, moment) : record;
  return now.over && !before.over ? withBest(learnt, now) : learnt;
}
