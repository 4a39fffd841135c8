import {
  type BookRecord,
  GRADES,
  type Grade,
  NO_BOOK,
  NO_SKILL,
  type PracticeRecord,
  type SkillRecord,
} from './record.ts';
import { type BookId, gameOf } from '../../engine/rulebooks/ids.ts';
import type { Level } from '../base/terms.ts';
import { type SkillId, isByEye, skillsOfGame, wholeOf } from '../base/skill-ids.ts';

/** What is remembered under a rulebook. */
export const bookOf = (record: PracticeRecord, rules: BookId): BookRecord => record.books[rules] ?? NO_BOOK;

/** What is remembered of a skill. */
export const skillIn = (record: PracticeRecord, rules: BookId, skill: SkillId): SkillRecord =>
  bookOf(record, rules).skills[skill] ?? NO_SKILL;

/** The skills of a rulebook's game that are for this learner, in teaching order. */
export const applicableSkills = ({ readAloud }: PracticeRecord, rules: BookId): readonly SkillId[] =>
  skillsOfGame(gameOf(rules)).filter((skill) => !(readAloud && isByEye(skill)));

const LEVEL_OF: Readonly<Record<Grade, Level>> = { new: 1, familiar: 2, proficient: 3, mastered: 3 };

/** The level that suits the learner's grade in a skill. */
export const levelFor = ({ grade }: SkillRecord): Level => LEVEL_OF[grade];

/** The skills that are counted line by line while they are learnt; payments only after a miss, for they are known as a whole. */
const LEARNT_IN_LINES: readonly SkillId[] = ['han', 'fu'];

/** Whether a skill is asked line by line: until it is proficient. */
export const isForLines = (skill: SkillId, { grade }: SkillRecord): boolean =>
  LEARNT_IN_LINES.includes(skill) && (grade === 'new' || grade === 'familiar');

/**
 * The skill to learn next: the first in teaching order (from a given one on) that is not yet proficient, else the one
 * due first.
 */
export function nextSkill(record: PracticeRecord, rules: BookId, after?: SkillId): SkillId {
  const due = (skill: SkillId): number => skillIn(record, rules, skill).card?.due ?? 0;
  const skills = applicableSkills(record, rules);
  const unready = skills.filter(
    (skill) => GRADES.indexOf(skillIn(record, rules, skill).grade) < GRADES.indexOf('proficient'),
  );
  const later = after && unready.find((skill) => skills.indexOf(skill) > skills.indexOf(after));
  return later ?? unready[0] ?? skills.toSorted((a, b) => due(a) - due(b))[0] ?? wholeOf(rules);
}
