import { readdirSync } from 'node:fs';
import { skillsOf } from '../../src/quizzes/base/skills-of.ts';
import { describe, expect, test } from 'vitest';
import { GAME as MCR } from '../../src/components/widgets/questions/games/mcr.ts';
import { GAME as RIICHI } from '../../src/components/widgets/questions/games/riichi.ts';
import { registerGame, viewOf } from '../../src/components/widgets/questions/practice-game.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { RIICHI_IDS } from '../../src/engine/riichi/index.ts';
import { ALL_SKILL_IDS, MCR_SKILL_IDS, SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { homeOf, skillOf } from '../../src/quizzes/games/skills.ts';
import { SKILLS } from '../../src/quizzes/skills/riichi-skills.ts';

registerGame('riichi', RIICHI);
registerGame('mcr', MCR);

const folders = readdirSync('src/quizzes/skills', { withFileTypes: true }).filter((one) => one.isDirectory());

test('each folder of skills is listed, and each listed skill has its folder and its view', () => {
  expect(folders.map(({ name }) => name).sort()).toEqual([...ALL_SKILL_IDS].sort());
  expect(Object.keys(SKILLS)).toEqual(SKILL_IDS);
  expect(Object.keys(MCR_GAME.skills)).toEqual(MCR_SKILL_IDS);
  for (const id of ALL_SKILL_IDS) {
    expect(skillOf(id).id).toBe(id);
    const { Prompt, Form, Given, Why } = viewOf(id);
    expect([Prompt, Form, Given, Why].every((part) => typeof part === 'function')).toBe(true);
  }
});

test.each(RIICHI_IDS)('under %s every skill of the map has something to ask, and no other has', (rules) => {
  expect(SKILL_IDS.filter((id) => skillOf(id).applies?.({ rules }) ?? true)).toEqual(skillsOf(rules));
});

describe('each fact is asked about', () => {
  test.each([
    ['dora:nine', 'indicators'],
    ['han:red-five', 'dora'],
    ['wait:many', 'waits'],
    ['yaku:none', 'yaku'],
    ['fu:kong-outside-closed', 'set-fu'],
    ['fu:chow', 'set-fu'],
    ['fu:pair-plain', 'pair-wait'],
    ['fu:wait-open', 'pair-wait'],
    ['fu:tsumo', 'fu'],
    ['pay:other-ron:3:40', 'payment'],
    ['limit:mangan', 'limits'],
    ['limit:yakuman', 'whole'],
    ['rules:same', 'other-rules'],
    ['step:none', undefined],
  ] as const)('%s: %s', (fact, home) => {
    expect(homeOf(fact)).toBe(home);
  });
});
