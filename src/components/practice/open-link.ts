import { parseQuestion } from '../../quizzes/link.ts';
import { parseQuiz } from '../../quizzes/quiz.ts';
import { parseResult } from '../../quizzes/result.ts';
import { replay, takeQuiz } from '../../stores/practice/begin.ts';
import { $result } from '../../stores/practice/running.ts';
import { leave } from '../../stores/practice/session.ts';

/** Sits down to the quiz or the question that a link's fragment describes, or shows the result; false where it describes none. */
export function openLink(fragment: string): boolean {
  const result = parseResult(fragment);
  const quiz = parseQuiz(fragment);
  const question = parseQuestion(fragment);
  if (result) {
    leave();
    $result.set(result);
  } else if (quiz) takeQuiz(quiz);
  else if (question) replay([question]);
  return (result ?? quiz ?? question) !== undefined;
}
