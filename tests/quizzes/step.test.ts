import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { skillIn } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { isDrill } from '../../src/quizzes/session/drill.ts';
import { beginSession, toExam, toReplay, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { packSession, unpackSession } from '../../src/quizzes/session/stored-session.ts';
import { type SessionState, type SessionEvent, step } from '../../src/quizzes/session/step.ts';
import { skillOf, solveQuestion } from '../../src/quizzes/games/skills.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MOMENT = { now: NOON, day: '2026-11-20' };

function begun(invitation: Parameters<typeof beginSession>[0] | undefined): SessionState {
  const state = invitation && beginSession(invitation, 'seed');
  if (!state) throw new Error('nothing to ask');
  return state;
}

const MASTERED: PracticeRecord = {
  ...EMPTY,
  books: { 'ema-2016': { ...NO_BOOK, skills: { fu: { ...NO_SKILL, grade: 'mastered' } } } },
};

const ofFu = (): SessionState => begun(toSkill(EMPTY, 'ema-2016', 'fu', MOMENT, { level: 2 }));
const all = (state: SessionState, ...events: readonly SessionEvent[]): SessionState => events.reduce(step, state);
const right = ({ session }: SessionState, now: number): SessionEvent => ({
  kind: 'answer',
  answered: answered(session.question, solveQuestion(session.question)),
  now,
  leanings: {},
});
const wrong = ({ session }: SessionState, now: number): SessionEvent => ({
  kind: 'answer',
  answered: answered(session.question, 10),
  now,
  leanings: {},
});

describe('a session as a state machine', () => {
  test('gives the same for the same events, and changes none of its inputs', () => {
    const before = ofFu();
    const text = JSON.stringify(before);
    const events: SessionEvent[] = [
      { kind: 'seen', now: NOON },
      right(before, NOON + 3000),
      { kind: 'prepare' },
      { kind: 'proceed', now: NOON + 5000 },
    ];
    expect(all(before, ...events)).toEqual(all(before, ...events));
    expect(JSON.stringify(before)).toBe(text);
    expect(all(before, ...events).session.done[0]).toMatchObject({ milliseconds: 3000, verdict: { right: true } });
  });

  test('accepts no second answer, no answer to another question, and none after its end', () => {
    const first = ofFu();
    const told = step(first, right(first, NOON));
    expect(step(told, wrong(first, NOON))).toBe(told);
    const next = step(told, { kind: 'proceed', now: NOON });
    expect(step(next, right(first, NOON))).toBe(next);
    const over = step(told, { kind: 'stop' });
    expect(over.session.over).toBe(true);
    expect(step(over, right(first, NOON))).toBe(over);
    expect(step(over, { kind: 'stop' })).toBe(over);
  });

  test('does not go on before there is a verdict', () => {
    const first = ofFu();
    expect(step(first, { kind: 'proceed', now: NOON })).toBe(first);
  });

  test('deals ahead only what the answer cannot change', () => {
    const first = ofFu();
    expect(step(first, { kind: 'prepare' })).toBe(first);
    expect(all(first, right(first, NOON), { kind: 'prepare' }).course.ahead).toBeDefined();
    const exam = begun(toExam(EMPTY, 'ema-2016', 'fu', { questions: 5, minutes: 5 }, 2));
    expect(step(exam, { kind: 'prepare' }).course.ahead).toBeDefined();
  });

  test('brings back what was missed, and only that', () => {
    const first = ofFu();
    expect(step(first, wrong(first, NOON)).course.run.returns).toHaveLength(2);
    expect(step(first, right(first, NOON)).course.run.returns).toEqual([]);
  });

  test('ends where its agenda does', () => {
    const one = begun(toReplay([ofFu().session.question]));
    expect(all(one, right(one, NOON), { kind: 'proceed', now: NOON }).session.over).toBe(true);
    expect(toReplay([])).toBeUndefined();
  });
});

describe('the time of an exam', () => {
  const exam = begun(toExam(EMPTY, 'ema-2016', 'fu', { questions: 3, minutes: 5 }, 2));
  const { time } = exam.session;
  const at = (now: number) => all(exam, { kind: 'seen', now: NOON }, { kind: 'time', now });

  test('runs from the first question that is seen; later ones do not restart it', () => {
    const first = step(exam, { kind: 'seen', now: NOON });
    expect([exam.session.ends, first.session.ends]).toEqual([0, NOON + time]);
    const second = all(first, right(first, NOON + 1000), { kind: 'seen', now: NOON + 2000 });
    expect([second.session.ends, second.course.seen]).toEqual([NOON + time, NOON + 2000]);
  });

  test('is up at its end and not before; answers until then stay', () => {
    expect([at(NOON + time - 1).session.over, at(NOON + time).session.over]).toEqual([false, true]);
    const late = all(exam, { kind: 'seen', now: NOON }, right(exam, NOON + time));
    expect([late.session.over, late.session.done.length]).toEqual([true, 1]);
  });

  test('does not run without a limit', () => {
    const practised = all(ofFu(), { kind: 'seen', now: NOON }, { kind: 'time', now: NOON + 1e9 });
    expect([practised.session.ends, practised.session.over]).toEqual([0, false]);
    expect(step(exam, { kind: 'time', now: NOON + 1e9 }).session.over).toBe(false);
  });
});

describe('asking line by line', () => {
  const inLines = (state: SessionState, form: 'lines' | 'value' | 'auto') =>
    step(state, { kind: 'form', form }).session.inLines;

  test('follows the learner’s choice at once or, without one, his needs', () => {
    expect([inLines(ofFu(), 'lines'), inLines(ofFu(), 'value'), inLines(ofFu(), 'auto')]).toEqual([true, false, true]);
    expect(inLines(begun(toSkill(MASTERED, 'ema-2016', 'fu', MOMENT, { level: 2 })), 'auto')).toBe(false);
    const byNumber = step(ofFu(), { kind: 'form', form: 'value' });
    const told = all(byNumber, wrong(byNumber, NOON), { kind: 'form', form: 'lines' });
    expect([told.session.inLines, step(told, { kind: 'proceed', now: NOON }).session.inLines]).toEqual([false, true]);
  });

  test('never happens in an exam, or for a skill without lines', () => {
    expect(inLines(begun(toExam(EMPTY, 'ema-2016', 'fu', { questions: 2, minutes: 5 }, 2)), 'lines')).toBe(false);
    expect(inLines(begun(toSkill(EMPTY, 'ema-2016', 'waits', MOMENT, { level: 1 })), 'lines')).toBe(false);
  });
});

describe('a step records', () => {
  test('the answer, once', () => {
    const first = ofFu();
    const told = step(first, wrong(first, NOON));
    const record = recordStep(EMPTY, first.session, told.session, MOMENT);
    expect(skillIn(record, 'ema-2016', 'fu').wrong).toBe(1);
    expect(record.days).toEqual({ '2026-11-20': [0, 1] });
    expect(skillIn(record, 'ema-2016', 'fu').card).not.toBeNull();
    const next = step(told, { kind: 'proceed', now: NOON });
    expect(recordStep(record, told.session, next.session, MOMENT)).toBe(record);
    expect(recordStep(record, told.session, step(told, { kind: 'stop' }).session, MOMENT)).toBe(record);
  });

  test('the answer, even if verdicts come only at the end', () => {
    const exam = begun(toExam(EMPTY, 'ema-2016', 'fu', { questions: 2, minutes: 5 }, 2));
    const next = step(exam, right(exam, NOON));
    expect(skillIn(recordStep(EMPTY, exam.session, next.session, MOMENT), 'ema-2016', 'fu').right).toBe(1);
  });

  test('nothing from a replay or a worked example', () => {
    const again = begun(toReplay([ofFu().session.question]));
    expect(recordStep(EMPTY, again.session, step(again, right(again, NOON)).session, MOMENT)).toBe(EMPTY);
    const shown = begun(toSkill(EMPTY, 'ema-2016', 'whole', MOMENT, { level: 1, stage: 0 }));
    expect(recordStep(EMPTY, shown.session, step(shown, right(shown, NOON)).session, MOMENT)).toBe(EMPTY);
  });
});

test('a session survives storage at every step', () => {
  let state = ofFu();
  for (let i = 0; !state.session.over; i++) {
    const kept: unknown = JSON.parse(JSON.stringify(packSession(state)));
    const taken = unpackSession(kept, () => ({}));
    expect(taken && packSession(taken)).toEqual(packSession(state));
    const answer = i % 3 === 0 ? wrong(state, NOON) : right(state, NOON);
    state = step(state, state.session.told ? { kind: 'proceed', now: NOON } : answer);
  }
});

describe('a miss leads', () => {
  test('to a question about the missed fact within the next five', () => {
    const before = begun(toSkill(EMPTY, 'ema-2016', 'waits', MOMENT, { level: 1 }));
    const { question } = before.session;
    const { facts } = skillOf('waits');
    let state = step(before, { kind: 'answer', answered: answered(question, []), now: NOON, leanings: {} });
    const fact = state.course.run.returns[0]?.wish.fact;
    if (fact === undefined) throw new Error('nothing returns');
    expect(facts(question)).toContain(fact);
    const met: boolean[] = [];
    for (let i = 0; i < 5; i++) {
      state = step(state, { kind: 'proceed', now: NOON });
      met.push(facts(state.session.question).includes(fact));
      state = step(state, right(state, NOON));
    }
    expect(met).toContain(true);
  });
});

describe('a drill, in which rare hands are frequent', () => {
  const whole = (level: 1 | 2 | 3): SessionState => begun(toSkill(EMPTY, 'ema-2016', 'whole', MOMENT, { level }));

  test('exists for every skill in steps; for whole hands only at the hard level', () => {
    expect(isDrill(ofFu())).toBe(true);
    expect([1, 2, 3].map((level) => isDrill(whole(level as 1)))).toEqual([false, false, true]);
  });

  test('does not exist for questions that everybody gets', () => {
    expect(isDrill(begun(toReplay([ofFu().session.question])))).toBe(false);
  });
});
