import './take-up-riichi.ts';
import { beforeAll, expect, test } from 'vitest';
import { BOOK_IDS, type BookId, gameOf } from '../../src/engine/rulebooks/ids.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { homeOf, makeQuestion, skillOf, skillsUnder } from '../../src/quizzes/games/skills.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';
import { dealCounted } from '../../src/quizzes/mcr/hands/deal.ts';
import { countFacts, outFacts } from '../../src/quizzes/mcr/hands/facts.ts';
import { MCR_PLANS, type McrPlanId } from '../../src/quizzes/mcr/hands/plans.ts';
import { FAN_FAMILIES, fansOfFamily } from '../../src/quizzes/mcr/hands/families.ts';
import { type FactId, LEVELS } from '../../src/quizzes/base/terms.ts';
import { newRun, nextQuestion } from '../../src/quizzes/session/run.ts';

beforeAll(() => registerGame(MCR_GAME));

const [DEALT, DEALT_OF_A_PLAN] = [25, 12] as const;

/** What hands of every plan of MCR show, however rarely a question is dealt from it. */
const factsOfPlans = (): readonly FactId[] =>
  (Object.keys(MCR_PLANS) as McrPlanId[]).flatMap((plan) =>
    Array.from({ length: DEALT_OF_A_PLAN }, (_, n) =>
      dealCounted(makeRandom(`${plan}.${String(n)}`), { rules: 'mers-2014' }, [[plan, 1]], { level: 3 }, () => true),
    ).flatMap((dealt) => (dealt ? [...outFacts(dealt.count), ...countFacts(dealt.count)] : [])),
  );

/**
 * Every fact that answers under a rulebook can schedule: what dealt questions are about, what a skill lists, and each fan
 * that can be named.
 */
function findFacts(rules: BookId): ReadonlySet<FactId> {
  const dealt = skillsUnder({ rules }).flatMap((skill) =>
    LEVELS.flatMap((level) =>
      Array.from({ length: DEALT }, (_, n) => makeQuestion(skill, { rules, level }, `askable.${String(n)}`)),
    ),
  );
  const isMcr = gameOf(rules) === 'mcr';
  const fans = isMcr ? FAN_FAMILIES.flatMap(fansOfFamily) : [];
  return new Set([
    ...(isMcr ? factsOfPlans() : []),
    ...dealt.flatMap((question) => (question ? skillOf(question.skill).facts(question) : [])),
    ...fans.map((fan): FactId => `fan:${fan}`),
    ...skillsUnder({ rules }).flatMap((skill) => skillOf(skill).every?.({ rules }) ?? []),
  ]);
}

const found = new Map<BookId, ReadonlySet<FactId>>();
const factsOf = (rules: BookId): ReadonlySet<FactId> => {
  const facts = found.get(rules) ?? findFacts(rules);
  found.set(rules, facts);
  return facts;
};

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

/** Skills without a list: what they ask depends on how two rulebooks pay the hand that is dealt. */
const UNLISTED = ['other-rules'];

test.each(BOOK_IDS)('every skill lists what its questions under %s are about', (rules) => {
  const listed = skillsUnder({ rules }).flatMap((skill) => skillOf(skill).every?.({ rules }) ?? []);
  const unlisted = [...factsOf(rules)].filter((fact) => {
    const home = homeOf(fact);
    return home !== undefined && !UNLISTED.includes(home) && !listed.includes(fact);
  });
  expect(unlisted).toEqual([]);
});
