import { quizOfDay } from '../../quizzes/hand-of-day.ts';
import { parseQuestion } from '../../quizzes/link.ts';
import { parseQuiz } from '../../quizzes/quiz.ts';
import { parseResult } from '../../quizzes/result.ts';
import { replay, takeQuiz } from '../../stores/practice/begin.ts';
import { $outdated, $result } from '../../stores/practice/running.ts';
import { leave } from '../../stores/practice/session.ts';
import { todayEverywhere } from './days.ts';
import { TODAY } from './today.ts';

/**
 * Sits down to the quiz or the question that a link's fragment describes, or shows the result; a quiz whose questions can no
 * longer be made is told, with its settings; `#day=today` is the hand of the day. False where the fragment describes nothing.
 */
export function openLink(fragment: string): boolean {
  if (fragment === TODAY) {
    takeQuiz(quizOfDay(todayEverywhere()));
    return true;
  }
  const result = parseResult(fragment);
  const linked = parseQuiz(fragment);
  const question = parseQuestion(fragment);
  if (result ?? (linked && !linked.isCurrent)) {
    leave();
    $result.set(result);
    $outdated.set(linked?.quiz);
  } else if (linked) takeQuiz(linked.quiz);
  else if (question) replay([question]);
  return (result ?? linked ?? question) !== undefined;
}
