import { useState } from 'preact/hooks';
import { fill } from '../../../../i18n/strings.ts';
import { type ExamQuestion, isAuthored, readAnswer } from '../../../../quizzes/exams/asked.ts';
import { blanksIn } from '../../../../quizzes/exams/blanks.ts';
import type { Stage } from '../../../../quizzes/sitting/stages.ts';
import { AnswerForm } from '../../../widgets/questions/AnswerForm.tsx';
import { useOneTap } from '../../../widgets/questions/use-one-tap.ts';
import { AuthoredForm } from '../authored/AuthoredForm.tsx';
import { sayPart } from '../asked/say-part.ts';
import { useExamStrings } from '../strings.ts';

/** In an exam every step is left to whoever sits it. */
const EVERYTHING: Stage = 4;

/** What is said below a form may lie below the screen. */
const intoSight = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });

interface Props {
  readonly question: ExamQuestion;
  /** What was answered before. */
  readonly before?: unknown;
  readonly send: (given: unknown) => void;
}

/** The way to answer a question of an exam. Steps that were left blank are named once before the answer is taken without them. */
export function AskedForm({ question, before, send }: Props) {
  const { words } = useExamStrings('sit');
  const { sit } = words;
  const [named, setNamed] = useState('');
  const oneTap = useOneTap(named);
  if (isAuthored(question)) return <AuthoredForm question={question} send={send} />;
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
