import './take-up-riichi.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { SKILL_IDS } from '../../src/quizzes/base/skill-ids.ts';
import { practiseMix, practiseSkill, practiseSpeed, sitExam, takeQuiz } from '../../src/stores/practice/begin.ts';
import { PACES } from '../../src/quizzes/session/clock.ts';
import { $left, forget, offerKept } from '../../src/stores/practice/kept.ts';
import { loadMemory } from '../../src/stores/practice/memory.ts';
import { goOn, keepSession, putAside } from '../../src/stores/practice/resume.ts';
import { $session } from '../../src/stores/practice/running.ts';
import { leave, proceed, questionSeen, stop } from '../../src/stores/practice/session.ts';
import { chooseRulebook } from '../../src/stores/rulebook.ts';
import { rightAnswer, wrongAnswer } from './answers.ts';
import { give, running } from './at-the-table.ts';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'tensu:sitting';
let tab: FakeStorage;

beforeEach(() => {
  tab = new FakeStorage();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', tab);
  chooseRulebook('ema-2016');
  loadMemory();
  leave();
});

const round = (answerTo: typeof rightAnswer): void => {
  give(answerTo);
  proceed();
};
/** A fresh page knows only what the tab has stored. */
const reload = (): void => {
  const text = tab.getItem(KEY);
  putAside();
  forget();
  if (text !== null) tab.setItem(KEY, text);
};
/** What a session shows and leads to, without what is recomputed. */
const told = () => {
  const { question, told, done, ...plain } = running();
  const line = (one: (typeof done)[number]) => [formatQuestion(one.question), one.given, one.verdict, one.milliseconds];
  return { ...plain, question: formatQuestion(question), told: told && line(told), done: done.map(line) };
};

describe.each(SKILL_IDS)('a session of %s', (skill) => {
  test('is the same after a reload, and asks the same from there on', () => {
    const play = (isLeft: boolean): unknown[] => {
      vi.stubGlobal('localStorage', new FakeStorage());
      loadMemory();
      practiseSkill('ema-2016', skill, { level: 2, seed: 'left' });
      round(wrongAnswer);
      give(skill === 'indicators' ? rightAnswer : wrongAnswer);
      if (isLeft) {
        const before = told();
        keepSession();
        reload();
        expect($session.get()).toBeUndefined();
        expect(goOn()).toBe(true);
        expect(told()).toEqual(before);
        expect(running().told?.causes).toBeDefined();
      }
      proceed();
      const rest: unknown[] = [formatQuestion(running().question)];
      while (!running().over) {
        round(rightAnswer);
        rest.push(formatQuestion(running().question));
      }
      return rest;
    };
    expect(play(true)).toEqual(play(false));
  });
});

