import './take-up-riichi.ts';
import { expect, test } from 'vitest';
import { formatQuiz } from '../../src/quizzes/quiz/quiz.ts';
import { formatResult, parseResult } from '../../src/quizzes/quiz/result.ts';

const quiz = { rules: 'ema-2016', skills: ['fu', 'payment'], level: 2, length: 10, seed: 'k3x9' } as const;

test('a result survives its link', () => {
  const result = { quiz, right: 8, seconds: 95 };
  expect(parseResult(`#${formatResult(result)}`)).toEqual({ ...result, isCurrent: true });
});

const link = formatResult({ quiz, right: 8, seconds: 95 });

test.each([
  'result=',
  formatQuiz(quiz),
  formatQuiz(quiz).replace('quiz', 'result'),
  link.replace('.8.95', '.11.95'),
  link.replace('.8.95', '.-1.95'),
  link.replace('result', 'quiz'),
  link.replace('k3x9', 'k3x8'),
])('is refused as %s', (other) => {
  expect(other).not.toBe(link);
  expect(parseResult(other)).toBeUndefined();
});
