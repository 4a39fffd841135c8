import type { Quiz } from '../../../quizzes/quiz/quiz.ts';
import { takeSuchQuiz } from '../../../stores/practice/begin.ts';
import { $outdated } from '../../../stores/practice/running.ts';
import { QuizSettings } from './QuizSettings.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

/** Says that a quiz can no longer be dealt, and offers a new one with the same settings. */
export function OutdatedQuiz({ quiz }: { readonly quiz: Quiz }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const { practice } = useStrings().words;
  return (
    <section class="ending" aria-labelledby="practice-outdated">
      <h2 id="practice-outdated" tabIndex={-1} ref={heading}>
        {practice['quiz.outdated']}
      </h2>
      <p>
        <QuizSettings quiz={quiz} />
      </p>
      <p class="hint">{practice['quiz.outdated.text']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => takeSuchQuiz(quiz)}>
          {practice['quiz.such']}
        </button>
        <button type="button" class="button quiet" onClick={() => $outdated.set(undefined)}>
          {practice.map}
        </button>
      </div>
    </section>
  );
}
