import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { ideaHref, nextHref, workHref } from '../../src/components/path/path-links.ts';
import { differsOnline, onlineKnobs } from '../../src/components/prepare/online.ts';
import { claimableUnder, inOrderOfBooks } from '../../src/components/answer/yaku-groups.ts';
import { chomboCost } from '../../src/components/referee/chombo-cost.ts';
import { LIMITS } from '../../src/engine/riichi/index.ts';
import { BOOK_IDS, RIICHI_IDS } from '../../src/engine/rulebooks/ids.ts';
import { MCR_GAME } from '../../src/quizzes/mcr/game.ts';
import { PAY_MISTAKES } from '../../src/quizzes/mcr/mistakes/payment.ts';
import { ladderFor } from '../../src/quizzes/path/placement.ts';
import { stopsOf } from '../../src/quizzes/path/stops.ts';
import { testOf } from '../../src/quizzes/path/test.ts';
import type { Answer, Question } from '../../src/quizzes/question.ts';
import { makeRandom } from '../../src/quizzes/random.ts';
import { type Ladder, climbed, passedOn, rungAt } from '../../src/quizzes/sitting/ladder.ts';
import { takeUp } from '../../src/quizzes/skills/games.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/skills/ids.ts';
import {
  choicesFor,
  isInSteps,
  makeQuestion,
  smallCauses,
  solveQuestion,
  wrongsOf,
} from '../../src/quizzes/skills/index.ts';
import { type Asked, isToldAsBefore } from './told.ts';

takeUp('mcr', MCR_GAME);

const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** What may be answered to a question: each number to choose from, limits, what is right of others of its skill. */
function answersTo(question: Question, others: readonly Question[]): readonly Answer[] {
  if (question.skill === 'limits') return [...LIMITS, 'none'];
  if (question.skill === 'pair-wait') return [0, 2, 4].flatMap((pair) => [0, 2].map((wait) => ({ pair, wait })));
  const choices = choicesFor(question);
  return (choices.length > 0 ? choices : others.map(solveQuestion)).slice(0, 10);
}

test('wrong answers to small questions are laid to the misconceptions that they were laid to', async () => {
  const asked = ALL_SKILL_IDS.filter((skill) => !isInSteps(skill)).flatMap((skill) =>
    ([2, 3] as const).map((level): Asked => {
      const rules = gameOfSkill(skill) === 'mcr' ? (['mers-2014'] as const) : RIICHI_IDS;
      const questions = times(6, (i) =>
        makeQuestion(skill, { rules: rules[i % rules.length] ?? 'ema-2016', level }, `wrong.${String(i)}`),
      ).filter((one) => one !== undefined);
      const told = () =>
        questions.map((question) =>
          answersTo(question, questions).map((given) => [
            given,
            wrongsOf(question, given),
            smallCauses(question, given),
          ]),
        );
      return [`${skill} ${String(level)}`, told];
    }),
  );
  const paid = Object.entries(PAY_MISTAKES).map(([by, mistakes]): Asked => {
    return [
      `mcr ${by}`,
      () =>
        mistakes.map(({ id, weight, shares }) => [id, weight, [8, 9, 10, 24, 88].map((points) => shares(points, 8))]),
    ];
  });
  await isToldAsBefore('taught', 'small answers', [...asked, ...paid]);
});

test('who climbs in a placement is asked and known to know what he was', async () => {
  const climb = (ladder: Ladder, seed: string) => {
    const random = makeRandom(seed);
    const share = random.pick([0, 0.3, 0.5, 0.7, 1]);
    const steps: unknown[] = [];
    let now = ladder;
    for (let place = 0; place < 12; place++) {
      const isRight = random.chance(share);
      now = climbed(now, place, isRight);
      steps.push([rungAt(now, place + 1), isRight]);
    }
    return [steps, passedOn(now)];
  };
  const asked = (['ema-2016', 'mers-2014'] as const).flatMap((rules) =>
    times(20, (i): Asked => [`${rules} ${String(i)}`, () => climb(ladderFor(rules), `climb ${String(i)}`)]),
  );
  await isToldAsBefore('said', 'placements', asked);
});

test('the stops of a path, what they lead to, and what stands beside them are what they were', async () => {
  const asked = BOOK_IDS.map((rules): Asked => {
    const links = () =>
      stopsOf(rules).map((stop) => {
        const stands = { stop } as never;
        return [
          stop,
          [undefined, 'ru'].map((locale) => [ideaHref(stop, locale), workHref(stop, locale)]),
          (['read', 'questions', 'lesson'] as const).map((to) =>
            nextHref({ to, stop: stands, skill: 'fu' }, undefined),
          ),
        ];
      });
    return [`path of ${rules}`, () => [testOf(rules), links()]];
  });
  const riichi = RIICHI_IDS.map((rules): Asked => {
    return [
      `beside ${rules}`,
      () => [differsOnline(rules), claimableUnder(rules), inOrderOfBooks(rules), chomboCost(rules)],
    ];
  });
  await isToldAsBefore('said', 'paths', [...asked, ...riichi, ['online', onlineKnobs]]);
});
