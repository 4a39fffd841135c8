import type { Question } from '../../../quizzes/games/question.ts';
import type { Answered } from '../../../quizzes/games/answered.ts';
import { viewOf } from './practice-game.ts';

interface Props {
  readonly question: Question;
  readonly answered: Answered;
}

/** Displays an answer to a question. */
export function GivenAnswer({ question, answered: { skill, given } }: Props) {
  const { Given } = viewOf(skill);
  return <Given question={question} given={given} />;
}
