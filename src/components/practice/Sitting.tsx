import { $result, type Session } from '../../stores/practice/running.ts';
import { WarmUp } from './WarmUp.tsx';
import { parseQuestion } from '../../quizzes/link.ts';
import { parseQuiz } from '../../quizzes/quiz.ts';
import { parseResult } from '../../quizzes/result.ts';
import { leave, practiseMix, practiseSkill, practiseSpeed, replay, takeQuiz } from '../../stores/practice/session.ts';
import { Asking } from './Asking.tsx';
import { ExamForm } from './ExamForm.tsx';
import { Ending } from './Ending.tsx';
import { ResultPage } from './ResultPage.tsx';
import { QuizForm } from './QuizForm.tsx';

/** A sitting, from its questions to its end. */
const Sitting = ({ session }: { readonly session: Session }) =>
  session.over ? <Ending session={session} /> : <Asking session={session} />;

/** Sits down to the quiz or the question that a link's fragment describes, or shows the result; anything else is left alone. */
function openLink(fragment: string): void {
  const quiz = parseQuiz(fragment);
  const question = quiz ? undefined : parseQuestion(fragment);
  const result = parseResult(fragment);
  if (result) {
    leave();
    $result.set(result);
  } else if (quiz) takeQuiz(quiz);
  else if (question) replay([question]);
}

/** Everything that only a sitting needs; the map of skills is there without it. */
export const desk = {
  Sitting,
  ResultPage,
  QuizForm,
  ExamForm,
  WarmUp,
  openLink,
  practiseMix,
  practiseSkill,
  practiseSpeed,
};
