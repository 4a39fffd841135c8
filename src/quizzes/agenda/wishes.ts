import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { Interest, Wish } from '../session/run.ts';
import { type SkillId, isAtTable } from '../base/skill-ids.ts';
import { homeOf, skillOf, skillsUnder } from '../games/skills.ts';
import type { FactId } from '../base/terms.ts';
import { asOf } from '../memory/clock.ts';
import { misconceptionsToAsk } from '../memory/notebook.ts';
import { bookOf, isForLines, levelFor, skillIn } from '../memory/progress.ts';
import type { PracticeRecord } from '../memory/record.ts';

/** A wish for a skill, at the level and in the form that suit the learner. */
export function wishFor(record: PracticeRecord, rules: BookId, skill: SkillId): Wish {
  const known = skillIn(record, rules, skill);
  return {
    skill,
    level: levelFor(known),
    inLines: isForLines(skill, known),
    ...(known.card === null && { isNew: true }),
  };
}

/** The scheduler's state for a fact that was learnt and not missed since (FSRS "review"). */
const LEARNT = 2;

/** Facts overdue by more than this, in milliseconds, come before those that were missed. */
const LONG = 86_400_000;

/** The due facts: long overdue ones first, then missed ones, each by how long they have waited. */
const dueFacts = (record: PracticeRecord, rules: BookId, now: number): readonly FactId[] =>
  Object.entries(bookOf(record, rules).facts)
    .map(([fact, card]) => ({ fact: fact as FactId, isMissed: card.state !== LEARNT, due: asOf(card, now).due }))
    .filter(({ due }) => due <= now)
    .map((one) => ({ ...one, rank: now - one.due >= LONG ? 2 : Number(one.isMissed) }))
    .sort((a, b) => b.rank - a.rank || a.due - b.due)
    .map(({ fact }) => fact);

/** The same as wishes for the skills that ask about them. */
export const dueWishes = (record: PracticeRecord, rules: BookId, now: number): readonly Wish[] =>
  dueFacts(record, rules, now).flatMap((fact) => {
    const home = homeOf(fact);
    return home === undefined ? [] : [{ ...wishFor(record, rules, home), fact }];
  });

/**
 * Wishes for what was never asked of skills that were begun, where it can be listed: of counting before the table, and
 * first of those with most of it.
 */
export function unmetWishes(record: PracticeRecord, rules: BookId): readonly Wish[] {
  const { facts } = bookOf(record, rules);
  const unmet = skillsUnder({ rules })
    .filter((skill) => skillIn(record, rules, skill).card !== null)
    .map((skill) => ({
      skill,
      left: (skillOf(skill).every?.({ rules }) ?? []).filter((fact) => facts[fact] === undefined),
    }))
    .toSorted((a, b) => Number(isAtTable(a.skill)) - Number(isAtTable(b.skill)) || b.left.length - a.left.length);
  const most = Math.max(0, ...unmet.map(({ left }) => left.length));
  return Array.from({ length: most }, (_, i) =>
    unmet.flatMap(({ skill, left }) =>
      left.slice(i, i + 1).map((fact) => ({ ...wishFor(record, rules, skill), fact })),
    ),
  ).flat();
}

/** Wishes for the open and suspected misconceptions not yet cleared up today, each where it shows, line by line. */
export const misconceptionWishes = (record: PracticeRecord, rules: BookId, day: string): readonly Wish[] =>
  misconceptionsToAsk(bookOf(record, rules).errors)
    .filter(([, { days }]) => !days.includes(day))
    .map(([mistake, { skill }]) => ({ ...wishFor(record, rules, skill), inLines: true, mistake }));

/** What the questions of a session should be about, if there is a choice. */
export function interestOf(record: PracticeRecord, rules: BookId, now: number): Interest {
  const met = Object.keys(bookOf(record, rules).facts) as FactId[];
  return { due: dueFacts(record, rules, now), met };
}
