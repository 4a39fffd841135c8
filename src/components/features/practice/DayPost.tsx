import { fill } from '../../../i18n/strings.ts';
import { dayOfQuiz } from '../../../quizzes/quiz/hand-of-day.ts';
import { type Quiz, formatQuiz } from '../../../quizzes/quiz/quiz.ts';
import type { GradedAnswer } from '../../../quizzes/games/answered.ts';
import type { Mark } from '../../../quizzes/base/terms.ts';
import { CopyButton } from '../../widgets/questions/CopyButton.tsx';
import { sayDayOfYear } from './days.ts';
import { linkTo } from './link-to.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** How each part went, as a line to post: a part counts as right when it follows from the learner's own numbers. */
const SIGNS: Readonly<Record<Mark, string>> = { right: '✓', carried: '✓', wrong: '✗', 'not-needed': '–' };

interface Props {
  readonly quiz: Quiz;
  readonly done: readonly GradedAnswer[];
}

/** After the hand of the day: a line to post that says how it went but gives nothing away. */
export function DayPost({ quiz, done: [done] }: Props) {
  const { words, lang } = useStrings();
  const { practice } = words;
  const day = dayOfQuiz(quiz);
  if (day === undefined || !done) return null;
  const parts = done.verdict.parts.map(({ part, mark }) => `${practice[`part.${part as 'han'}`]} ${SIGNS[mark]}`);
  const line = fill(practice['day.line'], {
    day: sayDayOfYear(day, lang),
    parts: parts.join(', '),
    time: fill(practice.seconds, { n: Math.round(done.milliseconds / 1000).toLocaleString(lang) }),
  });
  const text = `${line} ${linkTo(formatQuiz(quiz))}`;
  const isShared = typeof navigator.share === 'function';
  return (
    <>
      <h3>{practice['day.post']}</h3>
      <p class="day-line">{line}</p>
      <div class="actions">
        <CopyButton class="button" label={practice['day.copy']} text={() => text} />
        {isShared && (
          // Closing the share sheet is not an error.
          <button
            type="button"
            class="button quiet"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {practice['day.share']}
          </button>
        )}
      </div>
    </>
  );
}
