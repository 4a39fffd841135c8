import type { Grade, SkillRecord } from './record.ts';

/**
 * How many right of how many of the latest answers make a skill familiar, and proficient, and keep it proficient; how many
 * mixed ones in a row mastered.
 */
export const GRADING = { some: 3, few: 5, most: 8, many: 10, kept: 6, mixed: 3 } as const;

const count = (lately: string, of: number): number => Array.from(lately.slice(-of)).filter((one) => one === '1').length;

/**
 * The grade after an answer: familiar by the latest answers; proficient if that holds on a later day than the first;
 * mastered by right answers in mixed sessions on later days. Wrong answers lower it again.
 */
export function gradeAfter(before: SkillRecord, lately: string, mixed: number, day: string): Grade {
  const { some, few, most, many, kept } = GRADING;
  const isLater = before.begun !== day && (before.begun !== '' || before.lately !== '');
  const wasProficient = before.grade === 'proficient' || before.grade === 'mastered';
  if (lately.length < many || count(lately, many) < most) {
    if (wasProficient && count(lately, many) >= kept) return 'proficient';
    return count(lately, few) >= some || before.grade !== 'new' ? 'familiar' : 'new';
  }
  if (!wasProficient) return isLater ? 'proficient' : 'familiar';
  return before.grade === 'mastered' || mixed >= GRADING.mixed ? 'mastered' : 'proficient';
}
