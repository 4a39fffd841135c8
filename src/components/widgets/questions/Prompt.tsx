import type { Question } from '../../../quizzes/games/question.ts';
import { viewOf } from './practice-game.ts';

/** The contents of a question. */
export function Prompt({ question }: { readonly question: Question }) {
  const { Prompt: Shown } = viewOf(question.skill);
  return <Shown question={question} />;
}
