import './take-up-riichi.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOK_IDS, type BookId } from '../../src/engine/rulebooks/ids.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { bookOf } from '../../src/quizzes/memory/progress.ts';
import { EMPTY } from '../../src/quizzes/memory/record.ts';
import { withSample } from '../../src/quizzes/memory/sample.ts';
import { recordStep } from '../../src/quizzes/memory/record-answer.ts';
import { PLACEMENT_LENGTH, ladderFor } from '../../src/quizzes/path/placement.ts';
import { TEST_LEVEL, testOf } from '../../src/quizzes/path/test.ts';
import type { Question } from '../../src/quizzes/games/question.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import { solved } from '../../src/quizzes/games/skills.ts';
import { beginSession, toPlacement, toRehearsal } from '../../src/quizzes/agenda/begin.ts';
import { packSession, unpackSession } from '../../src/quizzes/session/stored-session.ts';
import { climbed, passedOn, rungAt } from '../../src/quizzes/session/ladder.ts';
import { leftOf } from '../../src/quizzes/session/unfinished.ts';
import { type SessionState, step } from '../../src/quizzes/session/step.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { chanceOf } from '../learners/chance.ts';

beforeAll(() => registerGame(MCR_GAME));

/** A wrong answer. */
function otherThan(given: unknown): unknown {
  if (typeof given === 'number') return given + 1;
  if (Array.isArray(given)) return given.length > 0 ? [] : ['pinfu'];
  if (typeof given === 'string') return given === 'none' ? 'mangan' : 'none';
  return Object.fromEntries(Object.entries(given ?? {}).map(([key, value]) => [key, otherThan(value)]));
}

const answer = (state: SessionState, isRight: boolean): SessionState => {
  const { question } = state.session;
  const given = isRight ? solved(question) : (otherThan(solved(question)) as never);
  return step(state, { kind: 'answer', answered: answered(question, given), now: 0, leanings: {} });
};

function begun(rules: BookId): SessionState {
  const state = beginSession(toPlacement(rules), 'placement');
  if (!state) throw new Error('nothing to ask');
  return state;
}

/** Answers a whole placement; returns what was asked, and what is passed. */
function place(rules: BookId, knows: (question: Question) => boolean) {
  let state = begun(rules);
  const asked: Question[] = [];
  while (!state.session.over) {
    asked.push(state.session.question);
    state = answer(state, knows(state.session.question));
  }
  const { agenda } = state.course;
  return { asked, passed: 'ladder' in agenda ? passedOn(agenda.ladder) : [] };
}

const FU: readonly SkillId[] = ['set-fu', 'pair-wait', 'fu'];

