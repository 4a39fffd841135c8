import '../quizzes/take-up-riichi.ts';
import { beforeAll, expect, test } from 'vitest';
import { type BookId, DEFAULT_RULEBOOKS } from '../../src/engine/rulebooks/ids.ts';
import { beginSession, toSkill } from '../../src/quizzes/agenda/begin.ts';
import type { FactId } from '../../src/quizzes/base/terms.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { makeQuestion, skillOf, skillsUnder } from '../../src/quizzes/games/skills.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { wishFor } from '../../src/quizzes/agenda/wishes.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';
import { after } from '../../src/quizzes/memory/outcome.ts';
import { outcomeOf } from '../quizzes/outcome-of.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import { touched } from '../learners/touched.ts';

const RULEBOOKS = Object.values(DEFAULT_RULEBOOKS);
const SEEDS = Array.from({ length: 5 }, (_, i) => `first.${String(i)}`);

/** Cases and rulebooks: an idea shows what one is like, and each is a thing of its own to know. */
const ONE_BY_ONE: readonly SkillId[] = ['other-rules', 'penalties', 'rulings', 'mcr-penalties'];

beforeAll(() => registerGame(MCR_GAME));

const factsOf = (question: Question | undefined): readonly FactId[] =>
  question ? skillOf(question.skill).facts(question) : [];

const firstOf = (rules: BookId, skill: SkillId, seed: string): Question | undefined =>
  beginSession(toSkill(EMPTY, rules, skill, { now: 0, day: '2026-01-01' }, {}), seed)?.session.question;

const countOf = (questions: readonly (Question | undefined)[]): number => questions.flatMap(factsOf).length;

test.each(RULEBOOKS)('the first question of a skill takes less to know than the drill after it by %s', (rules) => {
  for (const skill of skillsUnder({ rules })) {
    const first = countOf(SEEDS.map((seed) => firstOf(rules, skill, seed)));
    const drill = countOf(SEEDS.map((seed) => makeQuestion(skill, { rules, level: 1 }, seed)));
    const least = SEEDS.length * (skill === 'pair-wait' ? 2 : 1);
    if (drill > least) expect(first, skill).toBeLessThan(drill);
    else expect(first, skill).toBe(least);
  }
});

test('the first question of a riichi skill is about what its idea and those before have shown', () => {
  const rules = DEFAULT_RULEBOOKS.riichi;
  const shown = new Set<FactId>();
  const asked = skillsUnder({ rules }).flatMap((skill) => {
    for (const question of touched(skill, rules)) factsOf(question).forEach((fact) => shown.add(fact));
    if (ONE_BY_ONE.includes(skill)) return [];
    return SEEDS.map((seed) => factsOf(firstOf(rules, skill, seed)).every((fact) => shown.has(fact)));
  });
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.9);
});

test('only the first question of a run is easy, and only where the skill is new', () => {
  const rules = DEFAULT_RULEBOOKS.riichi;
  const moment = { now: 0, day: '2026-01-01' };
  const { agenda } = toSkill(EMPTY, rules, 'fu', moment, {});
  const wishes = 'wishes' in agenda ? agenda.wishes : [];
  expect(wishes.every(({ isNew }) => isNew)).toBe(true);
  const drawn = SEEDS.map((seed) => {
    const begun = newRun(rules, seed);
    const first = wishes[0] && nextQuestion(begun, wishes[0]);
    const second = first && wishes[1] && nextQuestion(first.run, wishes[1]);
    return [first?.question, second?.question] as const;
  });
  expect(countOf(drawn.map(([first]) => first))).toBeLessThan(countOf(drawn.map(([, second]) => second)));
  const known = after(
    EMPTY,
    outcomeOf({ rules, skill: 'fu', facts: [], right: true, milliseconds: 0, mixed: false, leanings: {} }),
    moment,
  );
  expect(wishFor(known, rules, 'fu').isNew).toBeUndefined();
});
