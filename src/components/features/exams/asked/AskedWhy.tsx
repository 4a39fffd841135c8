import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { Why } from '../../../widgets/questions/Why.tsx';
import { AuthoredWhy } from '../authored/AuthoredWhy.tsx';

/** Why the right answer to a question of an exam is right. */
export const AskedWhy = ({ question }: { readonly question: ExamQuestion }) =>
  isAuthored(question) ? <AuthoredWhy question={question} /> : <Why question={question} />;