describe.each(BOOK_IDS)('a placement by %s', (rules) => {
  test('passes everything for a learner who knows everything', () => {
    const { asked, passed } = place(rules, () => true);
    expect(asked).toHaveLength(6);
    expect(passed.length).toBeGreaterThanOrEqual(8);
  });

  test('lets nothing pass for who knows nothing, and is over after five questions', () => {
    const { asked, passed } = place(rules, () => false);
    expect(passed).toEqual([]);
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  test('starts each lane in the middle, and after two wrong ones at its easiest question', () => {
    const ladder = ladderFor(rules);
    for (const { at } of ladder) expect([1, 2]).toContain(at);
    expect(ladder.map(({ rungs }) => rungs.length)).toEqual([4, 4, 4]);
    const once = climbed(ladder, 0, false);
    const twice = climbed(once, 1, false, true);
    expect(twice[2]?.at).toBeLessThan(once[2]?.at ?? 0);
    expect(climbed(once, 1, false, false)[2]?.at).toBe(once[2]?.at);
  });

  test('asks nothing whose answer cannot show anything more', () => {
    for (let n = 0; n < 40; n++) {
      const chance = chanceOf(`placement.${rules}.${String(n)}`);
      let ladder = ladderFor(rules);
      let wasWrong = false;
      for (let at = 0; rungAt(ladder, at); at++) {
        const right = climbed(ladder, at, true, wasWrong);
        expect(passedOn(right).length).toBeGreaterThan(passedOn(ladder).length);
        expect(at).toBeLessThan(PLACEMENT_LENGTH);
        const isRight = chance() < 0.5;
        ladder = climbed(ladder, at, isRight, wasWrong);
        wasWrong = !isRight;
      }
    }
  });
});

test('gets easier after a miss, and harder after a right answer', () => {
  const { asked, passed } = place('ema-2016', ({ skill }) => !FU.includes(skill));
  expect(passed).toEqual(expect.arrayContaining(['yaku', 'han', 'payment']));
  expect(passed.filter((skill) => FU.includes(skill))).toEqual([]);
  expect(asked.map(({ skill }) => skill)).toContain('set-fu');
  expect(asked.map(({ skill }) => skill)).toContain('whole');
});

test('passes nothing on luck', () => {
  let n = 0;
  const { passed } = place('ema-2016', ({ skill }) => !FU.includes(skill) || n++ % 2 === 1);
  expect(passed).not.toContain('fu');
});

test('passes the parts of fu for a learner who counts them, not for one who is half right', () => {
  let n = 0;
  const half = place('ema-2016', ({ skill }) => !FU.includes(skill) || n++ % 2 === 0);
  expect(half.passed).not.toContain('fu');
  expect(place('ema-2016', () => true).passed).toEqual(expect.arrayContaining([...FU]));
});

test('passes nothing that no answer needed', () => {
  const { asked, passed } = place('ema-2016', ({ skill }) => skill === 'limits');
  expect(asked.map(({ skill }) => skill)).toContain('limits');
  expect(passed.filter((skill) => skill !== 'limits')).toEqual([]);
});

test('passes nothing that was missed as often as known', () => {
  let n = 0;
  const { passed } = place('ema-2016', ({ skill }) => skill === 'dora' && n++ % 2 === 1);
  expect(passed).toEqual([]);
});

describe('“I don’t know”', () => {
  const pass = (state: SessionState): SessionState => step(state, { kind: 'pass', now: 0 });

  test('gets easier as after a miss, without a verdict', () => {
    const before = begun('ema-2016');
    const after = pass(before);
    expect(after.session).toMatchObject({ done: [], passed: [before.session.question], told: undefined });
    expect(after.course.agenda).toEqual(answer(before, false).course.agenda);
    expect(recordStep(EMPTY, before.session, after.session, { now: 0, day: '2026-11-22' })).toBe(EMPTY);
    expect(bookOf(withSample(EMPTY, before, after), 'ema-2016').sample).toEqual([
      [before.session.question.skill, before.course.wish?.level, false, false],
    ]);
  });

  test('three times in a row ends it, and it is gone on with where it was left', () => {
    const twice = pass(pass(begun('ema-2016')));
    const kept: unknown = JSON.parse(JSON.stringify(packSession(twice)));
    expect(leftOf(kept, BOOK_IDS)).toMatchObject({ place: 3, length: PLACEMENT_LENGTH });
    const found = unpackSession(kept, () => ({}));
    expect(found?.session.passed).toEqual(twice.session.passed);
    expect(found && pass(found).session.over).toBe(true);
    expect(found && answer(found, true).session.over).toBe(false);
  });

  test('with answers between does not end it', () => {
    const between = pass(answer(pass(pass(begun('ema-2016'))), true));
    expect(between.session).toMatchObject({ over: false });
  });

  test('is not an answer in practice', () => {
    const state = beginSession(toRehearsal('ema-2016'), 'rehearsal');
    expect(state && pass(state)).toBe(state);
  });
});

test('resumes where it was left', () => {
  const left = answer(begun('ema-2016'), true);
  const found = unpackSession(JSON.parse(JSON.stringify(packSession(left))), () => ({}));
  expect(found?.course.agenda).toEqual(left.course.agenda);
  expect(found?.session.mode).toBe('placement');
});

test('resumes where it was left by an older version of the site', () => {
  const kept = JSON.parse(JSON.stringify(packSession(begun('ema-2016')))) as { plan: { ladder: object[] } };
  const plan = { ladder: kept.plan.ladder.map((lane) => ({ ...lane, scores: undefined, best: 1 })) };
  const found = unpackSession(JSON.parse(JSON.stringify({ ...kept, plan })), () => ({}));
  expect(found && answer(found, true).session.done).toHaveLength(1);
});

test('is remembered by its answers', () => {
  const before = begun('ema-2016');
  const { sample } = bookOf(withSample(EMPTY, before, answer(before, true)), 'ema-2016');
  expect(sample).toEqual([[before.session.question.skill, before.course.wish?.level, true, false]]);
});

test('a rehearsal asks the mixed test', () => {
  const { agenda, length } = toRehearsal('ema-2016');
  const wishes = 'wishes' in agenda ? agenda.wishes : [];
  expect(length).toBe(20);
  for (const { skill, count } of testOf('ema-2016'))
    expect(wishes.filter((wish) => wish.skill === skill && wish.level === TEST_LEVEL)).toHaveLength(count);
});
