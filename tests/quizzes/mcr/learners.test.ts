import { describe, expect, test } from 'vitest';
import { MCR_MISTAKES } from '../../../src/quizzes/mcr/mistakes/index.ts';
import { LEARNERS, type Learner } from '../../learners-mcr/learners.ts';
import { type McrForm, type Measured, draw, measure } from './diagnosis.ts';

const QUESTIONS = Number(process.env.QUESTIONS ?? 120);

/** The questions of each form, drawn once. */
const drawn = new Map<McrForm, ReturnType<typeof draw>>();
function measured(learner: Learner, form: McrForm): Measured {
  const questions = drawn.get(form) ?? draw(form, QUESTIONS);
  drawn.set(form, questions);
  return measure(learner, form, questions);
}

/** The least number of wrong answers, and of three in a row, from which a share says something. */
const ENOUGH = 5;

const aboutFan = LEARNERS.filter(({ belief }) => !belief.startsWith('flowers'));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
const meanOf = (all: readonly Measured[], share: 'first' | 'named' | 'third'): number =>
  mean(all.map((one) => one[share]));

test('misconceptions of many kinds are known, and most of them have a learner', () => {
  const named = new Set(MCR_MISTAKES.map(({ id }) => id));
  expect(named.size).toBeGreaterThan(25);
  expect(LEARNERS.length).toBeGreaterThan(25);
});

describe('whoever ticks the fan of whole hands', () => {
  const all = aboutFan.map((learner) => [learner.belief, measured(learner, 'mcr-whole')] as const);
  const inARow = all.filter(([, { threes }]) => threes > 0);

  test.each(all)('and believes: %s, is told so among three', (_, { wrong, named }) => {
    expect(wrong).toBeGreaterThanOrEqual(1);
    expect(named).toBeGreaterThanOrEqual(0.75);
  });

  test.each(inARow)('and believes: %s, is told so first after three answers', (_, { third }) => {
    expect(third).toBeGreaterThan(0.5);
  });

  test('is told the true cause first, nearly always', () => {
    const numbers = all.map(([, one]) => one);
    expect(meanOf(numbers, 'first')).toBeGreaterThan(0.93);
    expect(
      meanOf(
        inARow.map(([, one]) => one),
        'third',
      ),
    ).toBeGreaterThan(0.96);
  });
});

test('a total alone tells of most of them, too, and three of them tell nearly as much', () => {
  const all = aboutFan.map((learner) => measured(learner, 'fan-total'));
  const named = all.filter(({ wrong }) => wrong >= ENOUGH);
  expect(named.length).toBeGreaterThan(aboutFan.length / 2);
  expect(meanOf(named, 'named')).toBeGreaterThan(0.9);
  const inARow = all.filter(({ threes }) => threes >= ENOUGH);
  expect(inARow.length).toBeGreaterThan(ENOUGH);
  expect(meanOf(inARow, 'third')).toBeGreaterThan(0.85);
});

test.each([
  ['flowers help to eight', 'eight', 0.6],
  ['flowers help to eight', 'flowers', 0.9],
  ['flowers are not paid', 'flowers', 0.9],
] as const)('somebody who believes that %s is told so in %s', (belief, form, least) => {
  const [learner] = LEARNERS.filter((one) => one.belief === belief);
  expect(learner).toBeDefined();
  if (!learner) return;
  const { wrong, named, third } = measured(learner, form);
  expect(wrong).toBeGreaterThan(ENOUGH);
  expect(named).toBeGreaterThanOrEqual(least);
  expect(third).toBeGreaterThanOrEqual(least);
});
