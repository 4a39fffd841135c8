import { useMemo } from 'preact/hooks';
import type { Answers, Question, QuestionOf } from '../../quizzes/question.ts';
import { type NumberSkill, choicesFor } from '../../quizzes/number-choices.ts';
import type { Stage } from '../../quizzes/stages.ts';
import { type Answered, answered } from '../../stores/practice/answered.ts';
import { LimitPick } from './LimitPick.tsx';
import { NumberPick } from './NumberPick.tsx';
import { PairWaitForm } from './PairWaitForm.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { StepsForm } from './StepsForm.tsx';
import { TilePick } from './TilePick.tsx';
import { YakuForm } from './YakuForm.tsx';
import { useSpeech } from './speech.ts';

interface NumberProps {
  readonly label: string;
  readonly question: QuestionOf<NumberSkill>;
  readonly onAnswer: (n: number) => void;
}

function NumberAnswer({ question, ...rest }: NumberProps) {
  const choices = useMemo(() => choicesFor(question), [question]);
  return <NumberPick choices={choices} {...rest} />;
}

interface Props {
  readonly question: Question;
  readonly stage: Stage;
  readonly send: (answered: Answered) => void;
}

/** The way to answer a question. */
export function AnswerForm({ question, stage, send }: Props) {
  const { practice } = useSpeech().words;
  const ask = practice[`ask.${question.skill}`];
  const to =
    <Q extends Question>(asked: Q) =>
    (given: Answers[Q['skill']]): void =>
      send(answered(asked, given));
  switch (question.skill) {
    case 'indicators':
      return (
        <TilePick
          label={ask}
          several={false}
          onAnswer={([tile]) => tile !== undefined && send(answered(question, tile))}
        />
      );
    case 'waits':
      return <TilePick label={ask} several onAnswer={to(question)} />;
    case 'dora':
    case 'han':
    case 'set-fu':
    case 'fu':
      return <NumberAnswer label={ask} question={question} onAnswer={to(question)} />;
    case 'pair-wait':
      return <PairWaitForm send={to(question)} />;
    case 'limits':
      return <LimitPick label={ask} onAnswer={to(question)} />;
    case 'yaku':
      return <YakuForm question={question} send={to(question)} />;
    case 'whole':
      return <StepsForm question={question} stage={stage} send={to(question)} />;
    case 'payment':
    case 'other-rules':
      return <PaymentForm question={question} send={to(question)} />;
  }
}
