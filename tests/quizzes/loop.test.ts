import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { creditsOf } from '../../src/quizzes/games/credits.ts';
import { DAYS_TO_RETIRE, isOpen, openMisconceptions } from '../../src/quizzes/memory/notebook.ts';
import type { Moment } from '../../src/quizzes/memory/moment.ts';
import { bookOf, skillIn } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { recallBy } from '../../src/quizzes/memory/schedule.ts';
import { recordStep, withGuided } from '../../src/quizzes/memory/record-answer.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { wayOn } from '../../src/quizzes/memory/next-step.ts';
import type { Answer, Question } from '../../src/quizzes/games/question.ts';
import { contrastTo, showsIn } from '../../src/quizzes/session/contrast.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved, linesOf } from '../../src/quizzes/games/skills.ts';
import { beginSession, toError, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { packSession, unpackSession } from '../../src/quizzes/session/stored-session.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { explainAnswer } from '../../src/quizzes/session/feedback.ts';

import { STEPS, type StepId } from '../../src/quizzes/base/terms.ts';
import { learner } from '../learners/learner.ts';
import { PAIR_WAIT, PAIR_WAIT_FU } from './pair-wait-hand.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;
const on = (day: number): Moment => {
  const now = NOON + day * DAY;
  return { now, day: new Date(now).toISOString().slice(0, 10) };
};
const RULES = 'ema-2016';

const told = (question: Question, given: Answer, asked: readonly StepId[] = STEPS) =>
  explainAnswer(answered(question, given as never), asked, 3000, {});
const sheetOf = (question: Question, ...beliefs: readonly string[]): Answer =>
  learner(beliefs).answer(question as never, { lines: linesOf(question) });

describe('credit', () => {
  test('goes to each line filled in, and only wrong lines count as missed', () => {
    const credits = creditsOf(told(PAIR_WAIT_FU, sheetOf(PAIR_WAIT_FU, 'wait-forgotten')));
    expect(credits.filter(({ right }) => !right).map(({ fact }) => fact)).toEqual(['fu:wait-single']);
    expect(credits).toContainEqual({ fact: 'fu:base-closed-ron', right: true });
  });

  test('for a wrong number goes to nothing but what its likeliest misconception affects', () => {
    const wrongs = creditsOf(told(PAIR_WAIT_FU, 20));
    expect(wrongs.every(({ right }) => !right)).toBe(true);
    expect(wrongs.length).toBeLessThan(creditsOf(told(PAIR_WAIT_FU, 40)).length);
  });

  test('does not go to lines that were only shown', () => {
    const whole = { skill: 'whole', rules: RULES, hand: PAIR_WAIT } as const;
    const credits = creditsOf(told(whole, solved(whole), ['payment']));
    expect(credits.length).toBeGreaterThan(0);
    expect(credits.filter(({ fact }) => !/^(pay|limit):/.test(fact))).toEqual([]);
  });
});

describe('a named misconception', () => {
  test('leads to a question whose answer it changes, and one beside it where it does not', () => {
    expect(showsIn('wait-forgotten', PAIR_WAIT_FU)).toBe(true);
    const contrast = contrastTo(PAIR_WAIT_FU, 'wait-forgotten');
    expect(contrast).toBeDefined();
    expect(contrast && showsIn('wait-forgotten', contrast)).toBe(false);
  });

  const begin = (invitation: ReturnType<typeof toError>, seed: string): SessionState => {
    const state = invitation && beginSession(invitation, seed);
    if (!state) throw new Error('nothing to ask');
    return state;
  };

  /** Answers a whole session with misconceptions. */
  function play(from: SessionState, before: PracticeRecord, moment: Moment, ...beliefs: readonly string[]) {
    let [state, record] = [from, before];
    for (let n = 0; n < 20 && !state.session.over; n++) {
      const { question, inLines } = state.session;
      const given = inLines ? sheetOf(question, ...beliefs) : (learner(beliefs).answer(question as never) as Answer);
      const { leanings } = bookOf(record, RULES);
      const next = step(state, {
        kind: 'answer',
        answered: answered(question, given as never),
        now: moment.now,
        leanings,
      });
      record = recordStep(record, state.session, next.session, moment);
      state = step(next, { kind: 'proceed', now: moment.now });
    }
    return { state, record };
  }

  test('enters the notebook with the learner’s hand, opens the next sessions, and is retired after right answers on three days', () => {
    const first = play(begin(toSkill(EMPTY, RULES, 'fu', on(0), { level: 2 }), 'loop'), EMPTY, on(0), 'wait-forgotten');
    const entry = bookOf(first.record, RULES).errors['wait-forgotten'];
    expect(entry?.times).toBeGreaterThan(1);
    expect(entry?.own[0]).toMatch(/^q=fu&/);
    let { record } = first;
    for (let day = 1; day <= DAYS_TO_RETIRE; day++) {
      const open = openMisconceptions(bookOf(record, RULES).errors).map(([id]) => id);
      expect(open).toContain('wait-forgotten');
      const invitation = toSkill(record, RULES, 'fu', on(day), { level: 2 });
      expect('wishes' in invitation.agenda && invitation.agenda.wishes[0]).toMatchObject({ mistake: 'wait-forgotten' });
      const asked = play(begin(toError(record, RULES, 'wait-forgotten'), `loop.${String(day)}`), record, on(day));
      expect(asked.state.session.done.every(({ question }) => showsIn('wait-forgotten', question))).toBe(true);
      ({ record } = asked);
    }
    const after = bookOf(record, RULES).errors['wait-forgotten'];
    expect(after && isOpen(after)).toBe(false);
  });

  test('brings itself back, contrast first, even in a resumed session', () => {
    const entry = { skill: 'fu', times: 1, last: NOON, days: [], own: [] } as const;
    const known = { ...EMPTY, books: { [RULES]: { ...NO_BOOK, errors: { 'wait-forgotten': entry } } } };
    const now = begin(toError(known, RULES, 'wait-forgotten'), 'wait');
    const isShowing = ({ session }: SessionState): boolean => showsIn('wait-forgotten', session.question);
    const { question } = now.session;
    const given = sheetOf(question, 'wait-forgotten') as never;
    const missed = step(now, { kind: 'answer', answered: answered(question, given), now: 0, leanings: {} });
    const [contrast, again] = missed.course.run.returns;
    expect(contrast?.question).toBeDefined();
    expect(again?.wish).toMatchObject({ mistake: 'wait-forgotten', inLines: true });
    const kept = unpackSession(JSON.parse(JSON.stringify(packSession(missed))), () => ({}));
    expect(kept?.course.run.returns).toEqual(missed.course.run.returns);
    expect(isShowing(step(missed, { kind: 'proceed', now: 0 }))).toBe(false);
  });
});

describe('grades', () => {
  test('ten payments of shown hands do not raise the grade of the whole hand', () => {
    const state = beginSession(toSkill(EMPTY, RULES, 'whole', on(0), { stage: 1, level: 1 }), 'whole');
    let [now, record] = [state, EMPTY];
    for (let n = 0; n < 20 && now && !now.session.over; n++) {
      const right = answered(now.session.question, solved(now.session.question));
      const next = step(now, { kind: 'answer', answered: right, now: on(0).now, leanings: {} });
      record = recordStep(record, now.session, next.session, on(0));
      now = step(next, { kind: 'proceed', now: on(0).now });
    }
    expect(skillIn(record, RULES, 'whole')).toMatchObject({ right: 10, grade: 'new', lately: '' });
    expect(Object.keys(bookOf(record, RULES).facts).filter((fact) => /^(yaku|fu):/.test(fact))).toEqual([]);
  });

  test.each([
    [6, 10, 2, { to: 'next' }],
    [5, 10, 2, { to: 'easier', level: 1 }],
    [5, 10, 1, { to: 'again' }],
    [0, 0, 3, { to: 'next' }],
  ] as const)('%s right of %s at difficulty %s move on', (right, asked, level, way) => {
    expect(wayOn(right, asked, level)).toEqual(way);
  });

  test.each([
    [1000, 'easy'],
    [4000, 'good'],
    [9000, 'hard'],
  ] as const)('%s ms, where four seconds are usual, is %s', (time, recall) => {
    expect(recallBy(time, [4000, 4100, 3900, 4000, 4000])).toBe(recall);
    expect(recallBy(time, [4000])).toBe('good');
  });
});

describe('a question in a lesson', () => {
  const noted = (given: Answer): PracticeRecord => withGuided(EMPTY, answered(PAIR_WAIT_FU, given as never), on(0));

  test('puts a mistake into the notebook with the question, and counts nowhere else', () => {
    const { skills, facts, errors } = bookOf(noted(sheetOf(PAIR_WAIT_FU, 'wait-forgotten')), RULES);
    expect(errors['wait-forgotten']).toMatchObject({ skill: 'fu', times: 1, own: [formatQuestion(PAIR_WAIT_FU)] });
    expect({ skills, facts }).toEqual({ skills: {}, facts: {} });
  });

  test('answered rightly changes nothing', () => {
    expect(noted(sheetOf(PAIR_WAIT_FU))).toBe(EMPTY);
  });
});
