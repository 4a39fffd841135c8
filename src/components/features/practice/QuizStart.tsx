import { fill } from '../../../i18n/strings.ts';
import type { Quiz } from '../../../quizzes/quiz/quiz.ts';
import { takeQuiz } from '../../../stores/practice/begin.ts';
import { $invited } from '../../../stores/practice/running.ts';
import { QuizFacts } from './QuizFacts.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

/** The first page of a quiz from a link: what it asks, and a button to start. */
export function QuizStart({ quiz }: { readonly quiz: Quiz }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const { practice } = useStrings().words;
  return (
    <section class="ending" aria-labelledby="practice-quiz">
      <h2 id="practice-quiz" class="quiz-title" tabIndex={-1} ref={heading}>
        {quiz.title ?? practice['quiz.untitled']}
      </h2>
      {quiz.author !== undefined && <p class="quiz-title">{fill(practice['quiz.by'], { author: quiz.author })}</p>}
      <QuizFacts quiz={quiz} />
      <p class="hint">{practice['quiz.self']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => takeQuiz(quiz)}>
          {practice['quiz.begin']}
        </button>
        <button type="button" class="button quiet" onClick={() => $invited.set(undefined)}>
          {practice.map}
        </button>
      </div>
    </section>
  );
}
