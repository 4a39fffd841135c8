import { type BookRecord, type Grade, NO_BOOK, NO_SKILL, type PracticeRecord, type SkillRecord } from './record.ts';
import { type Level, type RiichiId, SKILL_IDS, type SkillId } from './vocabulary.ts';

/** How many right of how many of the latest answers make a skill familiar, and proficient. */
export const GRADING = { some: 3, few: 5, most: 8, many: 10 } as const;

/** The day of a time, by the clock of the player. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** What is remembered under a rulebook. */
export const bookOf = (record: PracticeRecord, rules: RiichiId): BookRecord => record.books[rules] ?? NO_BOOK;

/** What is remembered of a skill. */
export const skillIn = (record: PracticeRecord, rules: RiichiId, skill: SkillId): SkillRecord =>
  bookOf(record, rules).skills[skill] ?? NO_SKILL;

/** Skills whose picture is the question: read aloud, it is half the answer. */
const BY_EYE: readonly SkillId[] = ['indicators'];

/** Whether a skill is about reading tiles, which a page that is read aloud does for the learner. */
export const isByEye = (skill: SkillId): boolean => BY_EYE.includes(skill);

/** The skills that are for this learner, in teaching order. */
export const applicableSkills = ({ readAloud }: PracticeRecord): readonly SkillId[] =>
  SKILL_IDS.filter((skill) => !(readAloud && isByEye(skill)));

const LEVEL_OF: Readonly<Record<Grade, Level>> = { new: 1, familiar: 2, proficient: 3, mastered: 3 };

/** How hard the questions of a skill should be for what is known of it. */
export const levelFor = ({ grade }: SkillRecord): Level => LEVEL_OF[grade];
