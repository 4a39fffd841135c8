import type { AuthoredQuestion } from '../../../../quizzes/exams/forms/authored-question.ts';
import { useStrings } from '../../../widgets/questions/strings.ts';
import { useTold } from './use-told.ts';

/** A blank on paper, for an authored question that has nothing to tick. */
export function AuthoredBlank({ question }: { readonly question: AuthoredQuestion }) {
  const { practice } = useStrings().words;
  const told = useTold(question);
  if (told && told.kind !== 'number') return null;
  return (
    <p class="blanks">
      <span class="blank wide">{practice['part.answer']}</span>
    </p>
  );
}
