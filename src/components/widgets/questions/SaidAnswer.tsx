import type { Question } from '../../../quizzes/games/question.ts';
import type { Answered } from '../../../quizzes/games/answered.ts';
import { viewOf } from './practice-game.ts';

interface Props {
  readonly question: Question;
  readonly answered: Answered;
}

/** An answer to a question as one would say it. */
export function SaidAnswer({ question, answered: { skill, given } }: Props) {
  const { Said } = viewOf(skill);
  return <Said question={question} given={given} />;
}
