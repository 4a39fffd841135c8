import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Interest, Wish } from '../session/run.ts';
import type { SkillId } from '../base/skill-ids.ts';
import { homeOf } from '../games/skills.ts';
import type { FactId } from '../base/terms.ts';
import { asOf } from '../memory/clock.ts';
import { misconceptionsToAsk } from '../memory/notebook.ts';
import { bookOf, isForLines, levelFor, skillIn } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';

/** What a skill is asked for: as hard, and in the form, that suits what is known of it. */
export function wishFor(record: PracticeRecord, rules: BookId, skill: SkillId): Wish {
  const known = skillIn(record, rules, skill);
  return { skill, level: levelFor(known), inLines: isForLines(skill, known) };
}

/** How the scheduler calls what was learnt and not missed since. */
const LEARNT = 2;

/** What waits longer than this, in milliseconds, waits no longer for what was missed since. */
const LONG = 86_400_000;

/** The facts that are due: those first that wait long, then those that were missed, and of each the one that waits longest. */
const dueFacts = (record: PracticeRecord, rules: BookId, now: number): readonly FactId[] =>
  Object.entries(bookOf(record, rules).facts)
    .map(([fact, card]) => ({ fact: fact as FactId, isMissed: card.state !== LEARNT, due: asOf(card, now).due }))
    .filter(({ due }) => due <= now)
    .map((one) => ({ ...one, rank: now - one.due >= LONG ? 2 : Number(one.isMissed) }))
    .sort((a, b) => b.rank - a.rank || a.due - b.due)
    .map(({ fact }) => fact);

/** The same, each asked in its skill. */
export const dueWishes = (record: PracticeRecord, rules: BookId, now: number): readonly Wish[] =>
  dueFacts(record, rules, now).flatMap((fact) => {
    const home = homeOf(fact);
    return home === undefined ? [] : [{ ...wishFor(record, rules, home), fact }];
  });

/** The open misconceptions and doubts that were not yet settled on this day, each asked where it shows, line by line. */
export const misconceptionWishes = (record: PracticeRecord, rules: BookId, day: string): readonly Wish[] =>
  misconceptionsToAsk(bookOf(record, rules).errors)
    .filter(([, { days }]) => !days.includes(day))
    .map(([mistake, { skill }]) => ({ ...wishFor(record, rules, skill), inLines: true, mistake }));

/** What the questions of a sitting shall be about where there is a choice. */
export function interestOf(record: PracticeRecord, rules: BookId, now: number): Interest {
  const met = Object.keys(bookOf(record, rules).facts) as FactId[];
  return { due: dueFacts(record, rules, now), met };
}
