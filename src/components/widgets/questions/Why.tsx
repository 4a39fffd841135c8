import type { Question } from '../../../quizzes/games/question.ts';
import { viewOf } from './practice-game.ts';

/** Explains the right answer. */
export function Why({ question }: { readonly question: Question }) {
  const { Why: Reasons } = viewOf(question.skill);
  return <Reasons question={question} />;
}
