import { useMemo, useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import type { Invitation } from '../../../../quizzes/exams/invitation.ts';
import { ALL_SKILL_IDS } from '../../../../quizzes/base/skill-ids.ts';
import { makeQuestion } from '../../../../quizzes/games/skills.ts';
import { type ExamQuestion, solveExamQuestion } from '../../../../quizzes/exams/forms/index.ts';
import { SaidAsked } from '../asked/views.tsx';
import { trialOf } from '../authored/trial.ts';
import { AskedForm } from './AskedForm.tsx';
import { Shown } from './Shown.tsx';
import { useExamStrings } from '../strings.ts';

/** One question of each kind in the exam, the same for everybody; none of them is in the exam. */
function trialsOf({ blueprint: { rules, parts, authored = [] } }: Invitation): readonly ExamQuestion[] {
  const scenes = ALL_SKILL_IDS.filter((skill) => authored.some(({ topic }) => topic === skill));
  const skills = [...new Set([...parts.map(({ skill }) => skill), ...scenes])];
  return [
    ...skills.flatMap((skill) => makeQuestion(skill, { rules, level: 1 }, 'trial') ?? []),
    ...(authored.length > scenes.length ? [trialOf(rules)] : []),
  ];
}

interface Props {
  readonly invitation: Invitation;
  readonly leave: () => void;
}

/** Practice questions that do not count, to see how to answer and how an answer is understood. */
export function Trial({ invitation, leave }: Props) {
  const { sit, practice } = useExamStrings('sit').words;
  const trials = useMemo(() => trialsOf(invitation), [invitation]);
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState<{ readonly answer: unknown }>();
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
                {sit['trial.given']} <SaidAsked question={question} given={given.answer} />
              </p>
              <p>
                {sit['trial.right']} <SaidAsked question={question} given={solveExamQuestion(question)} />
              </p>
              <button type="button" class="button" onClick={next}>
                {isLast ? sit['trial.done'] : sit['trial.next']}
              </button>
            </div>
          ) : (
            <AskedForm key={at} question={question} send={(answer) => setGiven({ answer })} />
          )}
        </>
      )}
    </section>
  );
}
