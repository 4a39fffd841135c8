import { quizOfDay } from '../../quizzes/hand-of-day.ts';
import { parseQuestion } from '../../quizzes/link.ts';
import { parseQuiz } from '../../quizzes/quiz.ts';
import { parseResult } from '../../quizzes/result.ts';
import { replay, takeQuiz } from '../../stores/practice/begin.ts';
import { $invited, $outdated, $result } from '../../stores/practice/running.ts';
import { leave } from '../../stores/practice/session.ts';
import { todayEverywhere } from './days.ts';
import { TODAY } from './today.ts';

/**
 * Shows the quiz or the result that a link's fragment describes, or sits down to its question; a quiz whose questions can no
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
  if (result ?? linked) {
    leave();
    $result.set(result);
    $invited.set(linked?.isCurrent ? linked.quiz : undefined);
    $outdated.set(linked?.isCurrent ? undefined : linked?.quiz);
  } else if (question) replay([question]);
  return (result ?? linked ?? question) !== undefined;
}
