import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { touched } from '../learners/touched.ts';
import { ideaOf } from '../../src/components/widgets/ideas/idea.ts';
import type { Clause } from '../../src/engine/riichi/index.ts';
import { standsOn } from '../../src/engine/rulebooks/ids.ts';
import { makeQuestion, skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';
import { isSkillStop, stopsOf } from '../../src/quizzes/path/stops.ts';

/** The editions of today, and what they pay by ron for a hand that falls just short of a mangan. */
const EDITIONS = [
  ['ema-2025', 8000, 12_000],
  ['wrc-2025', 8000, 12_000],
  ['rrc-2026', 7700, 11_600],
] as const;
const QUESTIONS = 40;

/** Hands that fall just short of a mangan where nobody rounds them up. */
const NEARLY_MANGAN = [
  { han: 4, fu: 30 },
  { han: 3, fu: 60 },
] as const;

describe.each(EDITIONS)('who learns %s', (book, byOthers, byEast) => {
  const stops = stopsOf(book);
  const skills = stops.flatMap(({ id }) => (isSkillStop(id) ? [id] : []));
  /** Whether a clause sends to another rulebook without saying that this one is not known. */
  const leadsAway = (clause: Clause): boolean => 'book' in clause && clause.book !== book;

  test('stands on no older edition, and is sent to no article of one', () => {
    expect(standsOn(book)).toBeUndefined();
    expect(stops.flatMap(({ articles }) => articles).filter((article) => !article.startsWith(`${book} `))).toEqual([]);
    expect(stops.filter(({ id }) => !isSkillStop(id) && !id.startsWith(`${book}/`))).toEqual([]);
    expect(skills.length).toBeGreaterThan(12);
  });

  test.each(skills)('%s: is asked, answered and cited by this edition, in the lesson and in practice', (skill) => {
    const { guided } = ideaOf(skill, book);
    const dealt = Array.from({ length: QUESTIONS }, (_, i) =>
      makeQuestion(skill, { rules: book, level: ((i % 3) + 1) as 1 | 2 | 3 }, String(i)),
    ).filter((question) => question !== undefined);
    expect(dealt.length).toBeGreaterThan(QUESTIONS / 3);
    for (const question of [...touched(skill, book), ...guided, ...dealt]) {
      expect(question.rules).toBe(book);
      expect(skillOf(skill).cites(question).filter(leadsAway), JSON.stringify(question)).toEqual([]);
    }
  });

  test.each(NEARLY_MANGAN)('$han han $fu fu are paid as this edition rounds them', ({ han, fu }) => {
    const asked = { skill: 'payment', rules: book, han, fu, by: 'discard', counters: 0 } as const;
    expect(solveQuestion({ ...asked, dealer: false })).toMatchObject({ discarder: byOthers });
    expect(solveQuestion({ ...asked, dealer: true })).toMatchObject({ discarder: byEast });
  });
});
