import './take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { RiichiQuestion } from '../../src/quizzes/games/question.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { SKILL_IDS, type SkillId } from '../../src/quizzes/base/skill-ids.ts';
import { skillOf } from '../../src/quizzes/games/skills.ts';
import {
  practiseMix,
  practiseSkill,
  practiseSpeed,
  preparations,
  replay,
  sitExam,
  takeQuiz,
} from '../../src/stores/practice/begin.ts';
import { PACES } from '../../src/quizzes/session/clock.ts';
import { $record, loadMemory, remember } from '../../src/stores/practice/memory.ts';
import { mixFor } from '../../src/quizzes/agenda/mix.ts';
import { nextSkill } from '../../src/quizzes/memory/progress.ts';
import { EMPTY, NO_BOOK, NO_SKILL } from '../../src/quizzes/memory/record.ts';
import { review } from '../../src/quizzes/memory/schedule.ts';
import { $lesson, leaveLesson } from '../../src/stores/practice/lessons.ts';
import { markTaught } from '../../src/stores/practice/taught.ts';
import { $coming, $session } from '../../src/stores/practice/running.ts';
import { $races } from '../../src/stores/practice/races.ts';
import { leave, prepareNext, proceed, questionSeen, stop, timeUp } from '../../src/stores/practice/session.ts';
import type { Named } from '../../src/quizzes/base/terms.ts';
import { isRightBy, rightAnswer, wrongAnswer } from './answers.ts';
import { booksAsking } from './made.ts';
import { give, running } from './at-the-table.ts';
import { FakeStorage } from './fake-storage.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const QUESTIONS = 200;

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
  loadMemory();
  markTaught('fu');
  leave();
});

const giveRight = (now = NOON): void => give(rightAnswer, now);
const giveWrong = (now = NOON): void => give(wrongAnswer, now);

test.each(SKILL_IDS)(
  `of ${String(QUESTIONS)} questions of %s the answers of the second scorer are all accepted, and wrong ones all refused`,
  (skill) => {
    const refused: string[] = [];
    const accepted: string[] = [];
    const books = booksAsking(skill);
    let asked = 0;
    for (let turn = 0; asked < QUESTIONS; turn++) {
      const rules = books[turn % books.length] ?? 'ema-2016';
      practiseSkill(rules, skill, {
        level: ([1, 2, 3] as const)[turn % 3],
        stage: 4,
        seed: `script.${String(turn)}`,
      });
      for (; !running().over; asked++) {
        const { question } = running();
        giveRight();
        if (running().told?.verdict.right !== true) refused.push(formatQuestion(question));
        proceed(NOON);
      }
      for (const { question } of running().done) {
        const ofRiichi = question as RiichiQuestion;
        replay([question]);
        giveWrong();
        // An answer that follows a reading left open by the rulebook is right, and the verdict says which.
        const { right, reading } = running().told?.verdict ?? {};
        const isOtherwise = right === true && reading && isRightBy(reading, ofRiichi, wrongAnswer(ofRiichi));
        if (right !== false && !isOtherwise) accepted.push(formatQuestion(question));
      }
    }
    leave();
    expect([refused, accepted]).toEqual([[], []]);
  },
);

