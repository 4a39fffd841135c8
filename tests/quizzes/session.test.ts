import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RULEBOOK_IDS } from '../../src/engine/index.ts';
import { formatQuestion } from '../../src/quizzes/link.ts';
import { SKILL_IDS, type SkillId } from '../../src/quizzes/question.ts';
import { $record, loadMemory } from '../../src/stores/practice/memory.ts';
import { $session } from '../../src/stores/practice/running.ts';
import {
  answer,
  leave,
  practiseMix,
  practiseSkill,
  practiseSpeed,
  proceed,
  questionSeen,
  replay,
  stop,
  takeQuiz,
} from '../../src/stores/practice/session.ts';
import { rightAnswer, wrongAnswer } from './answers.ts';
import { FakeStorage } from './fake-storage.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const QUESTIONS = 200;

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  loadMemory();
  leave();
});

const running = () => {
  const session = $session.get();
  if (!session) throw new Error('no sitting runs');
  return session;
};
const giveRight = (now = NOON): void => answer(rightAnswer(running().question), now);
const giveWrong = (now = NOON): void => answer(wrongAnswer(running().question), now);

describe.each(SKILL_IDS)(`${String(QUESTIONS)} questions of %s, answered by the second scorer`, (skill) => {
  const refused: string[] = [];
  const accepted: string[] = [];
  let asked = 0;
  for (let sitting = 0; asked < QUESTIONS; sitting++) {
    const rules = RULEBOOK_IDS[sitting % RULEBOOK_IDS.length] ?? 'ema-2016';
    practiseSkill(rules, skill, {
      level: ([1, 2, 3] as const)[sitting % 3],
      stage: 4,
      seed: `script.${String(sitting)}`,
    });
    for (; !running().over; asked++) {
      const { question } = running();
      giveRight();
      if (running().told?.verdict.right !== true) refused.push(formatQuestion(question));
      proceed(NOON);
    }
    for (const { question } of running().done) {
      replay([question]);
      giveWrong();
      if (running().told?.verdict.right !== false) accepted.push(formatQuestion(question));
    }
  }
  const total = asked;
  leave();

  test('right answers are all accepted, wrong ones all refused', () => {
    expect(total).toBeGreaterThanOrEqual(QUESTIONS);
    expect(refused).toEqual([]);
    expect(accepted).toEqual([]);
  });
});

describe('a sitting', () => {
  test('asks nothing twice, and a missed kind again within the next five', () => {
    practiseSkill('ema-2016', 'fu', { level: 2, seed: 'again' });
    const asked: string[] = [];
    giveWrong();
    while (!running().over) {
      asked.push(formatQuestion(running().question));
      if (!running().told) giveRight();
      proceed(NOON);
    }
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('in a mix brings a missed skill back within the next five', () => {
    practiseMix('ema-2016', 'mixed');
    const missed = running().question.skill;
    giveWrong();
    proceed(NOON);
    const next: SkillId[] = [];
    for (let i = 0; i < 5; i++) {
      next.push(running().question.skill);
      giveRight();
      proceed(NOON);
    }
    expect(next).toContain(missed);
  });

  test('stopped early keeps what was answered; stopped at once leaves nothing', () => {
    practiseSkill('ema-2016', 'set-fu', { seed: 'stop' });
    stop();
    expect($session.get()).toBeUndefined();
    practiseSkill('ema-2016', 'set-fu', { seed: 'stop' });
    giveRight();
    stop();
    expect(running().done).toHaveLength(1);
    expect(running().over).toBe(true);
  });

  test('replayed changes nothing in memory', () => {
    practiseSkill('ema-2016', 'limits', { seed: 'replay' });
    giveWrong();
    const before = $record.get();
    replay([running().question]);
    giveRight();
    expect($record.get()).toBe(before);
  });

  test('of a quiz asks as many as it says', () => {
    takeQuiz({ rules: 'ema-2012', skills: ['limits', 'set-fu'], level: 2, length: 5, seed: 'quiz' });
    for (let i = 0; i < 5; i++) {
      expect(running().over).toBe(false);
      giveRight();
      proceed(NOON);
    }
    expect(running().over).toBe(true);
  });
});

describe('against the clock', () => {
  test('the minute starts when the hand is seen and ends it; the best is kept', () => {
    practiseSpeed('ema-2016', 'set-fu', 'speed');
    expect(running().ends).toBe(0);
    questionSeen(NOON);
    giveRight(NOON + 59_000);
    proceed(NOON + 59_000);
    expect(running().over).toBe(false);
    giveRight(NOON + 61_000);
    proceed(NOON + 61_000);
    expect(running().over).toBe(true);
    expect($record.get().best['ema-2016/set-fu']).toBe(2);
  });

  test('three misses end it', () => {
    practiseSpeed('ema-2016', 'set-fu', 'misses');
    questionSeen(NOON);
    for (let i = 0; i < 3; i++) {
      expect(running().over).toBe(false);
      giveWrong(NOON + i);
      proceed(NOON + i);
    }
    expect(running().over).toBe(true);
  });
});
