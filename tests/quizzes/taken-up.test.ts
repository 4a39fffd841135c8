import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import { nextSkill } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord, type SkillRecord } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { PACES } from '../../src/quizzes/session/clock.ts';
import { SKILL_IDS, isAtTable } from '../../src/quizzes/base/skill-ids.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MOMENT = { now: NOON, day: '2026-11-20' };
const knowing = (skills: Readonly<Record<string, Partial<SkillRecord>>>): PracticeRecord => ({
  ...EMPTY,
  books: {
    'ema-2016': {
      ...NO_BOOK,
      skills: Object.fromEntries(Object.entries(skills).map(([id, known]) => [id, { ...NO_SKILL, ...known }])),
    },
  },
});

describe('what is done at the table', () => {
  const answered = (right: number, wrong: number): boolean => {
    const known = { right, wrong, card: review(null, 'good', NOON) };
    const ofCounting = SKILL_IDS.filter((id) => !isAtTable(id));
    const record = knowing(Object.fromEntries(ofCounting.map((id) => [id, known])));
    return mixFor(record, 'ema-2016', MOMENT).some(({ skill }) => isAtTable(skill));
  };

  test('is taken up in a mix once all of counting was answered twice, rightly or not', () => {
    expect([answered(2, 0), answered(1, 1), answered(0, 2)]).toEqual([true, true, true]);
    expect([answered(1, 0), answered(0, 1)]).toEqual([false, false]);
  });
});

test('what to learn next is the first skill that is not yet proficient', () => {
  expect(nextSkill(knowing({ indicators: { grade: 'familiar' } }), 'ema-2016')).toBe('indicators');
  expect(nextSkill(knowing({ indicators: { grade: 'proficient' } }), 'ema-2016')).toBe('dora');
  expect(nextSkill(knowing({ indicators: { grade: 'mastered' } }), 'ema-2016')).toBe('dora');
});

test('an exam gives half a minute for each question, however long it is', () => {
  expect(PACES.map(({ questions }) => questions)).toEqual([10, 20, 40]);
  for (const { questions, minutes } of PACES) expect(2 * minutes).toBe(questions);
});
