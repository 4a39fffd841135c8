import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../i18n/strings.ts';
import type { Invitation } from '../../../quizzes/exams/invitation.ts';
import { type Answered, answered, solved } from '../../../quizzes/sitting/answered.ts';
import { makeQuestion } from '../../../quizzes/skills/index.ts';
import type { Question } from '../../../quizzes/question.ts';
import { AnswerForm } from '../../practice/AnswerForm.tsx';
import { SaidAnswer } from '../../practice/SaidAnswer.tsx';
import { Shown } from './Shown.tsx';
import { EVERYTHING } from './stage.ts';
import { useSpeech } from './speech.ts';

/** One question of each kind that the exam asks, the same for everybody: nobody's hand is among them. */
function trialsOf({ blueprint: { rules, parts } }: Invitation): readonly Question[] {
  const skills = [...new Set(parts.map(({ skill }) => skill))];
  return skills.flatMap((skill) => makeQuestion(skill, { rules, level: 1 }, 'trial') ?? []);
}

interface Props {
  readonly invitation: Invitation;
  readonly leave: () => void;
}

/** Questions that do not count, to see how an answer is given and how it is understood. */
export function Trial({ invitation, leave }: Props) {
  const { sit, practice } = useSpeech().words;
  const trials = useMemo(() => trialsOf(invitation), [invitation]);
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<Answered>();
  const question = trials[at];
  const isLast = at + 1 >= trials.length;
  const next = (): void => {
    setGiven(undefined);
    if (isLast) leave();
    else setAt(at + 1);
  };
  return (
    <section class="asking" aria-labelledby="sit-heading">
      <div class="bar">
        <span>{sit['trial.text']}</span>
        <span id="sit-place" class="points">
          {fill(practice.place, { n: at + 1, of: trials.length })}
        </span>
        <button type="button" class="plain" onClick={leave}>
          {sit['trial.leave']}
        </button>
      </div>
      {question && (
        <>
          <Shown question={question} isSpoken={invitation.spoken} />
          {given ? (
            <div class="answer-form" role="status">
              <p>
                {sit['trial.given']} <SaidAnswer question={question} answered={given} />
              </p>
              <p>
                {sit['trial.right']} <SaidAnswer question={question} answered={answered(question, solved(question))} />
              </p>
              <button type="button" class="button" onClick={next}>
                {isLast ? sit['trial.done'] : sit['trial.next']}
              </button>
            </div>
          ) : (
            <AnswerForm key={at} question={question} stage={EVERYTHING} inLines={false} send={setGiven} />
          )}
        </>
      )}
    </section>
  );
}