describe('a session', () => {
  test('asks nothing twice', () => {
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

  test('on one skill repeats a missed fact within the next five, unlike a known one', () => {
    const comesBack = (give: () => void, seed: string): boolean => {
      practiseSkill('ema-2016', 'yaku', { level: 1, seed });
      // Whoever forgets one yakuhai forgets the others as well, so any of them may come back.
      const factsNow = () =>
        skillOf('yaku')
          .facts(running().question)
          .map((one) => one.replace(/^yaku:yakuhai-.*/, 'yaku:yakuhai'));
      const [fact] = factsNow();
      if (fact === undefined) throw new Error('a question about nothing');
      give();
      return Array.from({ length: 5 }, () => {
        proceed(NOON);
        const isAsked = factsNow().includes(fact);
        giveRight();
        return isAsked;
      }).includes(true);
    };
    const leavingOut = (): void => give((question) => (rightAnswer(question) as readonly Named[]).slice(1));
    const seeds = Array.from({ length: 16 }, (_, i) => `fact.${String(i)}`);
    expect(seeds.filter((seed) => !comesBack(leavingOut, seed))).toEqual([]);
    expect(seeds.filter((seed) => !comesBack(giveRight, seed))).not.toEqual([]);
  });

  test('on a mix repeats a missed skill within the next five, before its turn', () => {
    const card = review(null, 'easy', NOON);
    const skills = Object.fromEntries(SKILL_IDS.map((skill) => [skill, { ...NO_SKILL, right: 9, card }]));
    const tried = { ...EMPTY, books: { 'ema-2016': { ...NO_BOOK, skills } } };
    const nextAfter = (give: () => void): readonly SkillId[] => {
      remember(tried);
      practiseMix('ema-2016', 'mixed');
      while (running().question.skill !== 'dora') {
        giveRight();
        proceed(NOON);
      }
      give();
      return Array.from({ length: 5 }, () => {
        proceed(NOON);
        const { skill } = running().question;
        giveRight();
        return skill;
      });
    };
    expect(nextAfter(giveRight)).not.toContain('dora');
    leave();
    expect(nextAfter(giveWrong)).toContain('dora');
  });

  test('asks the same whether or not the next question was dealt ahead', () => {
    const play = (ahead: boolean): string[] => {
      remember(EMPTY);
      practiseSkill('ema-2016', 'waits', { level: 2, seed: 'ahead' });
      while (!running().over) {
        if (ahead) prepareNext();
        if (running().done.length === 1) giveWrong();
        else giveRight();
        if (ahead) prepareNext();
        proceed(NOON);
      }
      return running().done.map(({ question }) => formatQuestion(question));
    };
    expect(play(true)).toEqual(play(false));
  });

  test('starts with the question prepared for it, once; a given seed asks its own', () => {
    const firstOf = (seed?: string): string => {
      practiseSkill('ema-2016', 'fu', { seed });
      return formatQuestion(running().question);
    };
    const own = firstOf('a seed');
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    preparations('ema-2016').forEach((prepare) => prepare());
    chance.mockReturnValue(0.25);
    const prepared = firstOf();
    const fresh = firstOf();
    chance.mockReturnValue(0.5);
    expect(firstOf('a seed')).toBe(own);
    expect(firstOf()).toBe(prepared);
    expect(fresh).not.toBe(prepared);
    chance.mockRestore();
  });

  test('prepares what is likely to come: first questions before it, then the next one, and first ones again on the map', () => {
    const prepare = (): void => preparations('ema-2016').forEach((one) => one());
    const coming = (): ReadonlySet<string> => new Set($coming.get().map(({ skill }) => skill));
    prepare();
    expect(coming()).toEqual(new Set(SKILL_IDS));
    const first = $coming.get().find(({ skill }) => skill === 'fu');
    practiseSkill('ema-2016', 'fu');
    expect(running().question).toBe(first);
    giveRight();
    prepareNext();
    const [next] = $coming.get();
    proceed(NOON);
    expect(running().question).toBe(next);
    leave();
    prepare();
    expect(coming()).toEqual(new Set(SKILL_IDS));
    preparations('samara-2019')[0]?.();
    expect(coming()).toEqual(new Set());
  });

  test('shows the lesson of a skill once, before its first question, and never to somebody who answered it before', () => {
    practiseSkill('ema-2016', 'noten', { level: 2 });
    expect($lesson.get()).toEqual({ rules: 'ema-2016', skill: 'noten' });
    leaveLesson({ wasShown: false });
    expect(running().question.skill).toBe('noten');
    expect($lesson.get()).toBeUndefined();
    leave();
    practiseSkill('ema-2016', 'noten');
    expect($lesson.get()?.skill).toBe('noten');
    leaveLesson({ wasShown: true });
    leave();
    practiseSkill('samara-2019', 'noten');
    expect(running().rules).toBe('samara-2019');
    practiseSkill('ema-2016', 'set-fu', { seed: 'known' });
    giveRight();
    leave();
    practiseSkill('ema-2016', 'set-fu');
    expect($lesson.get()).toBeUndefined();
    expect(running().question.skill).toBe('set-fu');
  });

  test('shows the lesson of each new skill in a mix or race, while its question and the clock wait', () => {
    const met = new Set<string>(['fu']);
    practiseMix('ema-2016');
    while (!running().over) {
      const { skill } = running().question;
      expect($lesson.get()?.skill).toBe(met.has(skill) ? undefined : skill);
      met.add(skill);
      leaveLesson({ wasShown: true });
      giveRight();
      proceed(NOON);
    }
    expect(met.size).toBeGreaterThan(1);
    leave();
    practiseSpeed('ema-2016', 'other-rules');
    expect($lesson.get()?.skill).toBe('other-rules');
    expect(running().ends).toBe(0);
    stop();
    expect($session.get()).toBeUndefined();
    expect($lesson.get()).toBeUndefined();
  });

  test('stopped early keeps the answers so far; stopped at once leaves nothing', () => {
    practiseSkill('ema-2016', 'set-fu', { seed: 'stop' });
    stop();
    expect($session.get()).toBeUndefined();
    practiseSkill('ema-2016', 'set-fu', { seed: 'stop' });
    giveRight();
    stop();
    expect(running().done).toHaveLength(1);
    expect(running().over).toBe(true);
  });

  test('replayed only takes missed questions off the list', () => {
    practiseSkill('ema-2016', 'limits', { seed: 'replay' });
    giveWrong();
    const { books, ...rest } = $record.get();
    replay([running().question]);
    giveRight();
    expect(books['ema-2016']?.missed).toHaveLength(1);
    expect($record.get()).toEqual({ ...rest, books: { ...books, 'ema-2016': { ...books['ema-2016'], missed: [] } } });
  });

  test('of a quiz asks as many questions as the quiz has', () => {
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
  test('the minute starts with the first hand seen and ends the race; the best result is stored', () => {
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

  test('after a right answer the next question comes at once; a miss is explained first', () => {
    practiseSpeed('ema-2016', 'set-fu', 'at-once');
    questionSeen(NOON);
    const { question } = running();
    giveRight(NOON + 1000);
    expect(running()).toMatchObject({ told: undefined, done: [{ question }] });
    expect(running().question).not.toBe(question);
    giveWrong(NOON + 2000);
    expect(running().told?.verdict.right).toBe(false);
    expect(running().done).toHaveLength(1);
  });

  test('the best of each day is stored, by rulebook and skill', () => {
    const race = (right: number, now: number): void => {
      practiseSpeed('ema-2016', 'set-fu', `bests.${String(now)}`);
      questionSeen(now);
      for (let i = 0; i < right; i++) giveRight(now + i);
      giveWrong(now + 61_000);
      proceed(now + 61_000);
      expect(running().over).toBe(true);
    };
    for (const [right, now] of [
      [2, NOON],
      [4, NOON + 120_000],
      [3, NOON + 240_000],
      [1, NOON + 86_400_000],
      [0, NOON + 172_800_000],
    ] as const)
      race(right, now);
    expect($races.get()['ema-2016/set-fu']).toEqual([
      ['2026-11-20', 4],
      ['2026-11-21', 1],
    ]);
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

describe('an exam', () => {
  const [pace] = PACES;
  if (!pace) throw new Error('no pace');
  const MINUTES = pace.minutes * 60_000;

  test('gives no verdict between questions, and ends with the last one', () => {
    sitExam('ema-2016', 'set-fu', pace, 2, 'exam');
    expect(running().ends).toBe(0);
    questionSeen(NOON);
    expect(running().ends).toBe(NOON + MINUTES);
    for (let i = 0; i < pace.questions; i++) {
      expect(running().over).toBe(false);
      if (i === 3) giveWrong(NOON + 1000 * i);
      else giveRight(NOON + 1000 * i);
      expect(running().told).toBeUndefined();
    }
    expect(running().over).toBe(true);
    expect(running().done.filter(({ verdict }) => verdict.right)).toHaveLength(pace.questions - 1);
  });

  test('ends when its time is up, and not before', () => {
    sitExam('ema-2016', 'payment', pace, 2, 'late');
    questionSeen(NOON);
    giveRight(NOON + 1000);
    timeUp(NOON + MINUTES - 1);
    expect(running().over).toBe(false);
    timeUp(NOON + MINUTES);
    expect(running().over).toBe(true);
    expect(running().done).toHaveLength(1);
  });

  test('of all skills asks each of them', () => {
    const long = { questions: SKILL_IDS.length, minutes: 5 };
    sitExam('ema-2016', undefined, long, 2, 'all');
    questionSeen(NOON);
    while (!running().over) giveRight(NOON + 1);
    expect(new Set(running().done.map(({ question }) => question.skill)).size).toBe(SKILL_IDS.length);
  });
});

describe('questions about reading tiles by eye', () => {
  test('do not come by themselves for listeners, but can still be practised', () => {
    expect(nextSkill($record.get(), 'ema-2016')).toBe('indicators');
    remember({ ...$record.get(), readAloud: true });
    loadMemory();
    expect($record.get().readAloud).toBe(true);
    expect(nextSkill($record.get(), 'ema-2016')).not.toBe('indicators');
    expect(mixFor($record.get(), 'ema-2016', { now: NOON, day: '2026-11-20' }).map(({ skill }) => skill)).not.toContain(
      'indicators',
    );
    practiseSkill('ema-2016', 'indicators', { seed: 'eye' });
    expect(running().question.skill).toBe('indicators');
  });
});
