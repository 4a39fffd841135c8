import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { dayOfQuiz, quizOfDay } from '../../src/quizzes/quiz/hand-of-day.ts';
import type { BookId } from '../../src/engine/rulebooks/ids.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { formatQuiz, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';

registerGame(MCR_GAME);

const DAY = '2026-11-22';
const quiz = quizOfDay(DAY, 'ema-2016');

const YEAR = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2026, 10, 22 + i)).toISOString().slice(0, 10));

describe.each([
  ['whole', 'ema-2016'],
  ['whole', 'ema-2025'],
  ['mcr-whole', 'mers-2014'],
] as const)('the hand of the day, %s by %s', (skill, rules) => {
  test('is one whole hand, the same however often it is dealt', () => {
    const [question, ...more] = questionsOf(quizOfDay(DAY, rules));
    expect(question).toMatchObject({ skill, rules });
    expect(more).toEqual([]);
    expect(questionsOf(quizOfDay(DAY, rules))).toEqual([question]);
  });

  test('exists on every day of a year, and never repeats', () => {
    const asked = YEAR.map((day) => questionsOf(quizOfDay(day, rules)).map(formatQuestion).join());
    expect(asked.every((one) => one.startsWith(`q=${skill}&in=${rules}`))).toBe(true);
    expect(new Set(asked).size).toBe(YEAR.length);
  });

  test('has a link that shows its day', () => {
    const linked = parseQuiz(`#${formatQuiz(quizOfDay(DAY, rules))}`);
    expect(linked?.isCurrent).toBe(true);
    expect(linked && dayOfQuiz(linked.quiz)).toBe(DAY);
  });
});

describe('the hand of the day', () => {
  test('is the one that links of earlier days lead to', () => {
    expect(formatQuiz(quiz)).toBe('quiz=1.ema-2016.whole.2.1.day20261122-3z');
  });

  test('leaves out what one house plays otherwise, so that all who play by the rulebook count the same hand', () => {
    expect(quizOfDay(DAY, 'wrc-2025~red-fives' as BookId)).toEqual(quizOfDay(DAY, 'wrc-2025'));
  });

  test.each([
    ['another seed', { ...quiz, seed: 'k3x9' }],
    ['no day of the calendar', { ...quiz, seed: 'day20260230' }],
    ['more digits', { ...quiz, seed: 'day202611221' }],
    ['another skill', { ...quiz, skills: ['fu'] as const }],
    ['more questions', { ...quiz, length: 2 }],
    ['another level', { ...quiz, level: 3 as const }],
  ])('is not a quiz with %s', (_, other) => {
    expect(dayOfQuiz(other)).toBeUndefined();
  });
});
