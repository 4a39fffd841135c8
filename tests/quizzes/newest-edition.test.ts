import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { touched } from '../learners/touched.ts';
import { ideaOf } from '../../src/components/widgets/ideas/idea.ts';
import type { Clause } from '../../src/engine/riichi/index.ts';
import { standsOn } from '../../src/engine/rulebooks/ids.ts';
import { makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { isSkillStop, stopsOf } from '../../src/quizzes/path/stops.ts';

const BOOK = 'ema-2025';
const QUESTIONS = 120;
const stops = stopsOf(BOOK);
const skills = stops.flatMap(({ id }) => (isSkillStop(id) ? [id] : []));

/** Whether a clause sends to another rulebook without saying that this one is not known. */
const leadsAway = (clause: Clause): boolean => 'book' in clause && clause.book !== BOOK;

/** Hands that fall just short of a mangan where nobody rounds them up. */
const NEARLY_MANGAN = [
  { han: 4, fu: 30 },
  { han: 3, fu: 60 },
] as const;

describe('who learns EMA 2025', () => {
  test('stands on no older edition, and is sent to no article of one', () => {
    expect(standsOn(BOOK)).toBeUndefined();
    expect(stops.flatMap(({ articles }) => articles).filter((article) => !article.startsWith(`${BOOK} `))).toEqual([]);
    expect(stops.filter(({ id }) => !isSkillStop(id) && !id.startsWith(`${BOOK}/`))).toEqual([]);
    expect(skills.length).toBeGreaterThan(12);
  });

  test.each(skills)('%s: is asked, answered and cited by this edition, in the lesson and in practice', (skill) => {
    const { guided } = ideaOf(skill, BOOK);
    const dealt = Array.from({ length: QUESTIONS }, (_, i) =>
      makeQuestion(skill, { rules: BOOK, level: ((i % 3) + 1) as 1 | 2 | 3 }, String(i)),
    ).filter((question) => question !== undefined);
    expect(dealt.length).toBeGreaterThan(QUESTIONS / 2);
    for (const question of [...touched(skill, BOOK), ...guided, ...dealt]) {
      expect(question.rules).toBe(BOOK);
      expect(skillOf(skill).cites(question).filter(leadsAway), JSON.stringify(question)).toEqual([]);
    }
  });

  test.each(NEARLY_MANGAN)('$han han $fu fu are paid as a mangan, and never as 7,700', ({ han, fu }) => {
    const asked = { skill: 'payment', rules: BOOK, han, fu, by: 'discard', counters: 0 } as const;
    expect(solveQuestion({ ...asked, dealer: false })).toMatchObject({ discarder: 8000 });
    expect(solveQuestion({ ...asked, dealer: true })).toMatchObject({ discarder: 12_000 });
  });
});
