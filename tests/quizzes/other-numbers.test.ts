import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { parameterIn, worthIn } from '../../src/quizzes/misconceptions/parameter-ids.ts';
import { beginSession } from '../../src/quizzes/agenda/begin.ts';
import { STEPS } from '../../src/quizzes/base/terms.ts';
import { type ExplainedAnswer, answered } from '../../src/quizzes/games/answered.ts';
import type { Evidence } from '../../src/quizzes/misconceptions/small.ts';
import { evidenceAfter, explainAnswer } from '../../src/quizzes/session/feedback.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { BELIEFS, type Learner, NUMBER_BELIEFS, learner } from '../learners/learner.ts';
import { MISCONCEPTIONS } from '../../src/quizzes/misconceptions/index.ts';
import { FORMS, allAnswer, changesAnswer, deal, inSessions, isSolvedAlike, measure } from './diagnosis.ts';

const SHARES = BELIEFS.filter((id) => parameterIn(id));
const ROUNDINGS = ['payment-rounded-nearest', 'fu-rounded-nearest'];

const askedIn = (name: string, howMany: number) => {
  const form = FORMS[name];
  if (!form) throw new Error(`no form ${name}`);
  return deal(form, 'other shares', howMany)
    .filter(isSolvedAlike)
    .map((put) => allAnswer(put));
};

test('an id of another number is read back with it, and no other id is', () => {
  expect(SHARES).toHaveLength(7);
  expect(parameterIn('ron-shares-3')).toEqual({ parameter: 'ron-shares', n: 3 });
  expect(parameterIn('dealer-ron-shares-12')).toEqual({ parameter: 'dealer-ron-shares', n: 12 });
  expect(worthIn('worth-yakuhai-red-2')).toEqual({ yaku: 'yakuhai-red', n: 2 });
  for (const id of ['ron-shares', 'shares-3', 'rounded-once', 'by-edition-3']) {
    expect(parameterIn(id)).toBeUndefined();
    expect(worthIn(id)).toBeUndefined();
  }
  expect(NUMBER_BELIEFS.filter((id) => !MISCONCEPTIONS.some((one) => one.id === id))).toEqual([]);
});

describe('other numbers of shares', () => {
  test('are named first where a payment is counted line by line', () => {
    const tallies = measure(askedIn('payment by lines', 60), SHARES);
    expect(tallies).toHaveLength(SHARES.length);
    for (const { belief, first, best, wronged } of tallies) {
      expect(first / best, belief).toBeGreaterThan(0.95);
      expect(wronged, belief).toBe(0);
    }
  });

  test.each(['payment by number', 'payment by lines'])('are found in a session of %s', (name) => {
    for (const { belief, first, best } of inSessions(askedIn(name, 60), 20, [...SHARES, 'payment-rounded-nearest']))
      expect(first / best, belief).toBeGreaterThan(0.85);
  });
});

test.each([
  ['payment by lines', 'payment-rounded-nearest'],
  ['fu by lines', 'fu-rounded-nearest'],
])('rounding to the nearest is told from rounding down in %s by the answers that it leaves right', (name, belief) => {
  expect(ROUNDINGS).toContain(belief);
  const [found] = inSessions(askedIn(name, 60), 20, [belief]);
  expect((found?.first ?? 0) / (found?.best ?? 1)).toBeGreaterThan(0.8);
});

/** The causes that the trainer finds for an answer, likeliest first. */
const causesOf = ({ causes }: ExplainedAnswer): readonly string[] =>
  STEPS.flatMap((id) => causes[id] ?? []).map(({ mistake }) => mistake.id);

test.each(['fu by lines', 'han by lines', 'payment by lines'])(
  'another number is among the first three in %s',
  (name) => {
    const form = FORMS[name];
    if (!form) throw new Error(`no form ${name}`);
    const asked = deal(form, 'other numbers', 40).filter(isSolvedAlike);
    const told = NUMBER_BELIEFS.flatMap((belief) =>
      asked
        .filter((put) => changesAnswer(belief, put))
        .map(({ question, form: asForm }) => {
          const given = learner([belief]).answer(question as Parameters<Learner['answer']>[0], asForm);
          return causesOf(explainAnswer(answered(question, given as never), STEPS, 0, {}))
            .slice(0, 3)
            .includes(belief);
        }),
    );
    expect(told.length).toBeGreaterThan(40);
    expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
  },
);

describe('twice or half the shares, and the next row of the table', () => {
  /** What the trainer names first at a learner's second wrong payment of a session by numbers. */
  function namedAtSecond(belief: string, seed: string): string | undefined {
    const who = learner([belief]);
    const agenda = { wishes: [{ skill: 'payment', level: 2 }] } as const;
    let state = beginSession({ mode: 'skill', rules: 'ema-2016', agenda, length: 12, skill: 'payment' }, seed);
    let leanings: Evidence = {};
    for (let wrong = 0; state && !state.session.over;) {
      const { question } = state.session;
      const given = answered(question, who.answer(question as Parameters<Learner['answer']>[0], 'value') as never);
      const next: SessionState = step(state, { kind: 'answer', answered: given, now: 0, leanings });
      leanings = evidenceAfter(given, STEPS, leanings);
      const { told } = next.session;
      if (told && !told.verdict.right && ++wrong === 2) return causesOf(told)[0];
      state = step(next, { kind: 'proceed', now: 0 });
    }
    return undefined;
  }

  test.each(['row-above', 'row-below', 'ron-shares-2', 'ron-shares-8', 'dealer-ron-shares-3', 'dealer-draw-shares-4'])(
    '%s is told apart by the question that follows',
    (belief) => {
      const named = Array.from({ length: 10 }, (_, i) => namedAtSecond(belief, `tied.${String(i)}`)).filter(
        (one) => one !== undefined,
      );
      expect(named.length).toBeGreaterThan(6);
      expect(named.filter((one) => one === belief).length / named.length).toBeGreaterThanOrEqual(0.9);
    },
  );
});
