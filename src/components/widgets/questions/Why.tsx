import type { Question } from '../../../quizzes/question.ts';
import { viewOf } from './practice-game.ts';

/** Why the right answer is right. */
export function Why({ question }: { readonly question: Question }) {
  const { Why: Reasons } = viewOf(question.skill);
  return <Reasons question={question} />;
}
