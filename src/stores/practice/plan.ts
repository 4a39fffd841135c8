import type { Wish } from '../../quizzes/sitting.ts';
import { applicableSkills, bookOf, levelFor, skillIn } from './progress.ts';
import { GRADES, type PracticeRecord } from './record.ts';
import type { FactId, RiichiId, SkillId } from './vocabulary.ts';

/** How many questions a daily mix has: a few minutes. */
export const MIX_LENGTH = 12;

/** How many facts of one skill a mix takes up, so that it stays one. */
const MOST_OF_A_SKILL = 2;

/** The skills in which a fact is asked about. */
const HOMES: readonly (readonly [prefix: string, skills: readonly SkillId[]])[] = [
  ['dora:', ['indicators']],
  ['han:', ['dora']],
  ['wait:', ['waits']],
  ['yaku:', ['yaku']],
  ['fu:pung', ['set-fu', 'fu']],
  ['fu:kong', ['set-fu', 'fu']],
  ['fu:chow', ['set-fu']],
  ['fu:pair', ['pair-wait']],
  ['fu:wait', ['pair-wait']],
  ['fu:', ['fu']],
  ['pay:', ['payment']],
  ['limit:', ['limits']],
  ['rules:', ['other-rules']],
];

const homeOf = (fact: FactId): SkillId | undefined => HOMES.find(([prefix]) => fact.startsWith(prefix))?.[1][0];

/** The skill to learn next: the first in teaching order, from one on where one is named, that is not yet proficient; else the one that is due first. */
export function nextSkill(record: PracticeRecord, rules: RiichiId, after?: SkillId): SkillId {
  const due = (skill: SkillId): number => skillIn(record, rules, skill).card?.due ?? 0;
  const skills = applicableSkills(record);
  const unready = skills.filter(
    (skill) => GRADES.indexOf(skillIn(record, rules, skill).grade) < GRADES.indexOf('proficient'),
  );
  const later = after && unready.find((skill) => skills.indexOf(skill) > skills.indexOf(after));
  return later ?? unready[0] ?? skills.toSorted((a, b) => due(a) - due(b))[0] ?? 'fu';
}

/** The wishes of a mixed sitting: facts that are due, skills that are due, and a taste of what comes next. */
export function mixFor(record: PracticeRecord, rules: RiichiId, now: number): readonly Wish[] {
  const wish = (skill: SkillId, fact?: FactId): Wish => ({
    skill,
    level: levelFor(skillIn(record, rules, skill)),
    ...(fact === undefined ? {} : { fact }),
  });
  const skills = applicableSkills(record);
  const facts = Object.entries(bookOf(record, rules).facts)
    .filter(([, { due }]) => due <= now)
    .sort(([, a], [, b]) => a.due - b.due)
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
