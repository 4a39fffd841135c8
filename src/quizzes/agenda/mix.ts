import type { Wish } from '../session/run.ts';
import { skillsUnder } from '../games/skills.ts';
import type { Moment } from '../memory/moment.ts';
import { dueWishes, misconceptionWishes, unmetWishes, wishFor } from './wishes.ts';
import { daysBetween } from '../base/calendar.ts';
import { asOf } from '../memory/clock.ts';
import { applicableSkills, bookOf, levelFor, nextSkill, skillIn } from '../memory/progress.ts';
import type { PracticeRecord, SkillRecord } from '../memory/record.ts';
import { type SkillId, isAtTable } from '../base/skill-ids.ts';
import { LEVELS } from '../base/terms.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';

/** How many questions a daily mix has: a few minutes. */
export const MIX_LENGTH = 12;

/**
 * Limits of a mix: misconceptions, facts of one skill (so that it stays a mix), and places for new skills while little
 * is due.
 */
const [MOST_ERRORS, MOST_OF_A_SKILL, LEAST_NEW] = [4, 3, 4] as const;
/** How many skills take turns while some counting skills are still new. */
const AT_FIRST = 8;
/** With this many facts due, skills are begun one at a time. */
const MUCH = 2 * MIX_LENGTH;
/** How many questions of a mix are about nothing due even then, and how many of such questions ask what was never asked. */
const [LEAST_FREE, MOST_UNMET] = [2, 3] as const;
const MOST_LEVEL = Math.max(...LEVELS);
/** After how many answers to each started skill the next table skills begin, and how many at once. */
const [TRIED, AT_ONCE] = [2, 2] as const;
/** How many skills that were hardly tried open a mix: misses that return push out whatever comes later in it. */
const FIRST_OF_ALL = 2;

/**
 * The skills to start or continue: many counting skills at once, as a skill never asked is the least known; the next
 * table skills once all others were tried; then weak skills, newest first.
 */
function newest(record: PracticeRecord, rules: BookId, skills: readonly SkillId[]): readonly SkillId[] {
  const known = (skill: SkillId): SkillRecord => skillIn(record, rules, skill);
  const isOpened = (skill: SkillId): boolean => known(skill).card !== null;
  const opened = skills.filter(isOpened);
  const left = skills.filter((skill) => !isOpened(skill));
  const ofCounting = left.filter((skill) => !isAtTable(skill));
  const areTried = opened.every((skill) => known(skill).right + known(skill).wrong >= TRIED);
  const ofTable = ofCounting.length === 0 && areTried ? left.slice(0, AT_ONCE) : [];
  const unready = opened.filter((skill) => levelFor(known(skill)) < MOST_LEVEL).toReversed();
  return [...ofCounting, ...ofTable, ...unready].slice(0, ofCounting.length > 0 ? AT_FIRST : LEAST_NEW);
}

const [DAY, A_WEEK] = [86_400_000, 7] as const;
/** While a fact waits longer than this, in milliseconds, nothing new is brought. */
const TOO_LONG = 3 * DAY;

/** Whether a fact has waited too long, leaving out the days, a week at most, on which the learner did not practise. */
function isLongDue(record: PracticeRecord, rules: BookId, { now, day }: Moment): boolean {
  const last = Object.keys(record.days)
    .filter((one) => one < day)
    .reduce((latest, one) => (one > latest ? one : latest), '');
  const away = last === '' ? 0 : (Math.min(daysBetween(last, day), A_WEEK) - 1) * DAY;
  return Object.values(bookOf(record, rules).facts).some((card) => now - asOf(card, now).due - away > TOO_LONG);
}

/** At most this many of the skills, those with fewest answers, that were hardly tried. */
function hardlyTried(
  record: PracticeRecord,
  rules: BookId,
  skills: readonly SkillId[],
  most: number,
): readonly SkillId[] {
  const answersTo = (skill: SkillId): number => {
    const { right, wrong } = skillIn(record, rules, skill);
    return right + wrong;
  };
  return skills
    .filter((skill) => answersTo(skill) < TRIED)
    .toSorted((a, b) => answersTo(a) - answersTo(b))
    .slice(0, most);
}

/**
 * The wishes of the daily mix: skills hardly tried, misconceptions to overcome, due facts, new skills, then the skills that
 * waited longest.
 */
export function mixFor(record: PracticeRecord, rules: BookId, { now, day }: Moment): readonly Wish[] {
  const skills = applicableSkills(record, rules).filter((skill) => skillsUnder({ rules }).includes(skill));
  const isAsked = ({ skill }: Wish): boolean => skills.includes(skill);
  const errors = misconceptionWishes(record, rules, day).filter(isAsked).slice(0, MOST_ERRORS);
  const due = dueWishes(record, rules, now).filter(isAsked);
  const isMuch = due.length > MUCH;
  const facts = due.filter(
    ({ skill }, i) => due.slice(0, i).filter((other) => other.skill === skill).length < MOST_OF_A_SKILL,
  );
  const isOpened = (skill: SkillId): boolean => skillIn(record, rules, skill).card !== null;
  const next = newest(record, rules, skills);
  const first = hardlyTried(
    record,
    rules,
    [...new Set([...next, ...skills.filter(isOpened)])],
    isMuch ? 1 : FIRST_OF_ALL,
  );
  const fresh = isMuch ? [] : next.filter((skill) => !first.includes(skill));
  const length = MIX_LENGTH - first.length;
  const isBehind = isLongDue(record, rules, { now, day });
  const places = isMuch ? (isBehind ? 0 : LEAST_FREE) : Math.max(LEAST_NEW - first.length, fresh.length);
  const settling = [...errors, ...facts].slice(0, length - places);
  const waiting = skills
    .filter((skill) => isOpened(skill) && !fresh.includes(skill))
    .toSorted((a, b) => (skillIn(record, rules, a).card?.due ?? 0) - (skillIn(record, rules, b).card?.due ?? 0));
  const base = [...fresh, ...waiting];
  const wish = (skill: SkillId): Wish => wishFor(record, rules, skill);
  const free = Array.from({ length: length - settling.length }, (_, i) =>
    wish(base[i % base.length] ?? nextSkill(record, rules)),
  );
  const areCounted = skills.every((skill) => isAtTable(skill) || isOpened(skill));
  const unmet = areCounted && !isBehind ? unmetWishes(record, rules).filter(isAsked).slice(0, MOST_UNMET) : [];
  const rest = [...unmet, ...free].slice(0, free.length);
  return [...first.map(wish), ...interleave(settling, rest)];
}

const interleave = (a: readonly Wish[], b: readonly Wish[]): readonly Wish[] =>
  a.flatMap((one, i) => [one, ...b.slice(i, i + 1)]).concat(b.slice(a.length));
