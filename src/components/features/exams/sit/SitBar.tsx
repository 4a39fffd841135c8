import { fill } from '../../../../i18n/strings.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { type ExamAttempt, goTo } from '../../../../quizzes/exams/attempt.ts';
import { changeAttempt } from '../../../../stores/exams/attempt.ts';
import { TableLink } from './About.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useExamStrings } from '../strings.ts';
import { bookName } from '../../../base/words/book-name.ts';

interface Props {
  readonly attempt: ExamAttempt;
  readonly invitation: Invitation;
}

/** The bar above a question: rulebook, progress, time, and the way to all questions. */
export function SitBar({ attempt: { at, questions, ends, began, name }, invitation: { blueprint } }: Props) {
  const { sit, practice, book } = useExamStrings('sit').words;
  const count = questions.length;
  return (
    <>
      <div class="bar">
        <span>
          {name !== '' && (
            <>
              <bdi>{name}</bdi> ·{' '}
            </>
          )}
          {fill(practice.rules, { book: bookName(blueprint.rules, book) })}
        </span>
        <span id="sit-place" class="points">
          {at < count ? fill(practice.place, { n: at + 1, of: count }) : ''}
        </span>
        <TimeLeft began={began} ends={ends} />
      </div>
      <progress class="so-far" max={count} value={at} aria-label={practice.progress} />
      {at < count && (
        <div class="sit-aside">
          {blueprint.scoreTable && <TableLink rules={blueprint.rules} />}
          <button type="button" class="plain" onClick={() => changeAttempt((now) => goTo(now, count))}>
            {sit.all}
          </button>
        </div>
      )}
    </>
  );
}