describe('an interrupted session', () => {
  test('left with the back button waits on the map, and continues from there', () => {
    practiseMix('ema-2016', 'mix');
    round(rightAnswer);
    const { question } = running();
    putAside();
    expect($session.get()).toBeUndefined();
    expect($left.get()).toEqual({ rules: 'ema-2016', mode: 'mix', skill: undefined, place: 2, length: 12 });
    expect(goOn()).toBe(true);
    expect(formatQuestion(running().question)).toBe(formatQuestion(question));
    expect($left.get()).toBeUndefined();
  });

  test('ended on purpose is deleted, and so is one replaced by another', () => {
    practiseSkill('ema-2016', 'fu', { seed: 'one' });
    putAside();
    leave();
    expect($left.get()).toBeUndefined();
    expect(goOn()).toBe(false);
    practiseSkill('ema-2016', 'fu', { seed: 'one' });
    putAside();
    practiseSkill('ema-2016', 'han', { seed: 'two' });
    expect($left.get()).toBeUndefined();
    expect(tab.getItem(KEY)).toBeNull();
  });

  test('at its end shows that end again, and is not offered', () => {
    practiseSkill('ema-2016', 'fu', { seed: 'end' });
    round(wrongAnswer);
    stop();
    expect(running().over).toBe(true);
    keepSession();
    reload();
    offerKept();
    expect($left.get()).toBeUndefined();
    expect(goOn()).toBe(true);
    expect(running().over).toBe(true);
    expect(running().done).toHaveLength(1);
  });

  test('against the clock: a race is not offered; an exam whose time is up is over', () => {
    practiseSpeed('ema-2016', 'fu', 'race');
    putAside();
    expect($left.get()).toBeUndefined();
    const [pace] = PACES;
    if (!pace) throw new Error('no pace');
    sitExam('ema-2016', 'fu', pace, 2, 'exam');
    const long = pace.minutes * 60_000 + 1000;
    questionSeen(Date.now() - long);
    putAside();
    expect($left.get()?.mode).toBe('exam');
    expect(goOn()).toBe(true);
    expect(running().over).toBe(true);
  });

  test('follows the rulebook in force; a quiz keeps its own', () => {
    practiseSkill('ema-2016', 'fu', { seed: 'rules' });
    putAside();
    chooseRulebook('samara-2019');
    expect(goOn()).toBe(false);
    takeQuiz({ rules: 'ema-2016', skills: ['fu', 'yaku'], level: 2, length: 5, seed: 'quiz' });
    round(rightAnswer);
    putAside();
    expect(goOn()).toBe(true);
    expect(new Set(running().quiz?.skills)).toEqual(new Set(['fu', 'yaku']));
  });

  test('lasts as long as the page if the tab stores nothing', () => {
    tab.full = true;
    practiseSkill('ema-2016', 'fu', { seed: 'full' });
    round(rightAnswer);
    putAside();
    expect(goOn()).toBe(true);
    expect(running().done).toHaveLength(1);
  });
});

describe('a foreign stored text', () => {
  const good = (): Record<string, unknown> => {
    practiseSkill('ema-2016', 'whole', { seed: 'good', stage: 4 });
    round(rightAnswer);
    give(wrongAnswer);
    keepSession();
    const text = tab.getItem(KEY) ?? '';
    reload();
    return JSON.parse(text) as Record<string, unknown>;
  };

  test('is accepted if it is well-formed', () => {
    tab.setItem(KEY, JSON.stringify(good()));
    expect(goOn()).toBe(true);
  });

  test.each<[string, (kept: Record<string, unknown>) => unknown]>([
    ['no text of ours', () => 'nonsense'],
    ['nothing', () => null],
    ['a list', () => []],
    ['another version', (kept) => ({ ...kept, version: 99 })],
    ['an unknown rulebook', (kept) => ({ ...kept, rules: 'ema-2099' })],
    ['an unknown mode', (kept) => ({ ...kept, mode: 'toString' })],
    ['a stage that there is not', (kept) => ({ ...kept, stage: 7 })],
    ['a question that asks nothing', (kept) => ({ ...kept, told: undefined, question: 'q=fu&in=ema-2016&c=1m' })],
    ['an answer of another form', (kept) => ({ ...kept, told: { ...(kept.told as object), given: { han: 'three' } } })],
    [
      'an answer with foreign keys',
      (kept) => ({ ...kept, told: { ...(kept.told as object), given: { __proto__x: 1 } } }),
    ],
    ['answers that are no list', (kept) => ({ ...kept, done: 5 })],
    ['a plan of nothing', (kept) => ({ ...kept, plan: { wishes: [] } })],
    ['a wish for no skill', (kept) => ({ ...kept, plan: { wishes: [{ skill: 'chess', level: 1 }] } })],
    ['a length below nothing', (kept) => ({ ...kept, length: -1 })],
    ['a broken quiz', (kept) => ({ ...kept, quiz: 'quiz=x' })],
  ])('%s is discarded', (_, spoil) => {
    tab.setItem(KEY, JSON.stringify(spoil(good())));
    expect(goOn()).toBe(false);
    expect($session.get()).toBeUndefined();
    offerKept();
    expect($left.get()).toBeUndefined();
  });
});
