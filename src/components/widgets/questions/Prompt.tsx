import type { Question } from '../../../quizzes/question.ts';
import { viewOf } from './practice-game.ts';

/** What a question shows. */
export function Prompt({ question }: { readonly question: Question }) {
  const { Prompt: Shown } = viewOf(question.skill);
  return <Shown question={question} />;
}
