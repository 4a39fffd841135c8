import type { Question } from '../../quizzes/question.ts';
import type { Stage } from '../../quizzes/sitting/stages.ts';
import { type Answered, answered } from '../../quizzes/sitting/answered.ts';
import { useSpeech } from './speech.ts';
import { viewOf } from './views.ts';

interface Props {
  readonly question: Question;
  readonly stage: Stage;
  readonly send: (answered: Answered) => void;
}

/** The way to answer a question. */
export function AnswerForm({ question, stage, send }: Props) {
  const { practice } = useSpeech().words;
  const { Form } = viewOf(question.skill);
  return (
    <Form
      question={question}
      label={practice[`ask.${question.skill}`]}
      stage={stage}
      send={(given) => send(answered(question, given))}
    />
  );
}
