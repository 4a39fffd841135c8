import '../quizzes/take-up-riichi.ts';
import { expect, test } from 'vitest';
import { EMPTY, NO_BOOK, NO_SKILL } from '../../src/quizzes/memory/record.ts';
import { beginSession, toSkill } from '../../src/quizzes/agenda/begin.ts';
import { lessonBefore } from '../../src/stores/practice/lessons.ts';
import { $record } from '../../src/stores/practice/memory.ts';
import { readTaught } from '../../src/stores/practice/taught.ts';

test.each([
  ['{"version":1,"taught":["fu","eight"]}', ['fu', 'eight']],
  ['{"version":1,"taught":["fu","fu","flying",7,null]}', ['fu']],
  ['{"version":2,"taught":["fu"]}', []],
  ['{"version":1,"taught":"fu"}', []],
  ['["fu"]', []],
  ['', []],
])('what was taught is read from %s', (text, taught) => {
  expect(readTaught(text)).toEqual(taught);
});

const MOMENT = { now: 0, day: '2026-11-22' };

test.each([
  ['was never asked', 0, 0, true],
  ['was missed in a placement', 0, 2, true],
  ['was known once and missed once', 1, 1, true],
  ['was known', 2, 1, false],
])('the idea of a skill that %s comes before it', (_, right, wrong, isTaught) => {
  $record.set({ ...EMPTY, books: { 'ema-2016': { ...NO_BOOK, skills: { fu: { ...NO_SKILL, right, wrong } } } } });
  const state = beginSession(toSkill(EMPTY, 'ema-2016', 'fu', MOMENT, {}), 'lesson');
  expect(state && lessonBefore(state.session)).toEqual(isTaught ? { rules: 'ema-2016', skill: 'fu' } : undefined);
});
