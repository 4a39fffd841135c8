import '../quizzes/take-up-riichi.ts';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/components/widgets/hand-editor/place.ts';
import { parseHandLink, scoreRequest } from '../../src/engine/riichi/index.ts';
import { formatQuestion, parseQuestion } from '../../src/quizzes/games/link.ts';
import { solveQuestion } from '../../src/quizzes/games/skills.ts';
import { type Quiz, formatQuiz, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { parseResult } from '../../src/quizzes/quiz/result.ts';
import { publishedData } from './published.ts';

const HANDS = publishedData('hand-links.json') as [
  link: string,
  han: number | null,
  fu: number | null,
  total: number,
][];
const QUESTIONS = publishedData('question-links.json') as [link: string, answer: unknown][];

const QUIZZES = publishedData('quiz-links.json') as { link: string; result: string; quiz: Quiz }[];

describe('links that were published', () => {
  test('to hands can still be read, with the same score', () => {
    const told = HANDS.map(([link]) => {
      const read = parseHandLink(link);
      const score = read.ok ? scoreRequest(read.value) : read;
      return score.ok && score.kind === 'win' ? [link, score.han, score.fu, score.payment.total] : [link];
    });
    expect(told).toEqual(HANDS);
  });

  test('to hands open in the scorer', () => {
    const lost = HANDS.filter(([link]) => !readLink(link, 'ema-2016'));
    expect(lost).toEqual([]);
  });

  test('to questions ask the same in the same form', () => {
    const told = QUESTIONS.map(([link]) => {
      const question = parseQuestion(`#${link}`);
      return question ? [formatQuestion(question), solveQuestion(question)] : [link];
    });
    expect(told).toEqual(QUESTIONS);
  });

  test('to quizzes from before generator versions are recognised as such, with their settings', () => {
    expect(QUIZZES.map(({ link }) => parseQuiz(link))).toEqual(QUIZZES.map(({ quiz }) => ({ quiz, isCurrent: false })));
    for (const { quiz } of QUIZZES) {
      expect(parseQuiz(formatQuiz(quiz))).toEqual({ quiz, isCurrent: true });
      expect(questionsOf(quiz)).toHaveLength(quiz.length);
    }
  });

  test('to quizzes with a title and an author are read with both', () => {
    const named = publishedData('named-quiz-links.json') as { link: string; result: string; quiz: Quiz }[];
    for (const { link, result, quiz } of named) {
      expect(parseQuiz(`#${link}`)?.quiz).toEqual(quiz);
      expect(parseResult(`#${result}`)).toMatchObject({ quiz, right: 8, seconds: 95 });
    }
  });

  test('to results of such quizzes still show them', () => {
    expect(QUIZZES.map(({ result }) => parseResult(result))).toEqual(
      QUIZZES.map(({ quiz }) => ({ quiz, isCurrent: false, right: 3, seconds: 95 })),
    );
  });
});
