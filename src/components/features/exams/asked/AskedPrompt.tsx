import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { Prompt } from '../../../widgets/questions/Prompt.tsx';
import { AuthoredPrompt } from '../authored/AuthoredPrompt.tsx';

/** What a question of an exam shows. */
export const AskedPrompt = ({ question }: { readonly question: ExamQuestion }) =>
  isAuthored(question) ? <AuthoredPrompt question={question} /> : <Prompt question={question} />;
