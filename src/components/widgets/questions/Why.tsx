import type { Question } from '../../../quizzes/games/question.ts';
import { viewOf } from './practice-game.ts';

/** Why the right answer is right. */
export function Why({ question }: { readonly question: Question }) {
  const { Why: Reasons } = viewOf(question.skill);
  return <Reasons question={question} />;
}
