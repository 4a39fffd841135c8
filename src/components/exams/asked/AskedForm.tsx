import { type ExamQuestion, isAuthored } from '../../../quizzes/exams/asked.ts';
import { AnswerForm } from '../../practice/AnswerForm.tsx';
import { AuthoredForm } from '../authored/AuthoredForm.tsx';
import type { Stage } from '../../../quizzes/sitting/stages.ts';

/** In an exam every step is left to whoever sits it. */
const EVERYTHING: Stage = 4;

interface Props {
  readonly question: ExamQuestion;
  readonly send: (given: unknown) => void;
}

/** The way to answer a question of an exam. */
export const AskedForm = ({ question, send }: Props) =>
  isAuthored(question) ? (
    <AuthoredForm question={question} send={send} />
  ) : (
    <AnswerForm question={question} stage={EVERYTHING} inLines={false} send={({ given }) => send(given)} />
  );
