import './take-up-riichi.ts';
import { beforeAll, expect, test } from 'vitest';
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { homeOf, makeQuestion, skillOf, skillsUnder } from '../../src/quizzes/games/skills.ts';
import { FAN_FAMILIES, fansOfFamily } from '../../src/quizzes/mcr/hands/families.ts';
import { type FactId, LEVELS } from '../../src/quizzes/base/terms.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';

beforeAll(() => registerGame(MCR_GAME));

const DEALT = 25;

/** Every fact that answers under a rulebook can schedule: what dealt questions are about, and each fan that can be named. */
function factsOf(rules: BookId): ReadonlySet<FactId> {
  const dealt = skillsUnder({ rules }).flatMap((skill) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: DEALT }, (_, n) => makeQuestion(skill, { rules, level }, `askable.${String(n)}`)),
    ),
  );
  const fans = gameOf(rules) === 'mcr' ? FAN_FAMILIES.flatMap(fansOfFamily) : [];
  return new Set([
    ...dealt.flatMap((question) => (question ? skillOf(question.skill).facts(question) : [])),
    ...fans.map((fan): FactId => `fan:${fan}`),
  ]);
}

test.each(BOOK_IDS)('what is due under %s can be asked at every level', (rules) => {
  const never = [...factsOf(rules)].filter((fact) => {
    const skill = homeOf(fact);
    return !LEVELS.every((level) => {
      const next = skill && nextQuestion(newRun(rules, `due.${fact}`), { skill, level, fact });
      return next && skillOf(next.question.skill).facts(next.question).includes(fact);
    });
  });
  expect(never).toEqual([]);
});
