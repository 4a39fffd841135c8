import { fill } from '../../../i18n/strings.ts';
import { dayOfQuiz } from '../../../quizzes/quiz/hand-of-day.ts';
import { type Quiz, formatQuiz } from '../../../quizzes/quiz/quiz.ts';
import type { GradedAnswer } from '../../../quizzes/games/answered.ts';
import type { Mark } from '../../../quizzes/base/terms.ts';
import { CopyButton } from '../../widgets/questions/CopyButton.tsx';
import { sayDayOfYear } from './days.ts';
import { linkTo } from './link-to.ts';
import { useStrings } from '../../widgets/questions/strings.ts';

/** How each part went, in a line that may stand anywhere: a part that is right for one's own numbers is counted right. */
const SIGNS: Readonly<Record<Mark, string>> = { right: '✓', carried: '✓', wrong: '✗', 'not-needed': '–' };

interface Props {
  readonly quiz: Quiz;
  readonly done: readonly GradedAnswer[];
}

/** After the hand of a day: a line to post, which says how it went and not what is right. */
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
          // Whoever changes his mind in the list of the system has refused nothing.
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
