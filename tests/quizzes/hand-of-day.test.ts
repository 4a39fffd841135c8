import './take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { dayOfQuiz, quizOfDay } from '../../src/quizzes/quiz/hand-of-day.ts';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { formatQuiz, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';

const DAY = '2026-11-22';
const quiz = quizOfDay(DAY);

const YEAR = Array.from({ length: 366 }, (_, i) => new Date(Date.UTC(2026, 10, 22 + i)).toISOString().slice(0, 10));

describe('the hand of the day', () => {
  test('is one whole hand, the same however often it is dealt', () => {
    const [question, ...more] = questionsOf(quiz);
    expect(question).toMatchObject({ skill: 'whole', rules: 'ema-2016' });
    expect(more).toEqual([]);
    expect(questionsOf(quizOfDay(DAY))).toEqual([question]);
  });

  test('exists on every day of a year, and never repeats', () => {
    const asked = YEAR.map((day) => questionsOf(quizOfDay(day)).map(formatQuestion).join());
    expect(asked.every((one) => one.startsWith('q=whole&in=ema-2016'))).toBe(true);
    expect(new Set(asked).size).toBe(YEAR.length);
  });

  test('has a link that shows its day', () => {
    const linked = parseQuiz(`#${formatQuiz(quiz)}`);
    expect(linked?.isCurrent).toBe(true);
    expect(linked && dayOfQuiz(linked.quiz)).toBe(DAY);
  });

  test.each([
    ['another seed', { ...quiz, seed: 'k3x9' }],
    ['no day of the calendar', { ...quiz, seed: 'day20260230' }],
    ['more digits', { ...quiz, seed: 'day202611221' }],
    ['another rulebook', { ...quiz, rules: 'samara-2019' as const }],
    ['another skill', { ...quiz, skills: ['fu'] as const }],
    ['more questions', { ...quiz, length: 2 }],
    ['another level', { ...quiz, level: 3 as const }],
  ])('is not a quiz with %s', (_, other) => {
    expect(dayOfQuiz(other)).toBeUndefined();
  });
});
