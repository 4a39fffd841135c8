import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { colon } from '../../../../i18n/signs.ts';
import { listedBook } from '../../../../engine/rulebooks/ids.ts';
import { formatCode } from '../../../../quizzes/exams/code.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { type ExamAttempt, goTo, handIn, handedOf, isClosed, openIn } from '../../../../quizzes/exams/attempt.ts';
import { changeAttempt } from '../../../../stores/exams/attempt.ts';
import { browserVault } from '../../../../stores/exams/vault.ts';
import { useRefusal } from '../../../base/answer/use-refusal.tsx';
import { SaidAsked, sayKind } from '../asked/views.tsx';
import { tokenOf } from './seat.ts';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly attempt: ExamAttempt;
  readonly invitation: Invitation;
}

/** All questions with their answers, before submission. */
export function Review({ attempt, invitation }: Props) {
  const { words, lang } = useExamStrings('sit');
  const { sit } = words;
  const [isSure, setSure] = useState(false);
  const { refuse, alert } = useRefusal();
  const heading = useRef<HTMLHeadingElement>(null);
  const { questions, answers, name } = attempt;
  const isOver = isClosed(attempt, Date.now());
  const left = openIn(attempt);
  useEffect(() => heading.current?.focus(), []);
  const give = async (): Promise<void> => {
    const now = Date.now();
    const handed = handedOf(attempt, invitation, now);
    const { game } = listedBook(invitation.blueprint.rules);
    const code = await formatCode(handed, await tokenOf(invitation, name), browserVault, game);
    changeAttempt((there) => handIn(there, code, now));
  };
  return (
    <div class="sit-review">
      <h2 id="sit-heading" tabIndex={-1} ref={heading}>
        {sit.review}
      </h2>
      {isOver && <p role="status">{sit.over}</p>}
      <ol class="sit-answers">
        {questions.map((question, place) => {
          const what = answers[place] === undefined ? sit.answer : sit.change;
          return (
            <li key={place}>
              <span>
                {place + 1}. {sayKind(question, words)}
                {colon(lang)}
                {answers[place] === undefined ? (
                  <em>{sit.unanswered}</em>
                ) : (
                  <SaidAsked question={question} given={answers[place]} />
                )}
              </span>
              {!isOver && (
                <button
                  type="button"
                  class="plain"
                  aria-label={fill(sit['review.open'], { what, n: place + 1 })}
                  onClick={() => changeAttempt((now) => goTo(now, place))}
                >
                  {what}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      {left > 0 && <p>{fill(sit['review.left'], { n: left })}</p>}
      {alert}
      {isSure ? (
        <div class="sit-sure" role="group" aria-label={sit['hand-in']}>
          <p>{sit['hand-in.sure']}</p>
          <div class="actions">
            <button type="button" class="button" onClick={() => void give().catch(() => refuse(sit['hand-in.failed']))}>
              {sit['hand-in.yes']}
            </button>
            <button type="button" class="button quiet" onClick={() => setSure(false)}>
              {sit['hand-in.no']}
            </button>
          </div>
        </div>
      ) : (
        <div class="actions">
          <button type="button" class="button" onClick={() => setSure(true)}>
            {sit['hand-in']}
          </button>
        </div>
      )}
    </div>
  );
}
