import '../../tests/quizzes/take-up-riichi.ts';
import { RIICHI_IDS } from '../../src/engine/riichi/index.ts';
import { LEVELS } from '../../src/quizzes/base/terms.ts';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { makeQuestion } from '../../src/quizzes/games/skills.ts';

const COUNT = 1000;

console.log(`\nMilliseconds for ${String(COUNT)} new questions of each skill (to stay under: 2000)`);
for (const skill of SKILL_IDS) {
  const start = process.hrtime.bigint();
  for (let i = 0; i < COUNT; i++) {
    const rules = RIICHI_IDS[i % RIICHI_IDS.length] ?? 'ema-2016';
    makeQuestion(skill, { rules, level: LEVELS[i % LEVELS.length] ?? 2 }, `bench.${String(i)}`);
  }
  console.log(`${skill.padEnd(12)} ${(Number(process.hrtime.bigint() - start) / 1e6).toFixed(0).padStart(6)}`);
}
