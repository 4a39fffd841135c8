import { fill } from '../../../../i18n/strings.ts';
import { type ExamAttempt, openIn } from '../../../../quizzes/exams/attempt.ts';
import { useExamStrings } from '../strings.ts';

/** Says that an earlier link asked something else, and what has become of the answers to it. */
export function Earlier({ attempt }: { readonly attempt: ExamAttempt }) {
  const { sit } = useExamStrings('sit').words;
  const of = attempt.questions.length;
  return (
    <p class="trouble sit-earlier" role="status">
      {attempt.handed ? sit['earlier.handed'] : fill(sit['earlier.begun'], { n: of - openIn(attempt), of })}{' '}
      {sit['earlier.anew']}
    </p>
  );
}
