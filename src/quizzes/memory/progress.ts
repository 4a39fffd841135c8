import {
  type BookRecord,
  GRADES,
  type Grade,
  NO_BOOK,
  NO_SKILL,
  type PracticeRecord,
  type SkillRecord,
} from './record.ts';
import { type BookId, baseBook } from '../../engine/rulebooks/ids.ts';
import type { Level } from '../base/terms.ts';
import { type SkillId, isByEye, wholeOf } from '../base/skill-ids.ts';
import { skillsOf } from '../base/skills-of.ts';
import { areEnough } from './next-step.ts';

/** What is remembered under a rulebook, whatever options it is played with. */
export const bookOf = (record: PracticeRecord, rules: BookId): BookRecord => record.books[baseBook(rules)] ?? NO_BOOK;

/** What is remembered of a skill. */
export const skillIn = (record: PracticeRecord, rules: BookId, skill: SkillId): SkillRecord =>
  bookOf(record, rules).skills[skill] ?? NO_SKILL;

/** Whether a skill is for this learner. */
export const isForLearner = ({ readAloud }: PracticeRecord, skill: SkillId): boolean => !(readAloud && isByEye(skill));

/** The skills of a rulebook's game that are for this learner, in teaching order. */
export const applicableSkills = (record: PracticeRecord, rules: BookId): readonly SkillId[] =>
  skillsOf(rules).filter((skill) => isForLearner(record, skill));

const LEVEL_OF: Readonly<Record<Grade, Level>> = { new: 1, familiar: 2, proficient: 3, mastered: 3 };

/** The level that suits the learner's grade in a skill. */
export const levelFor = ({ grade }: SkillRecord): Level => LEVEL_OF[grade];

/** The skills that are counted line by line while they are learnt; payments only after a miss, for they are known as a whole. */
const LEARNT_IN_LINES: readonly SkillId[] = ['han', 'fu'];

/** Whether a skill is asked line by line: until it is proficient. */
export const isForLines = (skill: SkillId, { grade }: SkillRecord): boolean =>
  LEARNT_IN_LINES.includes(skill) && (grade === 'new' || grade === 'familiar');

const isProficient = ({ grade }: SkillRecord): boolean => GRADES.indexOf(grade) >= GRADES.indexOf('proficient');

/**
 * The skill to learn next, in the order of the path: the one practised last while too few of its latest answers were
 * right; else the first in teaching order that was never asked; else the first that is not yet proficient, or is due first.
 */
export function nextSkill(record: PracticeRecord, rules: BookId): SkillId {
  const skills = applicableSkills(record, rules).map((id) => ({ id, known: skillIn(record, rules, id) }));
  const asked = skills.filter(({ known }) => known.card !== null);
  const last = asked.toSorted((a, b) => (b.known.card?.last ?? 0) - (a.known.card?.last ?? 0))[0];
  if (last && !isProficient(last.known) && !areEnough(last.known.lately)) return last.id;
  const next =
    skills.find(({ known }) => known.card === null && !isProficient(known)) ??
    skills.find(({ known }) => !isProficient(known)) ??
    skills.toSorted((a, b) => (a.known.card?.due ?? 0) - (b.known.card?.due ?? 0))[0];
  return next?.id ?? wholeOf(rules);
}
