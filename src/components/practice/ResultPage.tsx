import { fill } from '../../i18n/strings.ts';
import type { Result } from '../../quizzes/result.ts';
import { takeQuiz } from '../../stores/practice/begin.ts';
import { $result } from '../../stores/practice/running.ts';
import { useSpeech } from './speech.ts';

/** A result as a link tells it, to be shown or printed; it says that nobody has checked it. */
export function ResultPage({ result: { quiz, right, seconds } }: { readonly result: Result }) {
  const { words, lang } = useSpeech();
  const { practice, book } = words;
  const pace = (seconds / quiz.length).toLocaleString(lang, { maximumFractionDigits: 1 });
  return (
    <section class="ending" aria-labelledby="practice-result">
      <h2 id="practice-result" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {fill(practice.score, { right, of: quiz.length })}
      </h2>
      <p>
        {fill(practice.rules, { book: book[quiz.rules] })} ·{' '}
        {quiz.skills.map((skill) => practice[`skill.${skill}`]).join(', ')} · {practice[`level.${quiz.level}`]} ·{' '}
        {fill(practice.pace, { n: pace })}
      </p>
      <p class="hint">{practice['result.unchecked']}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => takeQuiz(quiz)}>
          {practice['result.take']}
        </button>
        <button type="button" class="button quiet" onClick={() => $result.set(undefined)}>
          {practice.map}
        </button>
      </div>
    </section>
  );
}
