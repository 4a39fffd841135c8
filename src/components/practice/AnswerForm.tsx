import type { Answers, Question } from '../../quizzes/question.ts';
import { SET_FU_CHOICES } from '../../quizzes/skills/set-fu.ts';
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

const upTo = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: (to - from) / by + 1 }, (_, i) => from + i * by);
const [DORA_CHOICES, HAN_CHOICES, FU_CHOICES] = [upTo(0, 6), upTo(0, 13), [20, 25, ...upTo(30, 110, 10)]];

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
      return <NumberPick label={ask} choices={DORA_CHOICES} onAnswer={to(question)} />;
    case 'han':
      return <NumberPick label={ask} choices={HAN_CHOICES} onAnswer={to(question)} />;
    case 'set-fu':
      return <NumberPick label={ask} choices={SET_FU_CHOICES} onAnswer={to(question)} />;
    case 'fu':
      return <NumberPick label={ask} choices={FU_CHOICES} onAnswer={to(question)} />;
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
