import { fill } from '../../../i18n/strings.ts';
import type { LinkedResult } from '../../../quizzes/quiz/result.ts';
import { takeQuiz, takeSuchQuiz } from '../../../stores/practice/begin.ts';
import { $result } from '../../../stores/practice/running.ts';
import { QuizSettings } from './QuizSettings.tsx';
import { sayPace } from './say-pace.ts';
import { useStrings } from '../../widgets/questions/strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

/** A result from a link, to read or print. It says that nobody has verified it. */
export function ResultPage({ result: { quiz, right, seconds, isCurrent } }: { readonly result: LinkedResult }) {
  const heading = useFocusOnce<HTMLHeadingElement>();
  const { words, lang } = useStrings();
  const { practice } = words;
  const pace = sayPace(seconds / quiz.length, lang);
  return (
    <section class="ending" aria-labelledby="practice-result">
      <h2 id="practice-result" tabIndex={-1} ref={heading}>
        {fill(practice.score, { right, of: quiz.length })}
      </h2>
      <p>
        <QuizSettings quiz={quiz} /> · {fill(practice[quiz.length === 1 ? 'pace.one' : 'pace'], { n: pace })}
      </p>
      <p class="hint">{practice['result.unchecked']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => (isCurrent ? takeQuiz : takeSuchQuiz)(quiz)}>
          {practice[isCurrent ? 'result.take' : 'quiz.such']}
        </button>
        <button type="button" class="button quiet" onClick={() => $result.set(undefined)}>
          {practice.map}
        </button>
      </div>
    </section>
  );
}
