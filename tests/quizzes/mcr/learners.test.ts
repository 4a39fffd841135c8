import { describe, expect, test } from 'vitest';
import { solveQuestion, misconceptionChecks } from '../../../src/quizzes/games/skills.ts';
import type { Answer, Question } from '../../../src/quizzes/games/question.ts';
import { MCR_MISCONCEPTIONS } from '../../../src/quizzes/mcr/misconceptions/index.ts';
import { LEARNERS, type Learner } from '../../learners-mcr/learners.ts';
import { MCR_FORMS, type McrForm, type Measured, draw, inSessions, measure } from './diagnosis.ts';
import { falselyCertain } from './slips.ts';

const QUESTIONS = Number(process.env.QUESTIONS ?? 120);

/** The questions of each form, dealt once. */
const drawn = new Map<McrForm, ReturnType<typeof draw>>();
function questionsOf(form: McrForm): ReturnType<typeof draw> {
  const questions = drawn.get(form) ?? draw(form, QUESTIONS);
  drawn.set(form, questions);
  return questions;
}

const measured = (learner: Learner, form: McrForm, inARow = 1): Measured => measure(learner, questionsOf(form), inARow);

/** The fewest wrong answers, and groups of three, for a share to mean anything. */
const ENOUGH = 5;

const aboutFan = LEARNERS.filter(({ belief }) => !belief.startsWith('flowers'));
/** The required share of what the best possible ranking reaches. */
const reached = (all: readonly Measured[]): number =>
  all.reduce((sum, { first }) => sum + first, 0) / all.reduce((sum, { best }) => sum + best, 0);
const named = ({ named, wrong }: Measured): number => named / wrong;

test('misconceptions of many kinds are known, and most of them have a simulated learner', () => {
  const known = new Set(MCR_MISCONCEPTIONS.map(({ id }) => id));
  expect(known.size).toBeGreaterThan(25);
  expect(LEARNERS.length).toBeGreaterThan(25);
});

describe('a learner who ticks the fan of whole hands and adds them up', () => {
  const all = LEARNERS.map((learner) => [learner.belief, learner, measured(learner, 'mcr-whole')] as const).filter(
    ([, , { wrong }]) => wrong > 0,
  );

  test.each(all)('and believes %s gets it among three diagnoses', (_, __, one) => {
    expect(named(one)).toBeGreaterThanOrEqual(0.75);
  });

  test.each(all)('and believes %s gets it first after three answers', (_, learner) => {
    const three = measured(learner, 'mcr-whole', 3);
    expect(three.first).toBeGreaterThanOrEqual(0.9 * three.best);
  });

  test('nearly always gets the true diagnosis first', () => {
    expect(reached(all.map(([, , one]) => one))).toBeGreaterThan(0.95);
  });
});

test('who names the right fan but leaves out the flowers is told so at once', () => {
  const [unpaid] = LEARNERS.filter(({ belief }) => belief === 'flowers are not paid');
  const one = unpaid && measured(unpaid, 'mcr-whole');
  expect(one?.wrong).toBeGreaterThan(ENOUGH);
  expect(one?.first).toBe(one?.wrong);
});

test('who gives only the total gets most of them too, and after three answers nearly as well', () => {
  const all = aboutFan.map((learner) => measured(learner, 'fan-total')).filter(({ wrong }) => wrong >= ENOUGH);
  expect(all.length).toBeGreaterThan(aboutFan.length / 2);
  expect(all.reduce((sum, one) => sum + named(one), 0) / all.length).toBeGreaterThan(0.9);
  const threes = aboutFan.map((learner) => measured(learner, 'fan-total', 3)).filter(({ wrong }) => wrong >= ENOUGH);
  expect(threes.length).toBeGreaterThan(ENOUGH);
  expect(reached(threes)).toBeGreaterThan(0.9);
});

test.each(['fan-total', 'eight', 'flowers'] as const)(
  'within one session of %s nearly all is told that its numbers can tell',
  (form) => {
    const sat = aboutFan.slice(0, 8).map((learner) => inSessions(learner, questionsOf(form).slice(0, 30), 30));
    expect(reached(sat)).toBeGreaterThan(0.8);
  },
);

test.each([
  ['flowers help to eight', 'eight', 0.6],
  ['flowers help to eight', 'flowers', 0.9],
  ['flowers are not paid', 'flowers', 0.9],
] as const)('a learner who believes %s is told so in %s', (belief, form, least) => {
  const [learner] = LEARNERS.filter((one) => one.belief === belief);
  expect(learner).toBeDefined();
  if (!learner) return;
  const one = measured(learner, form);
  expect(one.wrong).toBeGreaterThan(ENOUGH);
  expect(named(one)).toBeGreaterThanOrEqual(least);
  expect(reached([measured(learner, form, 3)])).toBeGreaterThanOrEqual(least);
});

test.each(MCR_FORMS)('a slip is not taken for a misconception: %s', (form) => {
  const { slips, certain } = falselyCertain(questionsOf(form), 30, 'slips');
  expect(slips).toBeGreaterThan(ENOUGH);
  expect(certain / slips).toBeLessThan(0.03);
});

/** The fan alone, where points follow from those named. */
const firstStepOf = (answer: Answer): Answer =>
  typeof answer === 'object' && 'fan' in answer ? { fan: answer.fan } : answer;

test.each(MCR_FORMS)('the same misconceptions are in play for right and wrong answers: %s', (form) => {
  const inPlay = (question: Question, given: Answer): readonly string[] =>
    misconceptionChecks(question, firstStepOf(given)).flatMap(({ id, applies }) => (applies ? [id] : []));
  for (const { question, answers } of questionsOf(form)) {
    const right = inPlay(question, solveQuestion(question));
    for (const given of new Set(answers.values())) expect(inPlay(question, given)).toEqual(right);
  }
});
