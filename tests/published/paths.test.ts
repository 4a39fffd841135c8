import '../quizzes/take-up-riichi.ts';
import { test } from 'vitest';
import { ideaHref, nextHref, workHref } from '../../src/components/widgets/path-status/path-links.ts';
import { differsOnline, onlineOptions } from '../../src/components/features/prepare/online.ts';
import { claimableUnder, inOrderOfBooks } from '../../src/components/base/answer/yaku-groups.ts';
import { chomboCost } from '../../src/components/features/referee/chombo-cost.ts';
import { LIMITS } from '../../src/engine/riichi/index.ts';
import { AT_HAND_IDS } from '../../src/engine/rulebooks/ids.ts';
import { FIRST_BOOKS } from './first-books.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { PAY_MISCONCEPTIONS } from '../../src/quizzes/mcr/misconceptions/payment.ts';
import { ladderFor } from '../../src/quizzes/path/placement.ts';
import { stopsOf } from '../../src/quizzes/path/stops.ts';
import { testOf } from '../../src/quizzes/path/test.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import { makeRandom } from '../../src/quizzes/base/random.ts';
import { type Ladder, climbed, passedOn, rungAt } from '../../src/quizzes/session/ladder.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { ALL_SKILL_IDS, gameOfSkill } from '../../src/quizzes/base/skill-ids.ts';
import {
  choicesFor,
  isInSteps,
  makeQuestion,
  smallExplanations,
  solveQuestion,
  misconceptionChecks,
} from '../../src/quizzes/games/skills.ts';
import { type Case, expectAnswers } from './answer-book.ts';

registerGame(MCR_GAME);

const times = <T>(count: number, one: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** Possible answers to a question: its options, the limits, or the right answers to other questions of its skill. */
function answersTo(question: Question, others: readonly Question[]): readonly Answer[] {
  if (question.skill === 'limits') return [...LIMITS, 'none'];
  if (question.skill === 'pair-wait') return [0, 2, 4].flatMap((pair) => [0, 2].map((wait) => ({ pair, wait })));
  const choices = choicesFor(question);
  return (choices.length > 0 ? choices : others.map(solveQuestion)).slice(0, 10);
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

test('wrong answers to one-step questions still get the same diagnosis', () => {
  const cases = ALL_SKILL_IDS.filter((skill) => !isInSteps(skill)).flatMap((skill) =>
    ([2, 3] as const).flatMap((level) => {
      const books = gameOfSkill(skill) === 'mcr' ? (['mers-2014'] as const) : AT_HAND_IDS;
      const questions = times(4, (i) =>
        makeQuestion(skill, { rules: books[i % books.length] ?? 'ema-2016', level }, `wrong.${String(i)}`),
      ).filter((one) => one !== undefined);
      return questions.map((question): Case => {
        const answers = answersTo(question, questions).map(
          (given) => [given, misconceptionChecks(question, given)] as const,
        );
        const applies = answers[0]?.[1].filter(({ applies }) => applies).map(({ id }) => id);
        const told = () => ({
          applies,
          answers: answers
            .filter(([given]) => !same(given, solveQuestion(question)))
            .map(([given, wrongs]) => ({
              given,
              fits: wrongs.filter(({ fits }) => fits).map(({ id }) => id),
              shown: smallExplanations(question, given),
            }))
            .filter(({ fits, shown }) => fits.length + shown.length > 0),
        });
        return [question.rules, `${skill} ${String(level)}`, decodeURIComponent(formatQuestion(question)), told];
      });
    }),
  );
  const paid = Object.entries(PAY_MISCONCEPTIONS).flatMap(([by, mistakes]) =>
    mistakes.map(({ id, weight, shares }): Case => {
      return [
        'mcr',
        `payment by ${by}`,
        id,
        () => ({ weight, points: [8, 9, 10, 24, 88].map((points) => shares(points, 8)) }),
      ];
    }),
  );
  expectAnswers('taught/small-answers', [...cases, ...paid]);
});

test('a placement asks the same and gives the same result', () => {
  const climb = (ladder: Ladder, seed: string) => {
    const random = makeRandom(seed);
    const share = random.pick([0, 0.3, 0.5, 0.7, 1]);
    const steps: string[] = [];
    let now = ladder;
    for (let place = 0; place < 12; place++) {
      const isRight = random.chance(share);
      now = climbed(now, place, isRight);
      const { skill, level, ...rest } = rungAt(now, place + 1) ?? { skill: 'none', level: 0 };
      steps.push(`${isRight ? 'right' : 'wrong'}, then ${skill} ${String(level)} ${JSON.stringify(rest)}`);
    }
    return { steps, passed: passedOn(now) };
  };
  const cases = (['ema-2016', 'mers-2014'] as const).flatMap((rules) =>
    times(10, (i): Case => [
      rules,
      'placement',
      `learner ${String(i)}`,
      () => climb(ladderFor(rules), `climb ${String(i)}`),
    ]),
  );
  expectAnswers('shown/placements', cases);
});

test('the stops of a path, their links and the notes beside them are the same', () => {
  const stops = FIRST_BOOKS.flatMap((rules): readonly Case[] => [
    [rules, 'path', 'test', () => testOf(rules)],
    ...stopsOf(rules).map((stop): Case => {
      const links = () => ({
        stop,
        english: [ideaHref(stop, undefined), workHref(stop, undefined)],
        russian: [ideaHref(stop, 'ru'), workHref(stop, 'ru')],
        next: (['read', 'questions', 'lesson'] as const).map((to) =>
          nextHref({ to, stop: { stop } as never, skill: 'fu' }, undefined),
        ),
      });
      return [rules, 'stops', stop.id, links];
    }),
  ]);
  const beside = AT_HAND_IDS.flatMap((rules): readonly Case[] => [
    [rules, 'beside the path', 'differences online', () => differsOnline(rules)],
    [rules, 'beside the path', 'yaku that can be claimed', () => claimableUnder(rules)],
    [rules, 'beside the path', 'yaku in order', () => inOrderOfBooks(rules)],
    [rules, 'beside the path', 'chombo', () => chomboCost(rules)],
  ]);
  expectAnswers('shown/paths', [...stops, ...beside, ['tenhou', 'online', 'options', () => onlineOptions]]);
});
