import { expect, test } from 'vitest';
import { MCR_GAME } from '../../src/quizzes/mcr/game.ts';
import { takeUp } from '../../src/quizzes/skills/games.ts';
import { MCR_SKILL_IDS } from '../../src/quizzes/skills/ids.ts';
import { skillsUnder } from '../../src/quizzes/skills/index.ts';

test('a game is not there before it is taken up', () => {
  expect(skillsUnder({ rules: 'mers-2014' })).toEqual([]);
  takeUp('mcr', MCR_GAME);
  expect(skillsUnder({ rules: 'mers-2014' })).toEqual(MCR_SKILL_IDS);
});
