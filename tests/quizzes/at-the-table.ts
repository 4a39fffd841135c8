import type { RiichiQuestion } from '../../src/quizzes/games/question.ts';
import { answered } from '../../src/quizzes/games/answered.ts';
import type { Session } from '../../src/quizzes/session/session.ts';
import { $session } from '../../src/stores/practice/running.ts';
import { answer } from '../../src/stores/practice/session.ts';
import type { rightAnswer } from './answers.ts';

/** The running session; throws when there is none. */
export function running(): Session {
  const session = $session.get();
  if (!session) throw new Error('no session runs');
  return session;
}

/** Answers the current question. */
export function give(answerTo: typeof rightAnswer, now?: number): void {
  const { question } = running();
  answer(answered(question, answerTo(question as RiichiQuestion)), now);
}
