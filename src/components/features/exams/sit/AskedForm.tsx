import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { blanksIn, readAnswer } from '../../../../quizzes/exams/forms/index.ts';
import type { Stage } from '../../../../quizzes/session/stages.ts';
import { AnswerForm } from '../../../widgets/questions/AnswerForm.tsx';
import { useOneTap } from '../../../widgets/questions/use-one-tap.ts';
import { AuthoredForm } from '../authored/AuthoredForm.tsx';
import type { Question } from '../../../../quizzes/games/question.ts';
import { sayPart } from '../asked/say-part.ts';
import { viewByForm } from '../asked/views.tsx';
import { useExamStrings } from '../strings.ts';

/** An exam leaves every step to the candidate. */
const EVERYTHING: Stage = 4;

/** A message below the form may be below the screen. */
const intoSight = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });

interface Props {
  /** The earlier answer. */
  readonly before?: unknown;
  readonly send: (given: unknown) => void;
}

/** Warns once about blank steps before it submits the answer without them. */
function SkillForm({ question, before, send }: Props & { readonly question: Question }) {
  const { words } = useExamStrings('sit');
  const { sit } = words;
  const [named, setNamed] = useState('');
  const oneTap = useOneTap(named);
  const take = ({ given }: { readonly given: unknown }): void => {
    const blanks = blanksIn(question, given)
      .map((step) => sayPart(step, words))
      .join(', ');
    if (blanks === '' || blanks === named) send(given);
    else setNamed(blanks);
  };
  return (
    <div onClickCapture={oneTap}>
      <AnswerForm
        question={question}
        stage={EVERYTHING}
        inLines={false}
        before={readAnswer(question, before)}
        send={take}
      />
      {named !== '' && (
        <p key={named} class="left-blank" role="alert" ref={intoSight}>
          {fill(sit.blanks, { steps: named, button: sit.answer })}
        </p>
      )}
    </div>
  );
}

/** The form to answer an exam question. */
export const AskedForm = viewByForm<Props>({ skill: SkillForm, authored: AuthoredForm });
