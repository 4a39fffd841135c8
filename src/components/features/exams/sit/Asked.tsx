import type { ExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { type ExamAttempt, answerAt, goTo } from '../../../../quizzes/exams/attempt.ts';
import { changeAttempt } from '../../../../stores/exams/attempt.ts';
import { useOneTap } from '../../../widgets/questions/use-one-tap.ts';
import { SaidAsked } from '../asked/views.tsx';
import { AskedForm } from './AskedForm.tsx';
import { Shown } from './Shown.tsx';
import { useExamStrings } from '../strings.ts';

interface Props {
  readonly attempt: ExamAttempt;
  readonly question: ExamQuestion;
  readonly invitation: Invitation;
}

/** An exam question and its form; nothing reveals whether the answer was right. */
export function Asked({ attempt: { at, answers }, question, invitation }: Props) {
  const { sit } = useExamStrings('sit').words;
  const oneTap = useOneTap(question);
  const given = answers[at];
  const go = (place: number) => () => changeAttempt((now) => goTo(now, place));
  return (
    <>
      <Shown question={question} isSpoken={invitation.spoken} />
      <div class="answer-form" onClickCapture={oneTap}>
        {given !== undefined && (
          <p>
            {sit.given} <SaidAsked question={question} given={given} />
          </p>
        )}
        <AskedForm
          question={question}
          before={given}
          send={(own) => changeAttempt((now) => answerAt(now, at, own, Date.now()))}
        />
        <div class="actions">
          {at > 0 && (
            <button type="button" class="button quiet" onClick={go(at - 1)}>
              {sit.back}
            </button>
          )}
          <button type="button" class="button quiet" onClick={go(at + 1)}>
            {given === undefined ? sit.open : sit.on}
          </button>
        </div>
      </div>
    </>
  );
}
