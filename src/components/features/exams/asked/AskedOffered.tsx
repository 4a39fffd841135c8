import { type ExamQuestion, isAuthored } from '../../../../quizzes/exams/asked.ts';
import { viewOf } from '../../../widgets/questions/practice-game.ts';
import { AuthoredOffered } from '../authored/AuthoredOffered.tsx';

/** What the answer to a question of an exam is chosen from, where somebody without its form must have it. */
export function AskedOffered({ question }: { readonly question: ExamQuestion }) {
  if (isAuthored(question)) return <AuthoredOffered question={question} />;
  const { Offered } = viewOf(question.skill);
  return Offered ? (
    <p>
      <Offered question={question} />
    </p>
  ) : null;
}
