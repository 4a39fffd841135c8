import '../quizzes/take-up-riichi.ts';
import { expect, test } from 'vitest';
import { formatQuestion } from '../../src/quizzes/games/link.ts';
import { MCR_GAME } from '../../src/quizzes/games/mcr/game.ts';
import { GENERATOR, parseQuiz, questionsOf } from '../../src/quizzes/quiz/quiz.ts';
import { registerGame } from '../../src/quizzes/games/game.ts';
import { publishedData } from './published.ts';

registerGame(MCR_GAME);

const KEPT = publishedData(`generator-${String(GENERATOR)}.json`) as { link: string; questions: string[] }[];

// A question that changes here changes in every link already sent: raise the generator's number.
test.each(KEPT)('$link asks what it asked', ({ link, questions }) => {
  const linked = parseQuiz(link);
  expect(linked?.isCurrent).toBe(true);
  expect(linked && questionsOf(linked.quiz).map(formatQuestion)).toEqual(questions);
});
