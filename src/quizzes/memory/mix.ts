import type { Wish } from '../sitting/run.ts';
import { skillsUnder } from '../skills/index.ts';
import type { Moment } from './moment.ts';
import { dueWishes, errorWishes, wishFor } from './openings.ts';
import { applicableSkills, nextSkill, skillIn } from './progress.ts';
import type { PracticeRecord } from './record.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';

/** How many questions a daily mix has: a few minutes. */
export const MIX_LENGTH = 12;

/** How many misconceptions a mix takes up, and how many facts of one skill, so that it stays one. */
const [MOST_ERRORS, MOST_OF_A_SKILL] = [4, 2] as const;

/** The wishes of a mixed sitting: misconceptions to overcome, facts that are due, skills that are due, and a taste of what comes next. */
export function mixFor(record: PracticeRecord, rules: BookId, { now, day }: Moment): readonly Wish[] {
  const skills = applicableSkills(record, rules).filter((skill) => skillsUnder({ rules }).includes(skill));
  const isAsked = ({ skill }: Wish): boolean => skills.includes(skill);
  const errors = errorWishes(record, rules, day).filter(isAsked).slice(0, MOST_ERRORS);
  const facts = dueWishes(record, rules, now)
    .filter(isAsked)
    .filter(({ skill }, i, due) => due.slice(0, i).filter((other) => other.skill === skill).length < MOST_OF_A_SKILL)
    .slice(0, MIX_LENGTH / 2);
  const known = skills.filter((skill) => skillIn(record, rules, skill).card !== null);
  const dueFirst = [...known].sort(
    (a, b) => (skillIn(record, rules, a).card?.due ?? 0) - (skillIn(record, rules, b).card?.due ?? 0),
  );
  const next = nextSkill(record, rules);
  const base = dueFirst.length > 2 ? [...dueFirst, next] : [next, ...skills];
  const settling = [...errors, ...facts].slice(0, (2 * MIX_LENGTH) / 3);
  const rest = Array.from({ length: MIX_LENGTH - settling.length }, (_, i) =>
    wishFor(record, rules, base[i % base.length] ?? next),
  );
  return interleave(settling, rest);
}

const interleave = (a: readonly Wish[], b: readonly Wish[]): readonly Wish[] =>
  a.flatMap((one, i) => [one, ...b.slice(i, i + 1)]).concat(b.slice(a.length));
