import { describe, expect, test } from 'vitest';
import type { HandRequest } from '../../../src/engine/mcr/index.ts';
import { sameFans } from '../../../src/quizzes/mcr/count.ts';
import { MCR_GAME } from '../../../src/quizzes/mcr/game.ts';
import { takeUp } from '../../../src/quizzes/skills/games.ts';
import { judgeAnswer, makeQuestion, smallCauses } from '../../../src/quizzes/skills/index.ts';
import type { Answer, Question } from '../../../src/quizzes/question.ts';
import {
  type Count,
  LEARNERS,
  type Learner,
  type Seen,
  countBy,
  pointsIn,
  see,
  shortIn,
} from '../../learners-mcr/learners.ts';
import { forOracle } from './hands.ts';

takeUp('mcr', MCR_GAME);

const QUESTIONS = Number(process.env.QUESTIONS ?? 120);

/** How each form is answered out of what somebody makes of a hand. */
const FORMS = {
  'mcr-whole': (count: Count): Answer => ({ fan: count.fans, points: pointsIn(count) }),
  'fan-total': pointsIn,
  eight: shortIn,
  flowers: (count: Count): Answer => (shortIn(count) > 0 ? 0 : pointsIn(count)),
} as const satisfies Record<string, (count: Count) => Answer>;

type Form = keyof typeof FORMS;

function handOf(question: Question): HandRequest {
  if (!('hand' in question)) throw new Error('no hand');
  return question.hand;
}

interface Measured {
  readonly wrong: number;
  readonly first: number;
  readonly named: number;
}

/** The questions of each form with what the second scorer sees in them, drawn once. */
const drawn = new Map<Form, readonly (readonly [Question, Seen])[]>();
function questionsOf(form: Form): readonly (readonly [Question, Seen])[] {
  const known = drawn.get(form);
  if (known) return known;
  const fresh = Array.from({ length: QUESTIONS }, (_, i) => {
    const question = makeQuestion(form, { rules: 'mers-2014', level: 3 }, `learner.${String(i)}`);
    return question ? [[question, see(forOracle(handOf(question)))] as const] : [];
  }).flat();
  drawn.set(form, fresh);
  return fresh;
}

function measure(learner: Learner, form: Form): Measured {
  let [wrong, first, named] = [0, 0, 0];
  for (const [question, seen] of questionsOf(form)) {
    const count = countBy(learner, seen);
    if (sameFans(seen.list, count.fans) && count.flowers === seen.flowers && count.towards === 0) continue;
    const given = FORMS[form](count);
    if (judgeAnswer(question, given, ['fan', 'points']).right) continue;
    wrong++;
    const told = smallCauses(question, given)
      .slice(0, 3)
      .map(({ id }) => id);
    if (learner.names.includes(told[0] ?? '')) first++;
    if (told.some((id) => learner.names.includes(id))) named++;
  }
  return { wrong, first: first / wrong, named: named / wrong };
}

/** The least number of wrong answers from which a share says something. */
const ENOUGH = 5;

const aboutFan = LEARNERS.filter(({ belief }) => !belief.startsWith('flowers'));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

describe('whoever ticks the fan of whole hands', () => {
  const measured = aboutFan.map((learner) => [learner.belief, measure(learner, 'mcr-whole')] as const);

  test.each(measured)('and believes: %s, is told so among three', (_, { wrong, named }) => {
    expect(wrong).toBeGreaterThanOrEqual(1);
    expect(named).toBeGreaterThanOrEqual(0.75);
  });

  test('is told the true cause first, nearly always', () => {
    expect(mean(measured.map(([, { first }]) => first))).toBeGreaterThan(0.93);
  });
});

test('a total alone tells of most of them, too', () => {
  const shares = aboutFan.map((learner) => measure(learner, 'fan-total')).filter(({ wrong }) => wrong >= ENOUGH);
  expect(shares.length).toBeGreaterThan(aboutFan.length / 2);
  expect(mean(shares.map(({ named }) => named))).toBeGreaterThan(0.9);
});

test.each([
  ['flowers help to eight', 'eight', 0.6],
  ['flowers help to eight', 'flowers', 0.9],
  ['flowers are not paid', 'flowers', 0.9],
] as const)('somebody who believes that %s is told so in %s', (belief, form, least) => {
  const [learner] = LEARNERS.filter((one) => one.belief === belief);
  const { wrong, named } = learner ? measure(learner, form) : { wrong: 0, named: 0 };
  expect(wrong).toBeGreaterThan(ENOUGH);
  expect(named).toBeGreaterThanOrEqual(least);
});
