import type { Answer, Question } from '../../../quizzes/games/question.ts';
import type { Stage } from '../../../quizzes/session/stages.ts';
import { type Answered, answered } from '../../../quizzes/games/answered.ts';
import { useStrings } from './strings.ts';
import { viewOf } from './practice-game.ts';

interface Props {
  readonly question: Question;
  readonly stage: Stage;
  /** Whether to ask line by line. */
  readonly inLines: boolean;
  /** The previous answer, to start from when an answer has several steps. */
  readonly before?: Answer | undefined;
  readonly send: (answered: Answered) => void;
}

/** The answer form of a question. */
export function AnswerForm({ question, stage, inLines, before, send }: Props) {
  const { practice } = useStrings().words;
  const { Form, Sheet } = viewOf(question.skill);
  if (inLines && Sheet) return <Sheet question={question} send={(given) => send(answered(question, given as never))} />;
  return (
    <Form
      question={question}
      label={practice[`ask.${question.skill}`]}
      stage={stage}
      before={before}
      send={(given) => send(answered(question, given))}
    />
  );
}
