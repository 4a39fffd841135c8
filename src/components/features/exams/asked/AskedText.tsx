import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { useAsk } from '../../../widgets/questions/use-ask.ts';
import { AuthoredText } from '../authored/AuthoredText.tsx';

/** What a question of an exam asks for, in words. */
export function AskedText({ question }: { readonly question: ExamQuestion }) {
  const ask = useAsk(isAuthored(question) ? undefined : question);
  return isAuthored(question) ? <AuthoredText question={question} /> : <>{ask}</>;
}
