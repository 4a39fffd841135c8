import { fill } from '../../../../i18n/strings.ts';
import { dash } from '../../../../i18n/signs.ts';
import type { SeenFeedback } from '../../../../quizzes/exams/feedback.ts';
import { neededOf } from '../../../../quizzes/exams/grade.ts';
import { useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

const HUNDRED = 100;

/** The result of the sheet, as the link tells it. */
export function Outcome({ feedback: { invitation, had, passed, desk, level } }: { readonly feedback: SeenFeedback }) {
  const { words, lang } = useExamStrings('feedback');
  const { feedback: own, levels, book } = words;
  const { blueprint, title, number, attempt } = invitation;
  const points = had.flat();
  const count = points.filter(Boolean).length;
  const mark = (blueprint.passMark * HUNDRED).toLocaleString(lang, { maximumFractionDigits: 1 });
  const proof = level === 'paper' ? 'supervised' : invitation.sealed ? 'sealed' : 'link';
  return (
    <section class="outcome" aria-labelledby="outcome">
      <h2 id="outcome">{own[passed ? 'passed' : 'failed']}</h2>
      <p>
        {title !== '' && (
          <>
            <span dir="auto">{title}</span> ·{' '}
          </>
        )}
        {bookName(blueprint.rules, book)} · {fill(own.number, { n: number })}
        {blueprint.attempts > 1 && <> · {fill(own.attempt, { n: attempt })}</>}
      </p>
      <p>
        {fill(own.points, {
          had: count,
          most: points.length,
          needed: neededOf(blueprint.passMark, points.length),
          mark,
        })}
      </p>
      {desk !== 'none' && <p>{own[`desk.${desk}`]}</p>}
      <p class="hint">
        <strong>{levels[proof]}</strong>
        {dash(lang)}
        {own.told}
      </p>
    </section>
  );
}
