import type { Wish } from '../sitting/run.ts';
import { homeOf, skillsUnder } from '../skills/index.ts';
import { asOf } from './clock.ts';
import { applicableSkills, bookOf, levelFor, nextSkill, skillIn } from './progress.ts';
import type { PracticeRecord } from './record.ts';
import type { BookId } from '../../engine/rulebooks/ids.ts';
import type { FactId } from '../terms.ts';
import type { SkillId } from '../skills/ids.ts';

/** How many questions a daily mix has: a few minutes. */
export const MIX_LENGTH = 12;

/** How many facts of one skill a mix takes up, so that it stays one. */
const MOST_OF_A_SKILL = 2;

/** The wishes of a mixed sitting: facts that are due, skills that are due, and a taste of what comes next. */
export function mixFor(record: PracticeRecord, rules: BookId, now: number): readonly Wish[] {
  const wish = (skill: SkillId, fact?: FactId): Wish => ({
    skill,
    level: levelFor(skillIn(record, rules, skill)),
    ...(fact === undefined ? {} : { fact }),
  });
  const skills = applicableSkills(record, rules).filter((skill) => skillsUnder({ rules }).includes(skill));
  const facts = Object.entries(bookOf(record, rules).facts)
    .map(([fact, card]) => [fact, asOf(card, now).due] as const)
    .filter(([, due]) => due <= now)
    .sort(([, a], [, b]) => a - b)
    .flatMap(([fact]) => {
      const home = homeOf(fact as FactId);
      return home === undefined || !skills.includes(home) ? [] : [wish(home, fact as FactId)];
    })
    .filter(({ skill }, i, due) => due.slice(0, i).filter((other) => other.skill === skill).length < MOST_OF_A_SKILL)
    .slice(0, MIX_LENGTH / 2);
  const known = skills.filter((skill) => skillIn(record, rules, skill).card !== null);
  const dueFirst = [...known].sort(
    (a, b) => (skillIn(record, rules, a).card?.due ?? 0) - (skillIn(record, rules, b).card?.due ?? 0),
  );
  const next = nextSkill(record, rules);
  const base = dueFirst.length > 2 ? [...dueFirst, next] : [next, ...skills];
  const rest = Array.from({ length: MIX_LENGTH - facts.length }, (_, i) => wish(base[i % base.length] ?? next));
  return interleave(rest, facts);
}

const interleave = (a: readonly Wish[], b: readonly Wish[]): readonly Wish[] =>
  a.flatMap((one, i) => [one, ...b.slice(i, i + 1)]).concat(b.slice(a.length));
