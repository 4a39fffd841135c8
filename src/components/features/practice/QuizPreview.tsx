import { useState } from 'preact/hooks';
import { formatQuestion } from '../../../quizzes/games/link.ts';
import { type Quiz, questionsOf } from '../../../quizzes/quiz/quiz.ts';
import { Case } from '../../widgets/questions/Case.tsx';
import { useStrings } from '../../widgets/questions/strings.ts';

/** The questions of a quiz with their answers, folded, for its author. */
export function QuizPreview({ quiz }: { readonly quiz: Quiz }) {
  const { practice } = useStrings().words;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{practice['quiz.preview']}</summary>
      {isOpen && (
        <ol class="missed">
          {questionsOf(quiz).map((question, i) => (
            <li key={`${String(i)}/${formatQuestion(question)}`}>
              <Case question={question} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
