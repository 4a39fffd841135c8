import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { answered } from '../../../../quizzes/sitting/answered.ts';
import { SaidAnswer } from '../../../widgets/questions/SaidAnswer.tsx';
import { AuthoredSaid } from '../authored/AuthoredSaid.tsx';

interface Props {
  readonly question: ExamQuestion;
  /** An answer of the form that the question wants. */
  readonly given: unknown;
}

/** An answer to a question of an exam as one would say it. */
export const SaidAsked = ({ question, given }: Props) =>
  isAuthored(question) ? (
    <AuthoredSaid question={question} given={Number(given)} />
  ) : (
    <SaidAnswer question={question} answered={answered(question, given as never)} />
  );
