import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { EMPTY, NO_BOOK, NO_SKILL, type PracticeRecord } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { mustWin } from '../../src/quizzes/hands/win.ts';
import { parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import {
  type Invitation,
  firstWishes,
  beginSession,
  toDue,
  toError,
  toExam,
  toMix,
  toPlacement,
  toQuiz,
  toRehearsal,
  toReplay,
  toRound,
  toSkill,
  toSpeed,
  toStop,
} from '../../src/quizzes/agenda/begin.ts';
import { PACES } from '../../src/quizzes/session/clock.ts';
import type { SkillId } from '../../src/quizzes/base/skill-ids.ts';

const [NOON, DAY, MINUTE] = [Date.UTC(2026, 10, 20, 12), 86_400_000, 60_000] as const;
const NOW = { now: NOON, day: '2026-11-20' } as const;
const [FIRST] = PACES;

const error = (skill: SkillId, days: readonly string[] = []) => ({ skill, times: 2, last: NOON - DAY, days, own: [] });

/** A learner with misconceptions in two skills, who met a fact of each long ago. */
const RECORD: PracticeRecord = {
  ...EMPTY,
  books: {
    'ema-2016': {
      ...NO_BOOK,
      skills: { whole: { ...NO_SKILL, right: 9, grade: 'proficient' }, fu: { ...NO_SKILL, right: 9 } },
      facts: {
        'fu:tsumo': review(null, 'good', NOON - 300 * DAY),
        'pay:other-ron': review(null, 'good', NOON - 300 * DAY),
      },
      errors: {
        'tsumo-forgotten': error('fu'),
        'dealer-as-other': error('payment'),
        'fu-unrounded': error('fu', [NOW.day]),
      },
    },
  },
};

const skillsAsked = ({ agenda }: Invitation): readonly (string | undefined)[] =>
  'wishes' in agenda ? agenda.wishes.map(({ skill }) => skill) : [];

describe('a session on one skill', () => {
  const { agenda, length } = toSkill(RECORD, 'ema-2016', 'fu', NOW, {});
  const wishes = 'wishes' in agenda ? agenda.wishes : [];

  test('asks only that skill: first a misconception (but not twice a day), then what is due', () => {
    expect(wishes).toHaveLength(length);
    expect(new Set(wishes.map(({ skill }) => skill))).toEqual(new Set(['fu']));
    expect(wishes.slice(0, 3).map(({ mistake, fact }) => mistake ?? fact)).toEqual([
      'tsumo-forgotten',
      'fu:tsumo',
      undefined,
    ]);
  });

  test('opens with what is due in that skill', () => {
    const [first, second] = firstWishes(RECORD, 'ema-2016', NOW).filter(({ skill }) => skill === 'payment');
    expect(first).toMatchObject({ mistake: 'dealer-as-other' });
    expect(second?.mistake).not.toBe('tsumo-forgotten');
  });

  test('leaves more of the hand to the learner the better he knows it, unless he chose', () => {
    const stage = (record: PracticeRecord, wanted = {}) => toSkill(record, 'ema-2016', 'whole', NOW, wanted).stage;
    expect([stage(EMPTY), stage(RECORD), stage(RECORD, { stage: 2 })]).toEqual([1, 4, 2]);
    const levels = toSkill(RECORD, 'ema-2016', 'fu', NOW, { level: 3 }).agenda;
    expect('wishes' in levels && levels.wishes.every(({ level }) => level === 3)).toBe(true);
  });

  test('on one misconception has five questions that bring it out; there is none for one that never showed', () => {
    expect(toError(RECORD, 'ema-2016', 'tsumo-forgotten')).toMatchObject({
      length: 5,
      skill: 'fu',
      agenda: { wishes: [{ skill: 'fu', inLines: true, mistake: 'tsumo-forgotten' }] },
    });
    expect(toError(RECORD, 'ema-2016', 'rounded-down')).toBeUndefined();
  });
});

const linked = parseQuiz('quiz=1.ema-2016.indicators.1.3.kept1-h5');
if (!linked || !FIRST) throw new Error('no quiz');
const pace = FIRST;

test.each<[string, Invitation | undefined, number, number]>([
  ['one skill', toSkill(EMPTY, 'ema-2016', 'fu', NOW, {}), 10, 0],
  ['a stop of the path', toStop(EMPTY, 'ema-2016', 'fu', NOW), 5, 0],
  ['a mix', toMix(EMPTY, 'ema-2016', NOW), 12, 0],
  ['a minute', toSpeed(EMPTY, 'ema-2016', 'dora'), 200, MINUTE],
  ['an exam', toExam(EMPTY, 'ema-2016', 'fu', pace, 2), 10, 5 * MINUTE],
  ['a placement', toPlacement('ema-2016'), 12, 0],
  ['the test itself', toRehearsal('ema-2016'), 20, 15 * MINUTE],
  ['a quiz', toQuiz(linked.quiz), 3, 0],
  ['a replay', toReplay(questionsOf(linked.quiz)), 3, 0],
  ['an east round', toRound('ema-2016', 'seed'), toRound('ema-2016', 'seed').length, 0],
])('%s has its length, and its time limit if any', (_, invitation, length, time) => {
  if (!invitation) throw new Error('nothing to sit down to');
  const session = beginSession(invitation, 'seed')?.session;
  expect(session).toMatchObject({ length, time, mode: invitation.mode, done: [], over: false });
  expect(session?.stage).toBe(invitation.stage ?? 4);
});

test('an exam of all skills asks each of them, one of a skill only that one, at the chosen level', () => {
  expect(skillsAsked(toExam(EMPTY, 'ema-2016', 'fu', pace, 3))).toEqual(['fu']);
  expect(skillsAsked(toExam(EMPTY, 'ema-2016', undefined, pace, 3))).toEqual(
    expect.arrayContaining(['fu', 'payment', 'yaku']),
  );
});

test('a replay of nothing does not start', () => {
  expect(toReplay([])).toBeUndefined();
});

const KNOWN = RECORD.books['ema-2016'] ?? NO_BOOK;
const answering = (right: number): PracticeRecord => ({
  ...EMPTY,
  books: { 'ema-2016': { ...KNOWN, skills: { fu: { ...NO_SKILL, right } } } },
});

test.each([
  [0, 5],
  [3, 2],
  [5, 5],
  [14, 5],
])('a stop with %i answered questions asks %i more', (right, length) => {
  const stop = toStop(answering(right), 'ema-2016', 'fu', NOW);
  expect(stop).toMatchObject({ mode: 'stop', length, skill: 'fu' });
});

test('the first whole hand of all is paid by the formula that its lesson shows, not by a limit', () => {
  const stop = toStop(EMPTY, 'ema-2016', 'whole', NOW);
  const limits = Array.from({ length: 30 }, (_, n) => {
    const question = beginSession(stop, `newcomer ${String(n)}`)?.session.question;
    return question?.skill === 'whole' ? mustWin(question.hand).limit : 'not dealt';
  });
  expect(new Set(limits)).toEqual(new Set([null]));
});

test('a session on what is due asks nothing else, and nothing asked recently', () => {
  expect(toDue(RECORD, 'ema-2016', NOW)).toMatchObject({ mode: 'mix', length: 2 });
  const [first, ...others] = Object.entries(KNOWN.facts);
  if (!first) throw new Error('nothing is due');
  const [fact, card] = first;
  const facts = { ...Object.fromEntries(others), [fact]: { ...card, last: NOON - 60_000 } };
  const lately: PracticeRecord = { ...RECORD, books: { 'ema-2016': { ...KNOWN, facts } } };
  expect(toDue(lately, 'ema-2016', NOW)).toMatchObject({ length: 1 });
  expect(toDue(EMPTY, 'ema-2016', NOW)).toBeUndefined();
});
