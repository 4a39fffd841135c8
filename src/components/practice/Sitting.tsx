import type { Session } from '../../stores/practice/running.ts';
import { parseQuestion } from '../../quizzes/link.ts';
import { parseQuiz } from '../../quizzes/quiz.ts';
import { practiseMix, practiseSkill, practiseSpeed, replay, takeQuiz } from '../../stores/practice/session.ts';
import { Asking } from './Asking.tsx';
import { Ending } from './Ending.tsx';
import { QuizForm } from './QuizForm.tsx';

/** A sitting, from its questions to its end. */
const Sitting = ({ session }: { readonly session: Session }) =>
  session.over ? <Ending session={session} /> : <Asking session={session} />;

/** Sits down to the quiz or the question that a link's fragment describes; anything else is left alone. */
function openLink(fragment: string): void {
  const quiz = parseQuiz(fragment);
  const question = quiz ? undefined : parseQuestion(fragment);
  if (quiz) takeQuiz(quiz);
  else if (question) replay([question]);
}

/** Everything that only a sitting needs; the map of skills is there without it. */
export const desk = { Sitting, QuizForm, openLink, practiseMix, practiseSkill, practiseSpeed };
