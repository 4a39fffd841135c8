import { expect, test } from 'vitest';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { MCR_SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { skillsUnder } from '../../src/quizzes/games/skills.ts';

test('a game has no skills before it is registered', () => {
  expect(skillsUnder({ rules: 'mers-2014' })).toEqual([]);
  registerGame(MCR_GAME);
  expect(skillsUnder({ rules: 'mers-2014' })).toEqual(MCR_SKILL_IDS);
});
